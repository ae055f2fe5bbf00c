/** The tools that move figures, as a pointer uses them. */
import { frozen } from '@dwo/kernel';
import { previewMove } from '@dwo/kits/miniatures/tools/way-round';
import type { Fig, State } from '../../rules';
import { at, box, scene } from '../../testing/table';
import { movesOf } from './moves';
import { pointToScene } from './places';

/** The preview of a walk of the first figure towards a point, in inches. */
function walk(state: State, x: number, y: number) {
  const use = movesOf(frozen(state), 0, frozen(state).figures[0] as Fig).find(({ type }) => type === 'go');
  if (use?.type !== 'go') throw new Error('It can not go');
  const to = pointToScene({ x: x * 1000, y: y * 1000 });
  const wish = { state: frozen(state), seat: 0, figure: '0', mode: use.hands.mode, corners: [], to } as const;
  const preview = previewMove(use.hands.way, { ...wish, stopAt: null, effort: 'search' });
  return [preview.costCi / 100, preview.leftCi / 100, preview.refusal] as const;
}

test.each([
  ['beyond the full move does not matter', 9, 6, 6],
  ['beyond the half move is the end, with the whole base before it', 4, 3.5, 6],
  ['within the half move is entered', 2, 3, 3],
] as const)('VS-MOV-7 VS-R-8 on the way to a far pointer, rough ground %s', (_, near, cost, limit) => {
  const rough = box('rocks', 'rocks', [10 + near, 10, 14 + near, 30]);
  const state = scene([at('cowhand', 0, 10, 20), at('cowhand', 1, 60, 40)], { features: [rough] });
  const [costs, left, refusal] = walk(state, 40, 20);
  expect(refusal).toBeNull();
  expect([Number(costs.toFixed(1)), left]).toEqual([cost, limit]);
});
