/** The ground under the terrain. */
import { frozen } from '@dwo/kernel';
import { at, scene, terrain } from '../../testing/table';
import { MINIATURES } from './index';

test('VS-TER-3 a section that fell is gone, and the sand is that of the beginning', () => {
  const ends = [
    [22, 18],
    [22, 22],
  ] as const;
  const state = scene([at('cowhand', 0, 36, 24), at('cowhand', 1, 20, 20)], {
    features: [terrain('fence', 'f', ends)],
  });
  const before = MINIATURES.ground(frozen(state));
  const fallen = structuredClone(state);
  Object.assign(fallen.features[0] ?? {}, { standing: false });
  const after = MINIATURES.ground(frozen(fallen));
  expect([before.terrain.length, after.terrain.length]).toEqual([1, 0]);
  expect(after.first).toEqual(before.terrain);
});

test('VS-R-38 an egg lies beside the figure that dropped it, not over its picture', () => {
  const items = [{ place: 'lying', by: null, x: 36_000, y: 24_000 } as const];
  const state = scene([at('cowhand', 0, 36, 24), at('cowhand', 1, 20, 20)], {
    ...{ options: { scenario: 'capture_the_egg' }, items },
  });
  const [egg, figure] = ['egg-0', '0'].map((id) => MINIATURES.standing.base(frozen(state), id));
  if (egg == null || figure == null) throw new Error('Something is not on the table');
  expect(egg.x - figure.x).toBeGreaterThanOrEqual(egg.radiusCi + figure.radiusCi);
  Object.assign(state.figures[0] ?? {}, { x: 30_000 });
  expect(MINIATURES.standing.base(frozen(state), 'egg-0')).toMatchObject({ x: 3600, y: 2400 });
});
