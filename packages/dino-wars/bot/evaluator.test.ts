/** The choices that a review of DINO WARS! compares. */
import type { Frozen } from '@dwo/kernel';
import type { Intent, State } from '../rules';
import { ARMY, fire, HERD, move, rex, rifle, scene } from '../testing/table';
import { dinoWarsEvaluator } from './evaluator';

test('with a move, other moves of the same soldier are compared, also of one whose turn comes late', () => {
  const soldiers = ['A', 'B', 'C', 'D'].map((id, at) => rifle(id, 50 + 3 * at, 30));
  const { state } = scene({ phase: 'army-movement' }, rex('T', 30, 30), ...soldiers);
  const of = (figure: string, chosen = move(figure, [60, 36])) =>
    dinoWarsEvaluator
      .candidates(state as Frozen<State>, ARMY, chosen)
      .filter((each) => each.type === 'move' && each.figure === figure).length;
  expect(of('D')).toBeGreaterThan(4);
  expect(of('D', move('A', [48, 36]))).toBe(0);
});

test('a phase that was ended is compared with moves, and not with a figure that merely stays', () => {
  const { state } = scene({ phase: 'dinosaur-movement' }, rex('T', 30, 30), rex('U', 60, 30), rifle('A', 30, 50));
  const types = (chosen: Intent) =>
    new Set(dinoWarsEvaluator.candidates(state as Frozen<State>, HERD, chosen).map(({ type }) => type));
  expect(types({ type: 'endMove', figure: 'T' })).toContain('endMove');
  expect(types({ type: 'done' })).toContain('move');
  expect(types({ type: 'done' })).not.toContain('endMove');
});

test('moves of two soldiers are apart, because the other one may still follow; other orders are not', () => {
  const { isApart } = dinoWarsEvaluator;
  expect(isApart?.(move('A', [1, 1]), move('B', [2, 2]))).toBe(true);
  expect(isApart?.(move('A', [1, 1]), move('A', [2, 2]))).toBe(false);
  expect(isApart?.(fire('A', 'rifle', 'T'), fire('B', 'rifle', 'T'))).toBe(false);
});
