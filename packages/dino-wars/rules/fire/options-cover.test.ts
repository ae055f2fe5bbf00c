import {
  ARMY,
  attack,
  DONE,
  dino,
  type Game,
  ground,
  HERD,
  only,
  overrun,
  rex,
  rifle,
  type Scene,
  scene,
} from '../../testing/table';
import type { DinosaurKind } from '../data/dinosaurs';
import type { ScorePart } from '../events';
import { aim } from './aim';

const REGULAR = { phase: 'regular-fire' } as const;
const FAR = rifle('far', 110, 110);
const HELD = { order: 'hold' } as const;

/** The setting of phase 2 in a match with these options. */
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

  test.each(['ceratosaurus', 'tyrannosaurus', 'dimetrodon'] as const)('DW-R-76 a %s is not small', (kind) => {
    expect(shot(kind, 'woods')).not.toContainEqual(covered);
  });

  test('DW-R-76 neither a flyer in the air nor a dinosaur whose centre is outside has cover', () => {
    const woods = ground('woods', [30, 0], [40, 40]);
    const game = scene(
      { ...firing('cover'), terrain: [woods] },
      ...[dino('pteranodon', 'P', 31, 20, { z: 300 }), dino('deinonychus', 'D', 29.9, 30), rifle('S', 20, 20), FAR],
    );
    expect(partsOf(game, 'S', 'rifle', 'P')).not.toContainEqual(covered);
    expect(partsOf(game, 'S', 'rifle', 'D')).not.toContainEqual(covered);
  });

  test('DW-INV-29 without the option there is no cover', () => {
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

  test('DW-OPT-COVER-2 DW-EX-28 DW-R-77 -1 in the first turn, in overruns and phase 3, then no more', () => {
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
