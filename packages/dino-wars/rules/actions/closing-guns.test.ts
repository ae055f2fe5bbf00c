import { nest } from '../../testing/guns';
import {
  ARMY,
  answer,
  DONE,
  dino,
  fire,
  ground,
  gun,
  HERD,
  only,
  overrun,
  rex,
  rider,
  rifle,
  scene,
  table,
  vehicle,
} from '../../testing/table';
import { bestWeapon, closingWeapons } from '../fire/closing';

const FAR = rifle('far', 110, 110);
const SPARE = rex('spare', 10, 110);

describe('a gun under attack', () => {
  test('DW-CLOSE-12 DW-CLOSE-6 a crewed machine gun fires at a dinosaur in its front, not behind it', () => {
    const front = table(rex('T', 32.4, 60), ...nest('lmg'), FAR, SPARE);
    expect(closingWeapons(front.state, 'G', 'T')).toEqual(['lmg']);
    front.does(HERD, overrun('T', 'G'));
    const events = front.does(ARMY, answer('G', 'lmg'), ['to-hit', 4, 5], ['to-hit', 6, 6]);
    expect(only(events, 'shot')).toMatchObject([
      { figure: 'G', weapon: 'lmg', window: 'closing', score: 9, hit: true },
    ]);
    expect(front.state.crewedWeapons.G?.shots).toEqual(['closing']);
    const rear = table(rex('T', 27.6, 60), ...nest('lmg'), FAR, SPARE);
    expect(closingWeapons(rear.state, 'G', 'T')).toEqual([]);
  });

  test('DW-CLOSE-6 a machine gun fires only at a dinosaur that it sees', () => {
    const wall = ground('mountain', [30.9, 50], [31, 70]);
    const { state } = scene({ terrain: [wall] }, rex('T', 32.4, 60), ...nest('lmg'), FAR, SPARE);
    expect(closingWeapons(state, 'G', 'T')).toEqual([]);
  });

  test.each(['recoilless_rifle', 'mortar', 'light_artillery', 'heavy_artillery'] as const)(
    'DW-CLOSE-7 DW-R-15 a %s never gives closing fire: the attack is rolled at once',
    (kind) => {
      const radius = { recoilless_rifle: 1, mortar: 0.6, light_artillery: 1.5, heavy_artillery: 2 }[kind];
      const { state, does } = table(rex('T', 30 + radius + 1.9, 60), ...nest(kind), FAR, SPARE);
      expect(closingWeapons(state, 'G', 'T')).toEqual([]);
      const events = does(HERD, overrun('T', 'G'), ['to-hit', 6, 6]);
      expect(only(events, 'reactionOpened')).toEqual([]);
    },
  );

  test('DW-R-16 a gun does not fire if another dinosaur is in contact with it already', () => {
    const { state } = table(rex('T', 32.4, 60), rex('U', 27.6, 60), ...nest('lmg'), FAR, SPARE);
    expect(closingWeapons(state, 'G', 'T')).toEqual([]);
  });

  test('DW-CLOSE-12 a gun does not fire without its crew, unloaded, locked or not ready', () => {
    const options = (
      change: (weapon: { loaded: boolean; locked: boolean; readyTurn: number; status: string }) => void,
      men = 2,
    ) => {
      const { state } = table(rex('T', 32.4, 60), ...nest('lmg', men), FAR, SPARE);
      if (state.crewedWeapons.G) change(state.crewedWeapons.G);
      return closingWeapons(state, 'G', 'T');
    };
    expect(options(() => {})).toEqual(['lmg']);
    expect(options(() => {}, 1)).toEqual(['lmg']);
    expect(options(() => {}, 0)).toEqual([]);
    expect(
      options((weapon) => {
        weapon.loaded = false;
      }),
    ).toEqual([]);
    expect(
      options((weapon) => {
        weapon.locked = true;
      }),
    ).toEqual([]);
    expect(
      options((weapon) => {
        weapon.readyTurn = 2;
      }),
    ).toEqual([]);
    expect(
      options((weapon) => {
        weapon.status = 'dismantled';
      }),
    ).toEqual([]);
  });

  test('DW-R-44 closing fire is the one attack of an undermanned gun', () => {
    const { state, does } = table(rex('T', 32.4, 60), ...nest('lmg', 1), FAR, SPARE);
    does(HERD, overrun('T', 'G'));
    const events = does(ARMY, answer('G', 'lmg'), ['to-hit', 6, 6], ['to-hit', 6, 6]);
    expect(only(events, 'emptied')).toHaveLength(1);
    expect(state.crewedWeapons.G?.loaded).toBe(false);
  });

  test.each([null, 'lmg'] as const)(
    'DW-CLOSE-9 DW-R-18 a gun that has answered its first attacker with %s answers no other',
    (weapon) => {
      const { state, does } = table(rex('T', 32.4, 60), ...nest('lmg'), FAR, SPARE);
      does(HERD, overrun('T', 'G'));
      does(ARMY, answer('G', weapon), ...(weapon === null ? [] : [['to-hit', 6, 6] as const]), ['to-hit', 6, 6]);
      expect(state.crewedWeapons.G?.overrun).toBe(true);
      const later = table(rex('T', 32.4, 60), ...nest('lmg'), FAR);
      expect(closingWeapons(later.state, 'G', 'T')).toEqual(['lmg']);
      if (later.state.crewedWeapons.G) later.state.crewedWeapons.G.overrun = true;
      expect(closingWeapons(later.state, 'G', 'T')).toEqual([]);
    },
  );

  test('DW-CREW-6 DW-SEC-3 DW-R-20 after closing fire neither gun nor crew fire in phase 5, and the crew fire no weapon of their own', () => {
    const { state, does, says } = table(
      rex('T', 32.4, 60),
      dino('brachiosaurus', 'B', 110, 100),
      ...nest('lmg'),
      FAR,
      SPARE,
    );
    does(HERD, overrun('T', 'G'));
    does(ARMY, answer('G', 'lmg'), ['to-hit', 6, 6], ['to-hit', 6, 6]);
    does(HERD, DONE);
    expect(state.phase).toBe('regular-fire');
    expect(says(ARMY, fire('c1', 'rifle', 'T'))).toBe('DW-CREW-6 CREW_LOCKED');
    const { state: late, says: then } = scene(
      { phase: 'secondary-fire' },
      dino('brachiosaurus', 'B', 45, 60),
      ...nest('lmg'),
      FAR,
      rex('near', 100, 110),
    );
    late.crewedWeapons.G?.shots.push('closing');
    expect(then(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-SEC-3 CLOSING_FIRE_USED');
  });

  test('DW-BUDGET-2 a gun may give closing and regular fire', () => {
    const { state, does, says } = table(
      rex('T', 32.4, 60, { lifePoints: 2 }),
      dino('brachiosaurus', 'B', 45, 60),
      ...nest('lmg'),
      FAR,
      SPARE,
    );
    does(HERD, overrun('T', 'G'));
    does(ARMY, answer('G', 'lmg'), ['to-hit', 1, 1]);
    does(HERD, DONE);
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('legal');
    expect(state.crewedWeapons.G?.shots).toEqual(['closing']);
  });
});

describe('a crewman under attack', () => {
  test('DW-CLOSE-13 DW-R-15 a crewman fires their own weapon, or the machine gun that they serve', () => {
    const { state, does } = table(rex('T', 31.6, 63.1), ...nest('hmg'), FAR, SPARE);
    expect(closingWeapons(state, 'c1', 'T')).toEqual(['rifle', 'hmg']);
    does(HERD, overrun('T', 'c1'));
    expect(state.reactions).toMatchObject([{ target: 'c1', weapons: ['rifle', 'hmg'] }]);
    const [shot] = only(does(ARMY, answer('c1', 'hmg'), ['to-hit', 6, 6], ['to-hit', 6, 6]), 'shot');
    expect(shot).toMatchObject({ figure: 'G', weapon: 'hmg', window: 'closing', score: 9 });
    expect(state.crewedWeapons.G?.shots).toEqual(['closing']);
    expect(state.soldiers).toMatchObject({ c1: { shots: [], locked: true, overrun: true }, c2: { locked: true } });
  });

  test('DW-R-15 a crewman fires the gun only if the dinosaur is in its arc and sight, and it is unlocked and has not had its closing fire', () => {
    const list = (
      x: number,
      change: (weapon: { locked: boolean; shots: string[]; overrun: boolean }) => void = () => {},
    ) => {
      const { state } = table(rex('T', x, 63.1), ...nest('hmg'), FAR, SPARE);
      if (state.crewedWeapons.G) change(state.crewedWeapons.G);
      return closingWeapons(state, 'c1', 'T');
    };
    expect(list(31.6)).toEqual(['rifle', 'hmg']);
    expect(list(28.4)).toEqual(['rifle']);
    expect(
      list(31.6, (weapon) => {
        weapon.locked = true;
      }),
    ).toEqual(['rifle']);
    expect(
      list(31.6, (weapon) => {
        weapon.shots.push('closing');
      }),
    ).toEqual(['rifle']);
    expect(
      list(31.6, (weapon) => {
        weapon.overrun = true;
      }),
    ).toEqual(['rifle']);
  });

  test("DW-R-43 DW-CREW-7 a crewman's own shot silences the gun, even if they die in the attack", () => {
    const { state, does } = table(rex('T', 31.6, 63.1), ...nest('hmg'), FAR, SPARE);
    does(HERD, overrun('T', 'c1'));
    does(ARMY, answer('c1', 'rifle'), ['to-hit', 6, 6], ['to-hit', 1, 1]);
    expect(state.soldiers.c1?.alive).toBe(false);
    expect(state.crewedWeapons.G).toMatchObject({ locked: true, crew: ['c2'] });
  });

  test('DW-CREW-6 a crewman whose gun has fired gives no answer', () => {
    const { state } = table(rex('T', 31.6, 63.1), ...nest('hmg'), FAR, SPARE);
    const c1 = state.soldiers.c1;
    if (c1) c1.locked = true;
    if (state.crewedWeapons.G) state.crewedWeapons.G.shots.push('closing');
    expect(closingWeapons(state, 'c1', 'T')).toEqual([]);
  });

  test('DW-R-15 a crewman of a gun that gives no closing fire has only their own weapon', () => {
    const { state } = table(rex('T', 31.5, 63), ...nest('mortar'), FAR, SPARE);
    expect(closingWeapons(state, 'c1', 'T')).toEqual(['rifle']);
  });
});

describe('a vehicle under attack', () => {
  const jeep = (more: Parameters<typeof vehicle>[4] = {}) => [
    vehicle('jeep', 'V', 30, 60, { mg: 'lmg', ...more }),
    rider('V', 0, 'p0'),
    rider('V', 1, 'p1'),
  ];

  test('DW-CLOSE-8 a vehicle fires its machine gun at a dinosaur that it sees in front', () => {
    const { state, does } = table(rex('T', 33.4, 60), ...jeep(), FAR, SPARE);
    does(HERD, overrun('T', 'V'));
    expect(state.reactions).toMatchObject([{ target: 'V', weapons: ['lmg'] }]);
    const [shot] = only(does(ARMY, answer('V', 'lmg'), ['to-hit', 4, 5], ['to-hit', 6, 6]), 'shot');
    expect(shot).toMatchObject({ figure: 'V', weapon: 'lmg', window: 'closing', hit: true });
    expect(state.vehicles.V?.mg?.shots).toEqual(['closing']);
  });

  test('DW-CLOSE-8 a vehicle fires neither behind its gun nor without a gunner', () => {
    expect(closingWeapons(table(rex('T', 26.6, 60), ...jeep(), FAR).state, 'V', 'T')).toEqual([]);
    expect(closingWeapons(table(rex('T', 26.6, 60), ...jeep({ gunFacing: 180 }), FAR).state, 'V', 'T')).toEqual([
      'lmg',
    ]);
    expect(closingWeapons(table(rex('T', 33.4, 60), ...jeep().slice(0, 2), FAR).state, 'V', 'T')).toEqual([]);
  });

  test('DW-CLOSE-7 DW-CLOSE-14 neither a cannon nor the people aboard give closing fire', () => {
    const car = [
      vehicle('armored_car', 'V', 30, 60, { cannon: true }),
      ...[0, 1, 2, 3].map((seat) => rider('V', seat, `p${seat}`)),
    ];
    const { state } = table(rex('T', 34.2, 60), ...car, FAR, SPARE);
    expect(closingWeapons(state, 'V', 'T')).toEqual([]);
  });

  test('DW-R-27 another dinosaur in contact does not silence the machine gun of a vehicle', () => {
    expect(closingWeapons(table(rex('T', 33.4, 60), rex('U', 26.6, 60), ...jeep(), FAR).state, 'V', 'T')).toEqual([
      'lmg',
    ]);
  });
});

test.each([
  ['DW-CLOSE-5 a grenade', answer('c1', 'grenade'), 'DW-CLOSE-5'],
  ['DW-CLOSE-7 a mortar', answer('c1', 'mortar'), 'DW-CLOSE-7'],
  ['DW-SIDE-4 a machine gun that the vehicle does not have', answer('c1', 'lmg'), 'DW-SIDE-4'],
  ['DW-CLOSE-8 another gun than the mounted one', answer('V', 'hmg'), 'DW-CLOSE-8'],
  ['DW-CLOSE-14 a rifle from aboard', answer('V', 'rifle'), 'DW-CLOSE-14'],
] as const)('%s gives no answer', (_, intent, expected) => {
  const jeep = [vehicle('jeep', 'V', 70, 60, { mg: 'lmg' }), rider('V', 1, 'p1')];
  const { does, says } = table(rex('T', 31.5, 63), rex('U', 73.4, 60), ...nest('mortar'), ...jeep, FAR);
  does(HERD, overrun('T', 'c1'));
  does(HERD, overrun('U', 'V'));
  expect(says(ARMY, intent)).toBe(expected);
});

describe('a crewman away from their gun', () => {
  /** c1 and c2 serve the machine gun, and T attacks one of them. c3 is in the crew, but far away in contact with U. */
  const apart = () =>
    table(
      ...[rex('T', 33.7, 60), rex('U', 80, 60), FAR, gun('hmg', 'G', 30, 60), rifle('c1', 30, 61.3, { crewOf: 'G' })],
      ...[rifle('c2', 31.3, 60, { crewOf: 'G' }), rifle('c3', 82.4, 60, { crewOf: 'G' })],
    );

  test('DW-R-17 does not silence the gun by default either', () => {
    const { state, does } = apart();
    expect(bestWeapon(state, 'c3', 'U', ['rifle'])).toBeNull();
    does(HERD, overrun('T', 'c2'));
    does(ARMY, answer('c2', null), ['to-hit', 6, 6]);
    if (state.crewedWeapons.G) state.crewedWeapons.G.locked = true;
    expect(bestWeapon(state, 'c3', 'U', ['rifle'])).toBe('rifle');
  });

  test('DW-R-24 DW-INV-4 counts as one with the gun, so that not both of them fire', () => {
    const { state, does, says } = apart();
    does(HERD, overrun('T', 'c2'));
    expect(says(HERD, overrun('U', 'c3'))).toBe('DW-R-24 REACTION_PENDING');
    does(ARMY, answer('c2', 'hmg'), ['to-hit', 6, 6], ['to-hit', 6, 6]);
    does(HERD, overrun('U', 'c3'), ['to-hit', 6, 6]);
    expect(state.soldiers.c3?.shots).toEqual([]);
  });
});
