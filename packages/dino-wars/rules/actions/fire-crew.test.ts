import { BIG, battery, CREW, WAITING } from '../../testing/guns';
import {
  ARMY,
  answer,
  DONE,
  fire,
  type Game,
  gun,
  HERD,
  move,
  only,
  overrun,
  rex,
  rifle,
  scene,
} from '../../testing/table';
import type { CrewedKind } from '../data/weapons';

const REGULAR = { phase: 'regular-fire' } as const;

describe('the crew of a weapon', () => {
  test('DW-CREW-2 a weapon with its minimum crew fires all its attacks and stays loaded', () => {
    const { state, does } = battery('lmg', 20);
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(state.crewedWeapons.G).toMatchObject({ shots: ['regular', 'secondary'], loaded: true });
  });

  test.each(Object.entries(CREW) as [CrewedKind, number][])(
    'DW-CREW-2 DW-CREW-3 DW-R-44 a %s stays loaded with a crew of %s, and is empty after one shot with one less',
    (kind, men) => {
      const full = battery(kind, 22);
      full.does(ARMY, fire('G', kind, 'B'), ['to-hit', 6, 6]);
      expect(full.state.crewedWeapons.G?.loaded).toBe(true);
      const few = battery(kind, 22, men - 1);
      const events = few.does(ARMY, fire('G', kind, 'B'), ['to-hit', 6, 6]);
      expect(only(events, 'emptied')).toEqual([{ type: 'emptied', figure: 'G' }]);
      expect(few.state.crewedWeapons.G?.loaded).toBe(false);
    },
  );

  test('DW-CREW-3 DW-CREW-4 DW-R-44 an undermanned machine gun has one attack; it is then unloaded, whatever crew comes', () => {
    const { state, does, says } = battery('hmg', 20, 1);
    does(ARMY, fire('G', 'hmg', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'hmg', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    expect(says(ARMY, fire('G', 'hmg', 'B'))).toBe('DW-CREW-4 WEAPON_UNLOADED');
  });

  test("DW-CREW-5 a weapon with nobody at it can't fire", () => {
    expect(battery('lmg', 20, 0).says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-5 UNDERMANNED');
  });

  test('DW-R-41 DW-R-42 only its crew within 1" count', () => {
    const with2 = (second: Parameters<typeof rifle>) => {
      const first = rifle('c1', 20, 61, { crewOf: 'G' });
      const game = scene(
        REGULAR,
        BIG,
        ...WAITING,
        gun('lmg', 'G', 40, 60),
        rifle('c1', 40, 61, { crewOf: 'G' }),
        rifle(...second),
      );
      expect(first.crewOf).toBe('G');
      return only(game.does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]), 'emptied').length;
    };
    expect(with2(['c2', 40, 58, { crewOf: 'G' }])).toBe(0);
    expect(with2(['c2', 40, 57.99, { crewOf: 'G' }])).toBe(1);
    expect(with2(['c2', 40, 59, {}])).toBe(1);
  });

  test('DW-R-42 more soldiers than the minimum may serve', () => {
    const { state, does } = scene(
      REGULAR,
      BIG,
      ...WAITING,
      gun('recoilless_rifle', 'G', 40, 60),
      rifle('c1', 40, 61.5, { crewOf: 'G' }),
      rifle('c2', 40, 58.5, { crewOf: 'G' }),
      rifle('c3', 38.5, 60, { crewOf: 'G' }),
    );
    does(ARMY, fire('G', 'recoilless_rifle', 'B'), ['to-hit', 6, 6]);
    expect(Object.values(state.soldiers).filter(({ locked }) => locked)).toHaveLength(3);
  });

  test('DW-CREW-6 DW-R-43 none of its crew fires their own weapon once it has fired, wherever they are', () => {
    const { does, says } = scene(
      REGULAR,
      BIG,
      ...WAITING,
      gun('lmg', 'G', 45, 60),
      rifle('c1', 45, 61, { crewOf: 'G' }),
      rifle('c2', 45, 59, { crewOf: 'G' }),
      rifle('c3', 45, 65, { crewOf: 'G' }),
    );
    expect(says(ARMY, fire('c1', 'rifle', 'B'))).toBe('legal');
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    for (const id of ['c1', 'c2', 'c3']) expect(says(ARMY, fire(id, 'rifle', 'B'))).toBe('DW-CREW-6 CREW_LOCKED');
  });

  test("DW-CREW-7 DW-R-43 one crewman's own shot silences it for the turn", () => {
    const { state, does, says } = scene(
      REGULAR,
      BIG,
      ...WAITING,
      gun('lmg', 'G', 45, 60),
      rifle('c1', 45, 61, { crewOf: 'G' }),
      rifle('c2', 45, 59, { crewOf: 'G' }),
      rifle('c3', 45, 65, { crewOf: 'G' }),
    );
    does(ARMY, fire('c3', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-7 CREW_LOCKED');
    expect(says(ARMY, fire('c1', 'rifle', 'B'))).toBe('legal');
    does(ARMY, DONE);
    does(ARMY, DONE);
    expect(state.phase).toBe('secondary-fire');
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-7 CREW_LOCKED');
    does(ARMY, DONE);
    expect(state.crewedWeapons.G?.locked).toBe(false);
  });

  test('DW-R-43 under the other reading only as many crew are bound as it needs', () => {
    const about = { ...REGULAR, variants: ['surplus_crew_fires'] } as const;
    const men = [
      rifle('c1', 45, 61, { crewOf: 'G' }),
      rifle('c2', 45, 59, { crewOf: 'G' }),
      rifle('c3', 44, 60, { crewOf: 'G' }),
    ];
    const { state, does, says } = scene(about, BIG, ...WAITING, gun('lmg', 'G', 45, 60), ...men);
    does(ARMY, fire('c1', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('legal');
    does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(state.crewedWeapons.G?.loaded).toBe(true);
    expect(says(ARMY, fire('c2', 'rifle', 'B'))).toBe('DW-CREW-6 CREW_LOCKED');
    const other = scene(about, BIG, ...WAITING, gun('lmg', 'G', 45, 60), ...men);
    other.does(ARMY, fire('c1', 'rifle', 'B'), ['to-hit', 6, 6]);
    other.does(ARMY, fire('c2', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(other.says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-CREW-7 CREW_LOCKED');
  });
});

describe('under the other reading of DW-R-43', () => {
  const SURPLUS = { variants: ['surplus_crew_fires'] } as const;

  test('DW-R-43 DW-R-15 a crewman who answers with the gun is one of those bound', () => {
    const game = scene(
      SURPLUS,
      ...[rex('T', 33.4, 60), gun('lmg', 'G', 30, 60), rifle('a', 30, 61, { crewOf: 'G' })],
      ...[rifle('b', 30, 59, { crewOf: 'G' }), rifle('c', 31, 60, { crewOf: 'G' })],
    );
    game.does(HERD, overrun('T', 'c'));
    game.does(ARMY, answer('c', 'lmg'), ['to-hit', 6, 6], ['to-hit', 6, 6]);
    expect(['a', 'b', 'c'].filter((id) => game.state.soldiers[id]?.locked)).toEqual(['a', 'c']);
  });

  test('DW-R-43 a gun that fires again binds those who served it before, and no others', () => {
    const game = scene(
      { ...REGULAR, ...SURPLUS },
      ...[BIG, ...WAITING, gun('lmg', 'G', 45, 60), rifle('c1', 45, 66, { crewOf: 'G', weapon: 'assault_rifle' })],
      ...[rifle('c2', 45, 59, { crewOf: 'G' }), rifle('c3', 44, 60, { crewOf: 'G' })],
    );
    game.does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    while (game.state.phase !== 'army-movement') game.does(game.state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
    game.does(ARMY, move('c1', [45, 61]));
    game.does(ARMY, DONE);
    game.does(ARMY, fire('G', 'lmg', 'B'), ['to-hit', 6, 6]);
    expect(game.state.soldiers.c1?.locked).toBe(false);
  });

  test('DW-R-54 DW-CREW-7 a hero who takes up the gun takes its lock too', () => {
    const game = scene(
      { ...REGULAR, ...SURPLUS },
      ...[BIG, ...WAITING, gun('lmg', 'G', 45, 60), rifle('c', 45, 61, { crewOf: 'G' })],
      rifle('H', 45, 59, { crewOf: 'G', rank: 'hero' }),
    );
    game.does(ARMY, fire('c', 'rifle', 'B'), ['to-hit', 6, 6]);
    while (game.state.phase !== 'army-movement') game.does(game.state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
    game.does(ARMY, { type: 'pickUp', figure: 'H', weapon: 'G' }, ['ammunition', 4]);
    game.does(ARMY, DONE);
    expect(game.says(ARMY, fire('H', 'lmg', 'B'))).toBe('DW-R-54 CREW_LOCKED');
  });
});

describe('the reasons that keep a weapon from firing', () => {
  function one(
    change: (weapon: NonNullable<Game['state']['crewedWeapons'][string]>) => void,
    kind: CrewedKind = 'hmg',
  ) {
    const game = battery(kind, 20);
    if (game.state.crewedWeapons.G !== undefined) change(game.state.crewedWeapons.G);
    return game.says(ARMY, fire('G', kind, 'B'));
  }

  test('DW-TOW-11 it is dismantled', () => {
    expect(
      one((weapon) => {
        weapon.status = 'dismantled';
      }),
    ).toBe('DW-TOW-11 WEAPON_NOT_READY');
  });

  test('DW-R-33 it is a light machine gun that is not set up, whatever its crew', () => {
    expect(
      one((weapon) => {
        weapon.status = 'dismantled';
      }, 'lmg'),
    ).toBe('DW-R-33 WEAPON_NOT_READY');
  });

  test('DW-TOW-4 DW-TOW-11 it is not ready before next turn', () => {
    expect(
      one((weapon) => {
        weapon.readyTurn = 2;
      }),
    ).toBe('DW-TOW-4 WEAPON_NOT_READY');
    expect(
      one((weapon) => {
        weapon.readyTurn = 1;
      }),
    ).toBe('legal');
  });

  test('DW-CREW-9 a dinosaur touches it, and its crew fire their own weapons', () => {
    const { says } = scene(
      REGULAR,
      BIG,
      rex('T', 22.4, 60),
      ...WAITING,
      gun('lmg', 'G', 20, 60),
      rifle('c1', 20, 61, { crewOf: 'G' }),
      rifle('c2', 20, 59, { crewOf: 'G' }),
    );
    expect(says(ARMY, fire('G', 'lmg', 'T'))).toBe('DW-CREW-9 WEAPON_IN_CONTACT');
    expect(says(ARMY, fire('c1', 'rifle', 'T'))).toBe('legal');
  });

  test('DW-CREW-9 a dinosaur that touches only a crewman is no reason', () => {
    const { says } = scene(
      REGULAR,
      BIG,
      rex('T', 20, 63.4),
      ...WAITING,
      gun('lmg', 'G', 20, 60),
      rifle('c1', 20, 61, { crewOf: 'G' }),
      rifle('c2', 20, 59, { crewOf: 'G' }),
    );
    expect(says(ARMY, fire('G', 'lmg', 'T'))).toBe('legal');
  });

  test('DW-SIDE-4 DW-SIDE-1 it fires only its own kind, for its owner', () => {
    const { says } = battery('hmg', 20);
    expect(says(ARMY, fire('G', 'lmg', 'B'))).toBe('DW-SIDE-4');
    expect(says(ARMY, fire('G', 'rifle', 'B'))).toBe('DW-SIDE-4');
    expect(says(HERD, fire('G', 'hmg', 'B'))).toBe('DW-TURN-3 NOT_YOUR_PHASE');
  });
});
