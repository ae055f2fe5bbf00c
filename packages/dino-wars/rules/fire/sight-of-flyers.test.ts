/** Flyers in the air: the range to them, and what hides them. */

import { ARMY, ci, dino, fire, ground, gun, rifle, scene } from '../../testing/table';
import { aim } from './aim';
import { lineOfSight, screenedBy } from './line-of-sight';

const REGULAR = { phase: 'regular-fire' } as const;
const FAR = rifle('far', 110, 110);

/** Returns a pterodactyl (radius 0.5") in the air at (x, 20), and a soldier (2.2" tall, eye at 2") at (20, 20). */
function game(x: number, z: number, ...terrain: ReturnType<typeof ground>[]) {
  const flyer = dino('pterodactyl', 'P', x, 20, { z: ci(z) });
  return scene({ ...REGULAR, terrain }, flyer, rifle('S', 20, 20), FAR);
}

function seen({ state }: ReturnType<typeof game>): boolean {
  const { S } = state.soldiers;
  return S !== undefined && lineOfSight(state, S, 'P');
}

describe('range', () => {
  test.each([
    ['DW-FLY-6 DW-R-35 the straight slanting line', 30, 12, Math.hypot(900, 980)],
    ['DW-R-35 no height while the heights overlap', 30, 2, 900],
    ['DW-R-35 straight up', 20, 20.2, 1800],
  ])('%s', (_, x, z, expected) => {
    expect(aim(game(x, z).state, 'S', 'rifle', 'P')?.rangeCi).toBe(Math.round(expected));
  });

  test('DW-FLY-6 DW-RANGE-1 a flyer in the air can be shot at only within range', () => {
    expect(game(20, 20.25).says(ARMY, fire('S', 'rifle', 'P'))).toBe('legal');
    expect(game(20, 20.26).says(ARMY, fire('S', 'rifle', 'P'))).toBe('DW-RANGE-1 OUT_OF_RANGE');
  });

  test('DW-R-35 DW-R-38 it is 4" nearer to a soldier on a hill', () => {
    const hill = ground('hill', [10, 10], [22, 30]);
    expect(aim(game(20, 24.2, hill).state, 'S', 'rifle', 'P')?.rangeCi).toBe(1800);
  });
});

describe('sight', () => {
  // From an eye at 2", over the near edge of a house 5" away and 6" high, to 20" away: 2" plus 4 times 4".
  test.each([
    ['DW-R-36 a flyer is seen if 90% of its inch is above the line', 17.1, true],
    ['DW-R-36 a flyer is hidden a hundredth of an inch lower', 17.09, false],
  ])('%s', (_, z, expected) => {
    const wall = ground('building', [25, 0], [26, 40]);
    expect(seen(game(40, z, wall))).toBe(expected);
  });

  test('DW-LOS-2 DW-R-37 a dinosaur in the air hides nobody, one on the ground does', () => {
    const behind = (z: number) => {
      const { state } = scene(
        REGULAR,
        ...[dino('pterodactyl', 'P', 30, 20), dino('quetzalcoatlus', 'Q', 26, 20, { z: ci(z) }), rifle('S', 20, 20)],
      );
      const { S } = state.soldiers;
      if (S === undefined) throw new Error('Nobody is there');
      return screenedBy(state, S, 'P');
    };
    expect(behind(0)).toBe('Q');
    expect(behind(0.2)).toBeNull();
  });

  test('DW-LOS-2 a flyer is seen above a dinosaur that would hide it on the ground', () => {
    const over = (z: number) => {
      const { state } = scene(
        REGULAR,
        ...[dino('pterodactyl', 'P', 40, 20, { z: ci(z) }), dino('brachiosaurus', 'B', 30, 20), rifle('S', 20, 20)],
      );
      const { S } = state.soldiers;
      return S !== undefined && lineOfSight(state, S, 'P');
    };
    expect(over(1)).toBe(false);
    expect(over(20)).toBe(true);
  });

  test.each([
    ['DW-R-38 a flyer over woods counts as inside them for sight', 'woods', true],
    ['DW-R-38 a flyer over a hill counts as inside it', 'hill', true],
    ['DW-R-38 no flyer counts as inside a mountain', 'mountain', false],
  ] as const)('%s', (_, kind, expected) => {
    const piece = ground(kind, [30, 0], [60, 40]);
    expect(seen(game(50, 21, piece))).toBe(expected);
  });

  test('DW-R-39 indirect fire may hit flyers too', () => {
    const wall = ground('building', [25, 0], [26, 40]);
    const { says, state } = scene(
      { ...REGULAR, terrain: [wall] },
      ...[dino('pterodactyl', 'P', 50, 20, { z: 300 }), gun('mortar', 'M', 20, 20)],
      ...[rifle('A', 20, 21.5, { crewOf: 'M' }), rifle('B', 20, 18.5, { crewOf: 'M' }), rifle('W', 40, 20), FAR],
    );
    expect(aim(state, 'M', 'mortar', 'P', 'W')).toMatchObject({ indirect: true, score: 6 });
    expect(says(ARMY, fire('M', 'mortar', 'P', 'W'))).toBe('legal');
    expect(says(ARMY, fire('M', 'mortar', 'P'))).toBe('DW-IND-3 NO_SPOTTER');
  });
});
