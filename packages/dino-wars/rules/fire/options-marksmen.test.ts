/** Moving Fire, High-Caliber Ammo, Snipers, Limited Grenades, Wounded Soldiers. */

import {
  ARMY,
  armed,
  DONE,
  dino,
  fire,
  type Game,
  HERD,
  only,
  overrun,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from '../../testing/table';
import { fireIntents } from '../actions/fire';
import { aim } from './aim';

const REGULAR = { phase: 'regular-fire' } as const;
const FAR = rifle('far', 110, 110);
const HELD = { order: 'hold' } as const;

/** The setting of phase 2 in a match with these options. */
function firing(...optional: NonNullable<Scene['optional']>[number][]): Scene {
  return { ...REGULAR, optional };
}

describe('Moving Fire', () => {
  const MOVING = firing('moving_fire');
  const crew = rider('V', 0, 'driver');
  const passengers = [1, 2, 3, 4, 5].map((seat) => rider('V', seat, `P${seat}`));
  const truck = (about: Scene = MOVING) =>
    scene(
      about,
      dino('brachiosaurus', 'B', 40, 20),
      vehicle('truck', 'V', 30, 20),
      crew,
      ...passengers,
      rifle('far', 40, 30),
    );

  test('DW-OPT-MFIRE-2 DW-EX-31 a rifle from a truck hits on 5', () => {
    const { state } = truck();
    expect(aim(state, 'P1', 'rifle', 'B')).toMatchObject({
      ...{ score: 5, refusal: null },
      parts: [
        { rule: 'DW-ATK-2', value: 7 },
        { rule: 'DW-OPT-MFIRE-2', value: -2 },
      ],
    });
  });

  test('DW-OPT-MFIRE-1 DW-EX-31 of five passengers three may fire, each once', () => {
    const { state, does, says } = truck();
    for (const id of ['P1', 'P2', 'P3']) does(ARMY, fire(id, 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(state.vehicles.V?.firing).toEqual(['P1', 'P2', 'P3']);
    expect(says(ARMY, fire('P4', 'rifle', 'B'))).toBe('DW-OPT-MFIRE-1 ABOARD');
    expect(says(ARMY, fire('P1', 'rifle', 'B'))).toBe('DW-BUDGET-1 BUDGET_SPENT');
    expect(fireIntents(state, 'P4')).toEqual([]);
  });

  test('DW-R-82 the same three fire again in phase 5', () => {
    const { state, does, says } = truck();
    for (const id of ['P1', 'P2', 'P3']) does(ARMY, fire(id, 'rifle', 'B'), ['to-hit', 6, 6]);
    while (state.phase !== 'secondary-fire') does(state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
    expect(says(ARMY, fire('P1', 'rifle', 'B'))).toBe('legal');
    expect(says(ARMY, fire('P4', 'rifle', 'B'))).toBe('DW-OPT-MFIRE-1 ABOARD');
    does(ARMY, fire('P1', 'rifle', 'B'), ['to-hit', 6, 6]);
    expect(state.vehicles.V?.firing).toEqual(['P1', 'P2', 'P3']);
    while (state.turn === 1) does(ARMY, DONE);
    expect(state.vehicles.V?.firing).toEqual([]);
  });

  test('DW-R-82 the crew does not fire', () => {
    expect(truck().says(ARMY, fire('driver', 'rifle', 'B'))).toBe('DW-R-82 ABOARD');
  });

  test('DW-FIRE-7 DW-OPT-1 nobody fires from aboard without the option', () => {
    expect(truck(REGULAR).says(ARMY, fire('P1', 'rifle', 'B'))).toBe('DW-FIRE-7 ABOARD');
  });

  test('DW-R-82 grenades and an automatic rifle may fire, from the edge of the vehicle and at 18" (DW-R-34, DW-R-35)', () => {
    const { state, says } = scene(
      MOVING,
      ...[dino('brachiosaurus', 'B', 38.4, 20), vehicle('truck', 'V', 30, 20), crew],
      ...[rider('V', 1, 'P1'), rider('V', 2, 'P2', { weapon: 'automatic_rifle' }), FAR],
    );
    // 38.4 - 2.8 - 2.7 - 30
    expect(aim(state, 'P1', 'grenade', 'B')).toMatchObject({ rangeCi: 290, refusal: null });
    expect(aim(state, 'P2', 'automatic_rifle', 'B')).toMatchObject({ limitCi: 1800, refusal: null });
    expect(says(ARMY, fire('P1', 'grenade', 'B'))).toBe('legal');
  });

  test('DW-CLOSE-14 DW-R-82 there is no closing fire from aboard', () => {
    const { does } = scene(
      { optional: ['moving_fire'] },
      ...[rex('T', 34.6, 20), vehicle('truck', 'V', 30, 20), crew, ...passengers, FAR],
    );
    expect(only(does(HERD, overrun('T', 'V'), ['to-hit', 6, 6]), 'reactionOpened')).toEqual([]);
  });
});

describe('High-Caliber Ammo', () => {
  const shot = (weapon: 'rifle' | 'pistol' | 'smg', about = firing('high_caliber')) => {
    const game = scene(about, rex('T', 30, 20), armed(weapon, 'S', 26, 20, { highCalibre: weapon !== 'smg' }), FAR);
    return aim(game.state, 'S', weapon, 'T');
  };

  test.each(['rifle', 'pistol'] as const)(
    'DW-OPT-HICAL-1 DW-EX-32 DW-R-83 a marked %s: damage 2, score 6',
    (weapon) => {
      expect(shot(weapon)).toMatchObject({ score: 6, damage: 2 });
      expect(shot(weapon)?.parts).toContainEqual({ rule: 'DW-OPT-HICAL-1', value: -1 });
    },
  );

  test('DW-OPT-HICAL-1 takes 2 life points', () => {
    const { state, does } = scene(
      firing('high_caliber'),
      rex('T', 30, 20),
      rifle('S', 26, 20, { highCalibre: true }),
      FAR,
    );
    does(ARMY, fire('S', 'rifle', 'T'), ['to-hit', 3, 3]);
    expect(state.dinosaurs.T?.lifePoints).toBe(13);
  });

  test("DW-OPT-HICAL-1 the soldier's grenades are not marked", () => {
    const game = scene(firing('high_caliber'), rex('T', 30, 20), rifle('S', 26, 20, { highCalibre: true }), FAR);
    expect(aim(game.state, 'S', 'grenade', 'T')).toMatchObject({ score: 8, damage: 3 });
  });

  test('DW-OPT-HICAL-1 the weapons of an unmarked soldier are as usual', () => {
    expect(shot('smg')).toMatchObject({ score: 8, damage: 2 });
  });
});

describe('Snipers', () => {
  const SNIPERS = firing('snipers');
  const aimed = (weapon: 'rifle' | 'assault_rifle' | 'automatic_rifle', more: Parameters<typeof rifle>[3]) =>
    aim(scene(SNIPERS, rex('T', 40, 20), armed(weapon, 'S', 26, 20, more), FAR).state, 'S', weapon, 'T');

  test.each([
    ['DW-OPT-SNIPE-2 DW-EX-33 an enlisted rifle: 8 at 24"', 'rifle', {}, 8, 2400],
    ['DW-OPT-SNIPE-2 an assault rifle: 9 at 18"', 'assault_rifle', {}, 9, 1800],
    ['DW-OPT-SNIPE-3 DW-EX-33 an NCO: 9', 'rifle', { rank: 'nco' }, 9, 2400],
    ['DW-OPT-SNIPE-3 a hero: 9', 'rifle', { rank: 'hero' }, 9, 2400],
    ["DW-R-84 an automatic rifle is like everybody else's", 'automatic_rifle', {}, 8, 2400],
  ] as const)('%s', (_, weapon, more, score, limitCi) => {
    expect(aimed(weapon, { sniper: true, ...more })).toMatchObject({ score, limitCi });
  });

  test('DW-OPT-SNIPE-2 a sniper reaches 24" and 0.05", no more', () => {
    const at = (x: number) => scene(SNIPERS, rex('T', 40, 20), rifle('S', x, 20, { sniper: true }), FAR);
    expect(at(40 - 1.9 - 0.5 - 24.05).says(ARMY, fire('S', 'rifle', 'T'))).toBe('legal');
    expect(at(40 - 1.9 - 0.5 - 24.06).says(ARMY, fire('S', 'rifle', 'T'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });

  test('DW-SCALE-2 at half the scale a sniper reaches 3" farther', () => {
    const { state } = scene(
      { ...SNIPERS, scale: { lengths: 2, bases: 1 } },
      ...[rex('T', 40, 20), rifle('S', 30, 20, { sniper: true }), FAR],
    );
    expect(aim(state, 'S', 'rifle', 'T')?.limitCi).toBe(1200);
  });
});

describe('Limited Grenades', () => {
  const near = (about: Scene, more: Parameters<typeof rifle>[3] = {}) =>
    scene(about, dino('brachiosaurus', 'B', 30, 20), rifle('S', 26, 20, more), rifle('S2', 34, 20), FAR);
  const nextTurn = ({ state, does }: Game) => {
    const turn = state.turn + 1;
    while (state.turn < turn || state.phase !== 'regular-fire') {
      does(state.phase === 'dinosaur-movement' || state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
    }
  };

  test('DW-OPT-GREN-1 DW-INV-37 an enlisted soldier throws one grenade in a match', () => {
    const game = near(firing('limited_grenades'));
    game.does(ARMY, fire('S', 'grenade', 'B'), ['to-hit', 6, 6]);
    expect(game.state.soldiers.S?.grenade).toBe(false);
    expect(game.state.soldiers.S2?.grenade).toBe(true);
    nextTurn(game);
    expect(game.says(ARMY, fire('S', 'grenade', 'B'))).toBe('DW-OPT-GREN-1 NO_GRENADE');
    expect(game.says(ARMY, fire('S', 'rifle', 'B'))).toBe('legal');
    expect(fireIntents(game.state, 'S').map(({ weapon }) => weapon)).toEqual(['rifle']);
    expect(game.says(ARMY, fire('S2', 'grenade', 'B'))).toBe('legal');
  });

  test.each([
    ['DW-OPT-GREN-1 a special figure', firing('limited_grenades'), { rank: 'nco' }],
    ['DW-FIRE-8 DW-OPT-1 anybody without the option', REGULAR, {}],
  ] as const)('%s has any number', (_, about, more) => {
    const game = near(about, more);
    game.does(ARMY, fire('S', 'grenade', 'B'), ['to-hit', 6, 6]);
    expect(game.state.soldiers.S?.grenade).toBe(true);
    nextTurn(game);
    expect(game.says(ARMY, fire('S', 'grenade', 'B'))).toBe('legal');
  });

  test("DW-R-85 each member of a vehicle's crew has one too", () => {
    const { state } = scene(
      firing('limited_grenades'),
      rex('T', 60, 20),
      vehicle('jeep', 'V', 30, 20),
      rider('V', 0, 'D'),
      FAR,
    );
    expect(state.soldiers.D?.grenade).toBe(true);
  });
});

describe('Wounded Soldiers', () => {
  const bitten = (rank: 'hero' | 'nco', about: Scene = { optional: ['wounded_soldiers', 'snipers'] }, more = {}) => {
    const game = scene(about, rex('T', 30, 20), rifle('S', 27.6, 20, { ...HELD, rank, ...more }), FAR);
    game.does(HERD, overrun('T', 'S'), ['to-hit', 1, 1], ['luck', 1, 1]);
    return game;
  };

  test('DW-OPT-WOUND-1 DW-OPT-WOUND-2 DW-INV-39 a special figure saved by luck is wounded and has no bonus', () => {
    const { state } = bitten('hero');
    expect(state.soldiers.S).toMatchObject({ alive: true, wounded: true });
    expect(aim(state, 'S', 'rifle', 'T')).toMatchObject({ score: 7, parts: [{ rule: 'DW-ATK-2', value: 7 }] });
  });

  test('DW-OPT-WOUND-2 DW-R-88 a wounded sniper loses the +1 and keeps the 6"', () => {
    const { state } = bitten('nco', undefined, { sniper: true });
    expect(aim(state, 'S', 'rifle', 'T')).toMatchObject({ score: 7, limitCi: 2400 });
  });

  test('DW-DMG-4 DW-OPT-1 without the option a lucky soldier is unimpaired', () => {
    const { state } = bitten('hero', {});
    expect(state.soldiers.S).toMatchObject({ alive: true, wounded: false });
    expect(aim(state, 'S', 'rifle', 'T')?.score).toBe(8);
  });
});

test('DW-OPT-MFIRE-1 DW-R-82 if others have got out, at most half of those left fire again', () => {
  const game = scene(
    { optional: ['moving_fire'], phase: 'regular-fire' },
    ...[dino('brachiosaurus', 'B', 40, 20), vehicle('truck', 'V', 30, 20), rider('V', 0, 'driver')],
    ...[1, 2, 3, 4].map((seat) => rider('V', seat, `P${seat}`, { weapon: 'assault_rifle' })),
  );
  for (const id of ['P1', 'P2']) game.does(ARMY, fire(id, 'assault_rifle', 'B'), ['to-hit', 6, 6]);
  while (game.state.phase !== 'army-movement') game.does(game.state.phase === 'dinosaur-attack' ? HERD : ARMY, DONE);
  for (const [id, y] of [
    ['P3', 23.2],
    ['P4', 16.8],
  ] as const) {
    game.does(ARMY, { type: 'alight', figure: id, at: { x: 3000, y: Math.round(y * 100) } });
  }
  game.does(ARMY, DONE);
  expect(game.state.phase).toBe('secondary-fire');
  expect(game.says(ARMY, fire('P2', 'assault_rifle', 'B'))).toBe('legal');
  game.does(ARMY, fire('P1', 'assault_rifle', 'B'), ['to-hit', 6, 6]);
  expect(game.says(ARMY, fire('P2', 'assault_rifle', 'B'))).toBe('DW-OPT-MFIRE-1 ABOARD');
});
