/** The dangers to a figure that is being moved, beside a hint. */
import { frozen } from '@dwo/kernel';
import { notify, store } from '../../shell/store';
import { clearHint, showHint } from '../hints/desk';
import type { Standing } from '../standing';
import { clearDanger, dangerDesk, patchDanger } from './desk';
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
const marks = () => marksOfDanger(standing, { state, seat: 0, desk: dangerDesk.getState() }, move);

afterEach(() => {
  clearHint();
  clearDanger();
});

test('a figure that is being moved has a line from each that could harm it, except beside an open hint', () => {
  patchDanger({ at: { figure: 'own', at: null, threats: [{ figure: 'enemy', harm: 'strike', share: 0.38 }] } });
  expect(marks()).toMatchObject([{ type: 'threat', figure: 'enemy', label: '38%' }]);
  showHint(state, null);
  expect(marks()).toEqual([]);
  clearHint();
  expect(marks()).toHaveLength(1);
});

test.each([
  ['own', 'mine'],
  ['enemy', 'theirs'],
])('a line from the figure %s is %s', (figure, owner) => {
  const victims = [{ figure: 'other', harm: 'shoot' as const, share: 0.5 }];
  patchDanger({ about: { figure, area: [], moveCi: 0, rangeCi: 0, victims, threats: [] } });
  expect(marks()).toMatchObject([{ type: 'threat', figure, owner }]);
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
