/** The dangers to a figure that is being moved, beside a hint. */
import { frozen } from '@dwo/kernel';
import { clearHint, showHint } from '../hints/desk';
import type { Standing } from '../standing';
import { clearDanger, patchDanger } from './desk';
import { marksOfDanger } from './moving';

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
