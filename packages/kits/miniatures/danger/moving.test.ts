/** The dangers to a figure that is being moved, beside a hint. */
import { frozen } from '@dwo/kernel';
import { notify, store } from '../../shell/store';
import { clearHint, showHint } from '../hints/desk';
import type { Standing } from '../standing';
import { clearDanger, patchDanger } from './desk';
import { marksOfDanger, planSafest } from './moving';
import type { DangerWatch } from './watch';

const PLACE = { x: 100, y: 200, radiusCi: 50 };
const standing: Standing<object> = {
  size: () => ({ widthCi: 2400, heightCi: 2400 }),
  figures: () => ['own', 'enemy'],
  base: () => PLACE,
  radius: () => PLACE.radiusCi,
  body: (_, figure) => figure,
  owner: () => 0,
  enemies: () => ['enemy'],
};
const state = frozen({});
const move = { figure: 'own', preview: null };

afterEach(() => {
  clearHint();
  clearDanger();
});

test('a figure that is being moved has a line from each that could harm it, except beside an open hint', () => {
  patchDanger({ at: { figure: 'own', at: null, threats: [{ figure: 'enemy', harm: 'strike', share: 0.38 }] } });
  expect(marksOfDanger(standing, state, move)).toMatchObject([{ type: 'threat', figure: 'enemy', label: '38%' }]);
  showHint(state, null);
  expect(marksOfDanger(standing, state, move)).toEqual([]);
  clearHint();
  expect(marksOfDanger(standing, state, move)).toHaveLength(1);
});

test.each([
  ['its planned end', { x: 300, y: 200 }, 0],
  ['where it stands', { x: 100, y: 200 }, 1],
  ['elsewhere', { x: 500, y: 200 }, 0],
])('the safest place is %s', async (where, at, cancelled) => {
  notify(null);
  const watch = { safest: () => Promise.resolve({ at, threats: [] }) } as unknown as DangerWatch<object>;
  const [cancel, follow] = [jest.fn(), jest.fn()];
  const preview = { points: [PLACE, { x: 300, y: 200 }], refusal: null };
  const moving = { figure: 'own', preview } as unknown as NonNullable<Parameters<typeof marksOfDanger>[2]>;
  await planSafest(watch, PLACE, { move: () => moving, selected: () => 'own', cancel, follow });
  expect(cancel).toHaveBeenCalledTimes(cancelled);
  expect(follow).toHaveBeenCalledTimes(where === 'elsewhere' ? 1 : 0);
  expect(store.getState().notice?.text ?? '').toBe(where === 'elsewhere' ? '' : 'No place within reach is safer.');
});
