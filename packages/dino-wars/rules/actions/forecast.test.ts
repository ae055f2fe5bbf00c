import { type Frozen, frozen } from '@dwo/kernel';
import {
  ARMY,
  armed,
  dino,
  ground,
  gun,
  HERD,
  overrun,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  table,
  vehicle,
} from '../../testing/table';
import type { Fire } from '../intents';
import type { State } from '../state';
import { chainOdds, volleyAt, volleyOdds } from './forecast';

const at7 = 21 / 36;

function shots(target: string, ...firers: [figure: string, weapon: Fire['weapon']][]): Fire[] {
  return firers.map(([figure, weapon]) => ({ type: 'fire', figure, weapon, target, spotter: null }));
}

function volley(state: State, ...list: Parameters<typeof shots>) {
  return volleyOdds(frozen(state) as Frozen<State>, ARMY, list[0], shots(...list));
}

/** Returns the shots of a whole army's volley at a dinosaur: figures and weapons. */
function taking(state: State, target: string, seat = ARMY): string[] {
  return volleyAt(frozen(state), seat, target).map(({ figure, weapon }) => `${figure} ${weapon}`);
}

function chain(state: State, first: string) {
  return chainOdds(frozen(state) as Frozen<State>, HERD, 'T', first);
}

test('DW-ATK-3 a volley is its shots one after the other, each rolled by itself', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('dimetrodon', 'D', 20, 20, { lifePoints: 2 }),
    rifle('A', 30, 20),
    rifle('B', 20, 30),
  );
  const { shots: taken, kill, lost } = volley(state, 'D', ['A', 'rifle'], ['B', 'rifle']);
  expect(taken).toBe(2);
  expect(kill).toBeCloseTo(at7 * at7, 12);
  expect(lost).toBeCloseTo(2 * at7, 12);
});

test('DW-AUTO-2 an automatic kill counts, and no shot is fired at a dead target', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('brachiosaurus', 'D', 20, 20),
    armed('bazooka', 'A', 30, 20),
    rifle('B', 30, 25),
  );
  const { kill, lost } = volley(state, 'D', ['A', 'bazooka'], ['B', 'rifle']);
  expect(kill).toBeCloseTo(1 / 36, 12);
  expect(lost).toBeCloseTo(32 / 36 + (14 / 36) * 3 + (35 / 36) * at7, 10);
});

test('a shot that is refused is left out', () => {
  const { state } = scene(
    { phase: 'regular-fire' },
    dino('dimetrodon', 'D', 20, 20),
    rifle('A', 30, 20),
    rifle('B', 100, 100),
  );
  expect(volley(state, 'D', ['A', 'rifle'], ['B', 'rifle']).shots).toBe(1);
});

describe('a volley counts the shots that are fired, not those that are legal at first', () => {
  const BRACHIOSAURUS = dino('brachiosaurus', 'D', 40, 20);
  const all = (state: State) =>
    volleyOdds(frozen(state) as Frozen<State>, ARMY, 'D', volleyAt(frozen(state), ARMY, 'D'));

  test('DW-CREW-6 a gun that fires silences its crew', () => {
    const crew = [rifle('c1', 18.7, 20, { crewOf: 'G' }), rifle('c2', 20, 21.3, { crewOf: 'G' })];
    const { state } = scene({ phase: 'regular-fire' }, BRACHIOSAURUS, gun('hmg', 'G', 20, 20), ...crew);
    expect(taking(state, 'D')).toHaveLength(3);
    expect(all(state).shots).toBe(1);
    expect(all(scene({ phase: 'regular-fire' }, BRACHIOSAURUS, rifle('r', 40, 30)).state).shots).toBe(1);
  });

  test('DW-OPT-MFIRE-1 two passengers fire, not four', () => {
    const people = [1, 2, 3, 4].map((seat) => rider('V', seat, `p${seat}`));
    const about: Scene = { phase: 'regular-fire', optional: ['moving_fire'] };
    const { state } = scene(about, BRACHIOSAURUS, vehicle('truck', 'V', 30, 20), ...people);
    expect(taking(state, 'D')).toHaveLength(4);
    expect(all(state).shots).toBe(2);
  });

  test('DW-ATK-3 all shots count, although the first may kill', () => {
    const { state } = scene(
      { phase: 'regular-fire' },
      dino('dimetrodon', 'D', 20, 20, { lifePoints: 1 }),
      ...[rifle('A', 30, 20), rifle('B', 20, 30), rifle('C', 10, 20)],
    );
    expect(all(state).shots).toBe(3);
  });
});

test('DW-OVER-6 a chain goes on after a success and ends with the first failure', () => {
  // An attack score of 10 hits in 33 of 36. The soldiers hold fire, so only the attacks count.
  const hold = { order: 'hold' } as const;
  const { state } = table(
    rex('T', 20, 20),
    rifle('A', 24, 20, hold),
    rifle('B', 29, 20, hold),
    rifle('C', 34, 20, hold),
    rifle('D', 60, 20, hold),
  );
  const { kills, dies, leftCi } = chainOdds(frozen(state), HERD, 'T', 'A');
  const p = 33 / 36;
  expect(kills).toHaveLength(3);
  [p, p * p, p * p * p].forEach((chance, i) => {
    expect(kills[i]).toBeCloseTo(chance, 12);
  });
  expect(dies).toBe(0);
  expect(leftCi).toBeGreaterThan(0);
});

test('DW-CLOSE-11 closing fire may kill a dinosaur during its chain', () => {
  const { state } = table(rex('T', 20, 20, { lifePoints: 1 }), rifle('A', 24, 20), rifle('B', 29, 20));
  const { kills, dies } = chainOdds(frozen(state), HERD, 'T', 'A');
  const bite = (1 - at7) * (33 / 36);
  expect(kills[0]).toBeCloseTo(bite, 12);
  expect(kills[1]).toBeCloseTo(bite * bite, 12);
  expect(dies).toBeCloseTo(at7 + bite * at7, 12);
});

test('DW-R-13 a swimmer keeps no more movement for an overrun than it costs at its place', () => {
  const figures = (kind: 'shallow_water' | 'woods') =>
    [
      { terrain: [ground(kind, [0, 0], [60, 60])] },
      dino('deinosuchus', 'D', 20, 20),
      rifle('A', kind === 'woods' ? 33.8 : 44.8, 20, { order: 'hold' }),
      rifle('B', 90, 90),
    ] as const;
  const odds = (kind: 'shallow_water' | 'woods') => {
    return chainOdds(frozen(scene(...figures(kind)).state), HERD, 'D', 'A');
  };
  expect(odds('shallow_water').kills).toEqual([expect.closeTo(30 / 36, 12)]);
  expect(odds('woods').kills).toEqual([0]);
});

describe('a volley takes', () => {
  const FIRE = { phase: 'regular-fire' } as const;

  test.each<[string, ReturnType<typeof rifle>[], string[]]>([
    [
      'every figure that can fire at it, the highest expected damage first',
      [rifle('A', 30, 20), armed('bazooka', 'B', 20, 30), rifle('C', 100, 100), armed('smg', 'E', 20, 29)],
      ['E smg', 'B bazooka', 'A rifle'],
    ],
    [
      'the better weapon of one soldier',
      [rifle('A', 24, 20, { rank: 'hero', weapon: 'bazooka' }), rifle('B', 20, 29)],
      ['A grenade', 'B rifle'],
    ],
    ['the earlier of two equal weapons', [rifle('A', 28, 20, { rank: 'nco', weapon: 'pistol' })], ['A rifle']],
  ])('%s', (_, people, expected) => {
    const { state } = scene(FIRE, dino('brachiosaurus', 'D', 20, 20), rex('T', 20, 60), ...people);
    expect(taking(state, 'D')).toEqual(expected);
    expect(taking(state, 'T')).toEqual([]);
  });

  test('DW-FIRE-6 every mount of a vehicle', () => {
    const { state } = scene(
      FIRE,
      dino('brachiosaurus', 'D', 40, 20),
      vehicle('tank', 'V', 20, 20, { mg: 'lmg', cannon: true }),
      ...[0, 1, 2, 3].map((seat) => rider('V', seat, `R${seat}`)),
    );
    expect(taking(state, 'D')).toEqual(['V light_artillery', 'V lmg']);
  });

  test('DW-R-98 the figures of one player, in a phase of fire', () => {
    const figures = [dino('brachiosaurus', 'D', 20, 20), rifle('A', 27, 20), rifle('B', 20, 27, { owner: 2 })];
    const sides = ['army', 'dinosaurs', 'army'] as const;
    const { state } = scene({ ...FIRE, sides }, ...figures);
    expect([taking(state, 'D'), taking(state, 'D', 2), taking(state, 'D', HERD)]).toEqual([
      ['A rifle'],
      ['B rifle'],
      [],
    ]);
    expect(taking(scene({ phase: 'army-movement', sides }, ...figures).state, 'D')).toEqual([]);
  });

  test('at most 24 shots, the best ones', () => {
    const crowd = Array.from({ length: 24 }, (_, i) => rifle(`S${i}`, 10 + i, 30));
    const { state } = scene(FIRE, dino('brachiosaurus', 'D', 20, 20), ...crowd, armed('automatic_rifle', 'Z', 20, 12));
    const found = taking(state, 'D');
    expect(found).toHaveLength(24);
    expect(found[0]).toBe('Z automatic_rifle');
    expect(found).not.toContain('S23 rifle');
  });
});

describe('DW-OPT-FIC-1 stray shots', () => {
  const FIC: Scene = { phase: 'regular-fire', optional: ['fire_into_combat'] };
  const miss = 1 - at7;
  const strays = 6 / 36;

  test('kill a soldier, or damage a vehicle, in a share of the misses', () => {
    const soldier = scene(FIC, dino('brachiosaurus', 'D', 20, 20), rifle('A', 30, 20), rifle('F', 20, 23.4));
    expect(soldier.state.dinosaurs.D?.lifePoints).toBe(32);
    const truck = scene(FIC, rex('D', 20, 20), rifle('A', 30, 20), vehicle('truck', 'V', 20, 24.6));
    for (const { state } of [soldier, truck]) {
      expect(volley(state, 'D', ['A', 'rifle'])).toEqual({
        shots: 1,
        kill: 0,
        lost: expect.closeTo(at7, 12),
        astray: expect.closeTo(miss * strays, 12),
      });
    }
    const nobody = scene(FIC, rex('D', 20, 20), rifle('A', 30, 20), vehicle('truck', 'V', 20, 24.8));
    expect(volley(nobody.state, 'D', ['A', 'rifle']).astray).toBe(0);
  });

  test('DW-CAS-3 survivors of a wreck are placed, and the volley goes on', () => {
    const { state } = scene(
      FIC,
      rex('D', 20, 20),
      rifle('A', 30, 20),
      rifle('B', 30, 22),
      vehicle('truck', 'V', 20, 24.6, { structurePoints: 1 }),
      rider('V', 0, 'R'),
    );
    const { lost, astray } = volley(state, 'D', ['A', 'rifle'], ['B', 'rifle']);
    expect(lost).toBeCloseTo(2 * at7, 12);
    // The second shot can stray to nobody if the truck is gone and its driver dead. A driver who lives stands where it was, out
    // of contact.
    expect(astray).toBeCloseTo(1 - (1 - miss * strays) ** 2, 12);
  });
});

test('DW-OPT-RAGE-1 a dinosaur at 0 life points is dead only once it fails to rage', () => {
  const about: Scene = { phase: 'regular-fire', optional: ['dino_rage'] };
  const { state } = scene(about, dino('dimetrodon', 'D', 20, 20, { lifePoints: 1 }), rifle('A', 30, 20));
  // It attacks at 9, so 7 or less on two dice, 21 of 36, is luck.
  expect(volley(state, 'D', ['A', 'rifle'])).toEqual({
    shots: 1,
    kill: expect.closeTo((at7 * 15) / 36, 12),
    lost: expect.closeTo(at7, 12),
    astray: 0,
  });
});

describe('a chain', () => {
  const bites = 33 / 36;
  const HOLD = { order: 'hold' } as const;
  const powers = (most: number) => Array.from({ length: most }, (_, i) => expect.closeTo(bites ** (i + 1), 12));

  test('looks four targets ahead', () => {
    // All are in contact: each overrun costs 2" of 18", and no path.
    const places = [
      [22.4, 20],
      [20, 22.4],
      [17.6, 20],
      [20, 17.6],
      [21.7, 21.7],
    ] as const;
    const { state } = table(rex('T', 20, 20), ...places.map(([x, y], i) => rifle(`S${i}`, x, y, HOLD)));
    const { kills, dies, leftCi } = chain(state, 'S0');
    expect(kills).toEqual(powers(4));
    expect(dies).toBe(0);
    // 10" of 18" are left if all succeed; a failure ends its move.
    expect(leftCi).toBe(Math.round(1000 * bites ** 4));
  });

  test('DW-R-22 counts vehicles and weapons as well as soldiers, but none who were dead before', () => {
    const truck = vehicle('truck', 'V', 20, 24.6, { structurePoints: 1, ...HOLD });
    const before = table(
      ...[rex('T', 20, 20), rifle('S', 22.4, 20, HOLD), truck, gun('light_artillery', 'G', 20, 16.6, HOLD)],
      rifle('far', 100, 100),
    );
    before.does(HERD, overrun('T', 'S'), ['to-hit', 1, 1]);
    const { kills } = chain(before.state, 'V');
    expect(kills).toEqual(powers(2));
  });

  test('DW-CAS-1 DW-R-56 a driver who survives is the next target', () => {
    const truck = vehicle('truck', 'V', 20, 24.6, { structurePoints: 1, ...HOLD });
    const { state } = table(rex('T', 20, 20), truck, rider('V', 0, 'D', HOLD), rifle('far', 100, 100));
    expect(chain(state, 'V').kills).toEqual([expect.closeTo(bites, 12), expect.closeTo(bites * at7 * bites, 12)]);
  });

  test.each([
    // 18" less 12" and 2" of path are just enough for two overruns.
    [[34.4, 36.4], 2, 0],
    // 2" are left when it is there, which is the cost of an overrun.
    [[38.4], 1, 0],
    [[38.41], 0, 1800],
  ])('DW-OVER-1 DW-OVER-3 goes where 2" are left: soldiers at %j', (places, most, left) => {
    const { state } = table(rex('T', 20, 20), ...places.map((x, i) => rifle(`S${i}`, x, 20, HOLD)));
    const { kills, leftCi } = chain(state, 'S0');
    expect(kills).toEqual(most === 0 ? [0] : powers(most));
    expect(leftCi).toBe(left);
  });

  test('DW-CLOSE-4 the asked player answers with the best weapon, whatever their seat', () => {
    const sides = ['dinosaurs', 'army'] as const;
    const mine = { owner: 1 };
    const figures = [
      rex('T', 20, 20, { owner: 0, lifePoints: 1 }),
      rifle('A', 22.4, 20, mine),
      rifle('B', 60, 60, mine),
    ];
    const { state } = scene({ sides }, ...figures);
    const { kills, dies } = chainOdds(frozen(state) as Frozen<State>, 0, 'T', 'A');
    expect(kills).toEqual([expect.closeTo((1 - at7) * bites, 12)]);
    expect(dies).toBeCloseTo(at7, 12);
  });

  const far = rifle('far', 100, 100);

  test('DW-R-24 leaves the overruns of other dinosaurs to their players', () => {
    const figures = [rex('T', 60, 20), rex('U', 20, 20), rifle('A', 22.4, 20), rifle('B', 62.4, 20, HOLD), far];
    const { does, state } = table(...figures);
    const before = chain(state, 'B');
    expect(before.kills).toEqual(powers(1));
    does(HERD, overrun('U', 'A'));
    expect(chain(state, 'B')).toEqual(before);
  });

  test('DW-R-24 DW-R-22 leaves them alone while survivors are placed too', () => {
    const truck = vehicle('truck', 'V', 20, 24.6, { structurePoints: 1, ...HOLD });
    const driven = [rex('T', 20, 20), truck, rider('V', 0, 'D', HOLD)];
    const { does, state } = table(...driven, rex('U', 32.4, 20), rifle('A', 30, 20), far);
    does(HERD, overrun('U', 'A'));
    expect(chain(state, 'V').kills).toEqual([expect.closeTo(bites, 12), expect.closeTo(bites * at7 * bites, 12)]);
  });

  test('DW-OPT-FIC-2 does not count figures that closing fire hits', () => {
    const hero = rifle('H', 20, 22.4, { rank: 'hero', ...HOLD });
    const figures = [rex('T', 20, 20), rex('U', 20, 24.8), hero, rifle('E', 22.4, 20, { order: 'fire-best' }), far];
    const { does, state } = scene({ optional: ['fire_into_combat'] }, ...figures);
    // H has been overrun and lives.
    does(HERD, overrun('U', 'H'), ['to-hit', 1, 1], ['luck', 1, 1]);
    const unlucky = 6 / 36;
    const strays = (1 - at7) * (6 / 36) * unlucky;
    const { kills } = chain(state, 'E');
    expect(kills).toEqual([expect.closeTo(bites, 12), expect.closeTo(bites * (1 - strays) * bites * unlucky, 12)]);
  });

  test('DW-OPT-CHARGE-2 uses the charge for the next target too', () => {
    const places = [rifle('A', 38.4, 20, HOLD), rifle('B', 36, 22.44, HOLD), far];
    const { state } = scene({ optional: ['dino_charge'] }, rex('T', 20, 20), ...places);
    // 16" of path and 2" for the first overrun are its 18"; the 2" of the charge pay for the second.
    expect(chain(state, 'A').kills).toEqual(powers(2));
  });

  test.each([
    // 12" in water are worth 24"; an overrun there costs 1" of them.
    [44.8, 1],
    [45.1, 0],
  ])('DW-R-13 pays 1" for an overrun in water: a soldier at %d', (x, most) => {
    const terrain = [ground('shallow_water', [0, 0], [60, 60])];
    const { state } = scene({ terrain }, dino('deinosuchus', 'T', 20, 20), rifle('A', x, 20, HOLD), far);
    const { kills } = chain(state, 'A');
    expect(kills).toEqual([most === 0 ? 0 : expect.closeTo(30 / 36, 12)]);
  });

  test.each([
    [29.4, 1],
    [31.4, 0],
  ])('DW-OVER-3 pays 2" for an overrun on the shore: a soldier at %d', (x, most) => {
    const terrain = [ground('shallow_water', [0, 0], [21, 60])];
    const { state } = scene({ terrain }, dino('deinosuchus', 'T', 20, 20), rifle('A', x + 2.8, 20, HOLD), far);
    const { kills } = chain(state, 'A');
    expect(kills).toEqual([most === 0 ? 0 : expect.closeTo(30 / 36, 12)]);
  });
});
