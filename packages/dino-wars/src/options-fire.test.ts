/** Cover, Dino Rage, Moving Fire, High-Caliber Ammo, Snipers, Limited Grenades, Fire into Combat, Wounded Soldiers. */

import type { ScriptedRolls } from '@dwo/kernel';
import { fireIntents } from './actions/fire';
import { aim } from './aim';
import { rageNumber } from './combat/wounds';
import type { DinosaurKind } from './data/dinosaurs';
import type { ScorePart } from './events';
import {
  ARMY,
  answer,
  armed,
  attack,
  DONE,
  dino,
  fire,
  type Game,
  ground,
  gun,
  HERD,
  only,
  overrun,
  rex,
  rider,
  rifle,
  type Scene,
  scene,
  vehicle,
} from './testing/table';

const REGULAR = { phase: 'regular-fire' } as const;
const FAR = rifle('far', 110, 110);
const HELD = { order: 'hold' } as const;

/** The regular fire of a match with these options. */
function firing(...optional: NonNullable<Scene['optional']>[number][]): Scene {
  return { ...REGULAR, optional };
}

function partsOf(
  { state }: Game,
  figure: string,
  weapon: Parameters<typeof aim>[2],
  target: string,
): readonly ScorePart[] {
  return aim(state, figure, weapon, target)?.parts ?? [];
}

describe('Cover', () => {
  const covered: ScorePart = { rule: 'DW-OPT-COVER-1', value: -1 };
  const shot = (kind: DinosaurKind, terrain: Parameters<typeof ground>[0], about = firing('cover')) =>
    partsOf(
      scene(
        { ...about, terrain: [ground(terrain, [30, 0], [40, 40])] },
        dino(kind, 'D', 31, 20),
        rifle('S', 20, 20),
        FAR,
      ),
      ...(['S', 'rifle', 'D'] as const),
    );

  test.each(['broken', 'woods', 'ruins', 'building'] as const)('DW-OPT-COVER-1 -1 in %s', (terrain) => {
    expect(shot('deinonychus', terrain)).toContainEqual(covered);
  });

  test.each(['open', 'hill', 'swamp', 'shallow_water'] as const)('DW-OPT-COVER-1 not in %s', (terrain) => {
    expect(shot('deinonychus', terrain)).not.toContainEqual(covered);
  });

  test.each([
    ...['coelophysis', 'deinonychus', 'dolichosuchus', 'dryptosaurus', 'gallimimus', 'pachycephalosaurus'],
    ...['stenonychosaurus', 'pterodactyl', 'pteranodon', 'quetzalcoatlus'],
  ] as DinosaurKind[])('DW-R-76 a %s is small', (kind) => {
    expect(shot(kind, 'woods')).toContainEqual(covered);
  });

  test.each(['ceratosaurus', 'tyrannosaurus', 'dimetrodon'] as const)('DW-R-76 a %s is not', (kind) => {
    expect(shot(kind, 'woods')).not.toContainEqual(covered);
  });

  test('DW-R-76 nor is a flyer in the air, nor one whose centre is outside', () => {
    const woods = ground('woods', [30, 0], [40, 40]);
    const game = scene(
      { ...firing('cover'), terrain: [woods] },
      ...[dino('pteranodon', 'P', 31, 20, { z: 300 }), dino('deinonychus', 'D', 29.9, 30), rifle('S', 20, 20), FAR],
    );
    expect(partsOf(game, 'S', 'rifle', 'P')).not.toContainEqual(covered);
    expect(partsOf(game, 'S', 'rifle', 'D')).not.toContainEqual(covered);
  });

  test('DW-INV-29 nor anybody if the option is off', () => {
    expect(shot('deinonychus', 'woods', REGULAR)).not.toContainEqual(covered);
  });

  const HOUSE = ground('building', [20, 0], [40, 40], 'house');
  const inHouse: ScorePart = { rule: 'DW-OPT-COVER-2', value: -1 };
  const besieged = (more: Partial<Scene> = {}, ...others: Parameters<typeof rifle>[]) =>
    scene(
      { optional: ['cover'], terrain: [HOUSE], ...more },
      rex('T', 18, 20),
      rifle('S', 20.4, 20, HELD),
      ...others.map((each) => rifle(...each)),
      FAR,
    );

  test('DW-OPT-COVER-2 DW-EX-28 DW-R-77 -1 in the first turn, overrun and phase 3 alike, then no more', () => {
    const { state, does } = besieged();
    const [first] = only(does(HERD, overrun('T', 'S'), ['to-hit', 4, 6]), 'attacked');
    expect(first).toMatchObject({ score: 9, hit: false });
    expect(first?.parts).toContainEqual(inHouse);
    expect(state.dinosaurs.T?.buildings).toEqual([{ terrain: 'house', turn: 1 }]);
    while (state.phase !== 'dinosaur-attack') does(state.phase === 'dinosaur-movement' ? HERD : ARMY, DONE);
    expect(only(does(HERD, attack('T', 'S'), ['to-hit', 4, 6]), 'attacked')[0]).toMatchObject({ score: 9, hit: false });
    while (state.turn === 1) does(ARMY, DONE);
    const [later] = only(does(HERD, overrun('T', 'S'), ['to-hit', 4, 6]), 'attacked');
    expect(later).toMatchObject({ score: 10, hit: true });
    expect(state.dinosaurs.T?.buildings).toEqual([{ terrain: 'house', turn: 1 }]);
  });

  test('DW-R-77 every dinosaur has its own first turn', () => {
    const { state, does } = scene(
      { optional: ['cover'], terrain: [HOUSE] },
      ...[rex('T', 18, 20), rex('U', 22.8, 20), rifle('S', 20.4, 20, HELD), FAR],
    );
    does(HERD, overrun('T', 'S'), ['to-hit', 6, 6]);
    expect(state.dinosaurs.U?.buildings).toEqual([]);
    expect(only(does(HERD, overrun('U', 'S'), ['to-hit', 6, 6]), 'attacked')[0]?.score).toBe(9);
  });

  test.each([
    ['DW-OPT-COVER-2 a soldier outside', { terrain: [ground('building', [22, 0], [40, 40])] }],
    ['DW-INV-29 without the option', { optional: [] }],
    ['DW-OPT-COVER-2 other terrain', { terrain: [ground('ruins', [20, 0], [40, 40])] }],
  ] as const)('%s is attacked as usual', (_, more) => {
    expect(only(besieged(more).does(HERD, overrun('T', 'S'), ['to-hit', 6, 6]), 'attacked')[0]?.score).toBe(10);
  });
});

describe('Dino Rage', () => {
  const RAGE = firing('dino_rage');
  /** A triceratops with one life point left (attack score 9, luck 7), seen from behind. */
  const game = (about: Scene = RAGE) =>
    scene(
      about,
      dino('triceratops', 'H', 40, 20, { lifePoints: 1 }),
      rifle('A', 30, 20),
      armed('bazooka', 'B', 31, 24),
      FAR,
    );

  test.each([
    ['DW-OPT-RAGE-2 DW-EX-29 an anatosaurus', 'anatosaurus', 6],
    ['DW-OPT-RAGE-2 DW-EX-29 a triceratops', 'triceratops', 7],
    ['DW-OPT-RAGE-2 DW-EX-29 a tyrannosaurus', 'tyrannosaurus', 8],
  ] as const)('%s', (_, kind, needed) => {
    expect(rageNumber(scene(REGULAR, dino(kind, 'D', 30, 20), FAR).state, 'D')).toBe(needed);
  });

  test('DW-OPT-RAGE-1 at 0 it lives on if it has luck', () => {
    const { state, does } = game();
    const events = does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 3, 4]);
    expect(events).toContainEqual({ type: 'raged', figure: 'H', dice: [3, 4], needed: 7, alive: true });
    expect(state.dinosaurs.H).toMatchObject({ lifePoints: 0, alive: true });
  });

  test('DW-OPT-RAGE-1 or dies', () => {
    const { state, does } = game();
    const events = does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 4, 4]);
    expect(events).toContainEqual({ type: 'killed', figure: 'H', by: 'A', rule: 'DW-OPT-RAGE-3' });
    expect(state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-OPT-RAGE-3 DW-R-80 at 0 every hit is another roll, and the first that fails kills', () => {
    const { state, does } = game();
    does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 1, 1]);
    const events = does(ARMY, fire('B', 'bazooka', 'H'), ['to-hit', 2, 2], ['luck', 6, 6]);
    expect(events.map(({ type }) => type)).toEqual(expect.arrayContaining(['shot', 'raged', 'killed']));
    expect(only(events, 'wounded')).toEqual([]);
    expect(state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-OPT-RAGE-4 DW-R-80 an automatic kill brings it to 0, and to a roll', () => {
    const whole = (about: Scene) =>
      scene(about, dino('brachiosaurus', 'H', 40, 20), armed('bazooka', 'B', 30, 20), FAR);
    const raging = whole(RAGE);
    raging.does(ARMY, fire('B', 'bazooka', 'H'), ['to-hit', 1, 1], ['luck', 3, 3]);
    expect(raging.state.dinosaurs.H).toMatchObject({ lifePoints: 0, alive: true });
    // By the other reading there is no roll.
    const dying = whole({ ...RAGE, variants: ['automatic_kills_beat_rage'] });
    dying.does(ARMY, fire('B', 'bazooka', 'H'), ['to-hit', 1, 1]);
    expect(dying.state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-R-80 by the other reading ordinary hits still lead to a roll', () => {
    const { state, does } = game({ ...RAGE, variants: ['automatic_kills_beat_rage'] });
    does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1], ['luck', 1, 1]);
    expect(state.dinosaurs.H?.alive).toBe(true);
  });

  test('DW-OPT-RAGE-1 a hit that leaves life points is no reason', () => {
    const { does } = scene(RAGE, dino('triceratops', 'H', 40, 20, { lifePoints: 2 }), rifle('A', 30, 20), FAR);
    expect(only(does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1]), 'raged')).toEqual([]);
  });

  test('DW-R-80 a ram is one luck roll too', () => {
    const { state, does } = scene(
      { phase: 'army-movement', optional: ['dino_rage', 'ramming_move'] },
      ...[dino('coelophysis', 'C', 30, 20), rex('T', 90, 90), vehicle('jeep', 'V', 20, 20), rider('V', 0, 'D'), FAR],
    );
    const ram = { type: 'ram', vehicle: 'V', path: [{ x: 3000, y: 2000 }], target: 'C' } as const;
    does(ARMY, ram, ['ram', 1, 1], ['luck', 3, 4]);
    expect(state.dinosaurs.C).toMatchObject({ lifePoints: 0, alive: true });
  });

  test('DW-DMG-8 DW-OPT-1 without the option it just dies', () => {
    const { state, does } = game(REGULAR);
    does(ARMY, fire('A', 'rifle', 'H'), ['to-hit', 1, 1]);
    expect(state.dinosaurs.H?.alive).toBe(false);
  });

  test('DW-OPT-RAGE-1 one that rages attacks on: closing fire does not stop it', () => {
    const { state, does } = scene(
      { optional: ['dino_rage'] },
      ...[dino('coelophysis', 'C', 10, 10), dino('coelophysis', 'C2', 90, 90), rifle('S', 11, 10), FAR],
    );
    does(HERD, overrun('C', 'S'));
    does(ARMY, answer('S', 'rifle'), ['to-hit', 1, 1], ['luck', 1, 1], ['to-hit', 1, 1]);
    expect(state.soldiers.S?.alive).toBe(false);
  });
});

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

  test('DW-R-82 the crew does not', () => {
    expect(truck().says(ARMY, fire('driver', 'rifle', 'B'))).toBe('DW-R-82 ABOARD');
  });

  test('DW-FIRE-7 DW-OPT-1 nobody does without the option', () => {
    expect(truck(REGULAR).says(ARMY, fire('P1', 'rifle', 'B'))).toBe('DW-FIRE-7 ABOARD');
  });

  test('DW-R-82 grenades and an automatic rifle will do, from the edge of the vehicle and at 18" (DW-R-34, DW-R-35)', () => {
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

  test('DW-OPT-HICAL-1 not his grenades', () => {
    const game = scene(firing('high_caliber'), rex('T', 30, 20), rifle('S', 26, 20, { highCalibre: true }), FAR);
    expect(aim(game.state, 'S', 'grenade', 'T')).toMatchObject({ score: 8, damage: 3 });
  });

  test('DW-OPT-HICAL-1 nor those of an unmarked man', () => {
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

  test('DW-OPT-SNIPE-2 24" and 0.05", no more', () => {
    const at = (x: number) => scene(SNIPERS, rex('T', 40, 20), rifle('S', x, 20, { sniper: true }), FAR);
    expect(at(40 - 1.9 - 0.5 - 24.05).says(ARMY, fire('S', 'rifle', 'T'))).toBe('legal');
    expect(at(40 - 1.9 - 0.5 - 24.06).says(ARMY, fire('S', 'rifle', 'T'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });

  test('DW-SCALE-2 at half the scale 3" farther', () => {
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

  test('DW-OPT-GREN-1 DW-INV-37 an enlisted soldier throws one in a game', () => {
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
  ] as const)('%s has as many as he likes', (_, about, more) => {
    const game = near(about, more);
    game.does(ARMY, fire('S', 'grenade', 'B'), ['to-hit', 6, 6]);
    expect(game.state.soldiers.S?.grenade).toBe(true);
    nextTurn(game);
    expect(game.says(ARMY, fire('S', 'grenade', 'B'))).toBe('legal');
  });

  test('DW-R-85 the crew of a vehicle has one each too', () => {
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

describe('Fire into Combat', () => {
  const INTO = firing('fire_into_combat');
  /** S fires at T; F and G touch it. */
  const friends = [rifle('F', 32.4, 20), rifle('G', 30, 22.4)];
  const melee = (about: Scene = INTO, ...others: Parameters<typeof scene>[1][]) =>
    scene(about, rex('T', 30, 20), rifle('S', 20, 20), ...others, FAR);
  const miss: ScriptedRolls = ['to-hit', 6, 6];

  test('DW-OPT-FIC-1 on 10 or more a miss hits who touches the target', () => {
    const { state, does } = melee(INTO, friends[0] as never);
    const events = does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 5, 5]);
    expect(events).toContainEqual({ type: 'strayed', figure: 'S', dice: [5, 5], drawn: null, target: 'F' });
    expect(events).toContainEqual({ type: 'killed', figure: 'F', by: 'S', rule: 'DW-OPT-FIC-2' });
    expect(state.soldiers.F?.alive).toBe(false);
  });

  test('DW-OPT-FIC-1 on 9 or less nobody', () => {
    const { state, does } = melee(INTO, friends[0] as never);
    const events = does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 4, 5]);
    expect(events).toContainEqual({ type: 'strayed', figure: 'S', dice: [4, 5], drawn: null, target: null });
    expect(state.soldiers.F?.alive).toBe(true);
  });

  test.each([
    ['DW-OPT-FIC-1 a hit does not stray', INTO, friends, ['to-hit', 1, 1]],
    ['DW-FIRE-3 DW-OPT-1 nor does a miss without the option', REGULAR, friends, miss],
    ['DW-OPT-FIC-1 nor one with nobody in contact', INTO, [rifle('F', 32.6, 20)], miss],
  ] as const)('%s', (_, about, others, roll) => {
    const events = melee(about, ...(others as never[])).does(ARMY, fire('S', 'rifle', 'T'), roll as ScriptedRolls);
    expect(only(events, 'strayed')).toEqual([]);
  });

  test('DW-R-86 the firer himself is not hit', () => {
    const events = melee(INTO, friends[0] as never).does(ARMY, fire('F', 'rifle', 'T'), miss);
    expect(only(events, 'strayed')).toEqual([]);
  });

  test.each([
    [1, 'F'],
    [2, 'G'],
  ])('DW-OPT-FIC-3 DW-R-86 DW-R-110 of several one is drawn: %i is %s', (drawn, target) => {
    const { does } = melee(INTO, ...(friends as never[]));
    const events = does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 6, 6], ['draw', drawn]);
    expect(only(events, 'strayed')).toEqual([{ type: 'strayed', figure: 'S', dice: [6, 6], drawn, target }]);
    expect(only(events, 'killed').map(({ figure }) => figure)).toEqual([target]);
  });

  test('DW-OPT-FIC-2 DW-R-57 a special figure tries his luck', () => {
    const { state, does } = melee(INTO, rifle('F', 32.4, 20, { rank: 'hero' }) as never);
    does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 6, 6], ['luck', 4, 5]);
    expect(state.soldiers.F).toMatchObject({ alive: true, wounded: false });
  });

  test('DW-R-57 DW-OPT-WOUND-1 and is wounded if that is played', () => {
    const about = firing('fire_into_combat', 'wounded_soldiers');
    const { state, does } = melee(about, rifle('F', 32.4, 20, { rank: 'hero' }) as never);
    does(ARMY, fire('S', 'rifle', 'T'), miss, ['stray', 6, 6], ['luck', 4, 5]);
    expect(state.soldiers.F).toMatchObject({ alive: true, wounded: true });
  });

  test('DW-OPT-FIC-2 DW-R-86 a vehicle loses the damage of the weapon, asterisk or not', () => {
    const { state, does } = scene(
      INTO,
      ...[
        rex('T', 30, 20),
        armed('bazooka', 'S', 20, 20),
        vehicle('tank', 'V', 34.6, 20, { mg: 'lmg', cannon: true }),
        FAR,
      ],
    );
    const events = does(ARMY, fire('S', 'bazooka', 'T'), miss, ['stray', 6, 6]);
    expect(events).toContainEqual({ type: 'damaged', figure: 'V', lost: 3, rule: 'DW-OPT-FIC-2' });
    expect(state.vehicles.V?.structurePoints).toBe(12);
  });

  test('DW-OPT-FIC-2 DW-CAS-1 and may be destroyed by it', () => {
    const { state, does } = scene(
      INTO,
      ...[rex('T', 30, 20), armed('bazooka', 'S', 20, 20), vehicle('jeep', 'V', 33.4, 20), rider('V', 0, 'D'), FAR],
    );
    does(ARMY, fire('S', 'bazooka', 'T'), miss, ['stray', 6, 6], ['survival', 6, 6]);
    expect(state.vehicles.V?.alive).toBe(false);
    expect(state.soldiers.D?.alive).toBe(false);
  });

  test('DW-R-86 nor the vehicle he rides in', () => {
    const about = firing('fire_into_combat', 'moving_fire');
    const { does } = scene(
      about,
      ...[rex('T', 30, 20), vehicle('jeep', 'V', 33.4, 20), rider('V', 0, 'D'), rider('V', 1, 'P'), FAR],
    );
    expect(only(does(ARMY, fire('P', 'rifle', 'T'), miss), 'strayed')).toEqual([]);
  });

  test('DW-R-86 crewed weapons are not hit', () => {
    const { does } = scene(INTO, rex('T', 30, 20), rifle('S', 20, 20), gun('hmg', 'G', 32.7, 20), FAR);
    expect(only(does(ARMY, fire('S', 'rifle', 'T'), miss), 'strayed')).toEqual([]);
  });

  test('DW-R-86 nor the crew that serves the weapon', () => {
    const game = (friend: Parameters<typeof rifle>) =>
      scene(
        INTO,
        ...[rex('T', 30, 20), gun('hmg', 'G', 26.4, 21.2), rifle('A', 27.6, 20, { crewOf: 'G' })],
        ...[rifle('B', 25, 20.6, { crewOf: 'G' }), rifle(...friend), FAR],
      );
    const shot = fire('G', 'hmg', 'T');
    expect(only(game(['F', 50, 50]).does(ARMY, shot, miss), 'strayed')).toEqual([]);
    const events = game(['F', 32.4, 20]).does(ARMY, shot, miss, ['stray', 6, 6]);
    expect(only(events, 'strayed')[0]).toMatchObject({ target: 'F', drawn: null });
  });

  test('DW-R-86 closing fire strays as well', () => {
    const { state, does } = scene(
      { optional: ['fire_into_combat'] },
      ...[rex('T', 30, 20), rifle('S', 27.6, 20), rifle('F', 32.4, 20), FAR],
    );
    does(HERD, overrun('T', 'S'));
    does(ARMY, answer('S', 'rifle'), miss, ['stray', 6, 6], ['to-hit', 6, 6]);
    expect(state.soldiers.F?.alive).toBe(false);
    expect(state.soldiers.S?.alive).toBe(true);
  });

  test('DW-FLY-4 nobody is in contact with a flyer in the air', () => {
    const { does } = scene(
      INTO,
      dino('pteranodon', 'P', 30, 20, { z: 200 }),
      rifle('S', 20, 20),
      rifle('F', 31.4, 20),
      FAR,
    );
    expect(only(does(ARMY, fire('S', 'rifle', 'P'), miss), 'strayed')).toEqual([]);
  });
});

describe('Wounded Soldiers', () => {
  const bitten = (rank: 'hero' | 'nco', about: Scene = { optional: ['wounded_soldiers', 'snipers'] }, more = {}) => {
    const game = scene(about, rex('T', 30, 20), rifle('S', 27.6, 20, { ...HELD, rank, ...more }), FAR);
    game.does(HERD, overrun('T', 'S'), ['to-hit', 1, 1], ['luck', 1, 1]);
    return game;
  };

  test('DW-OPT-WOUND-1 DW-OPT-WOUND-2 DW-INV-39 saved by luck he is wounded and has no bonus', () => {
    const { state } = bitten('hero');
    expect(state.soldiers.S).toMatchObject({ alive: true, wounded: true });
    expect(aim(state, 'S', 'rifle', 'T')).toMatchObject({ score: 7, parts: [{ rule: 'DW-ATK-2', value: 7 }] });
  });

  test('DW-OPT-WOUND-2 DW-R-88 a wounded sniper loses his +1 and keeps his 6"', () => {
    const { state } = bitten('nco', undefined, { sniper: true });
    expect(aim(state, 'S', 'rifle', 'T')).toMatchObject({ score: 7, limitCi: 2400 });
  });

  test('DW-DMG-4 DW-OPT-1 without the option he fights on unimpaired', () => {
    const { state } = bitten('hero', {});
    expect(state.soldiers.S).toMatchObject({ alive: true, wounded: false });
    expect(aim(state, 'S', 'rifle', 'T')?.score).toBe(8);
  });
});
