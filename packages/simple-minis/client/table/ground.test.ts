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
