/** The goal line, by the rules on how a match ends. */
import { frozen } from '@dwo/kernel';
import { scene } from '../testing/table';
import { goalOf, goalRuleOf } from './goal';
import { ENDING } from './story';
import { MINIATURES } from './table';

/** The goal of a match in which the seats have lost and scored so much. */
function goal(
  seat: number | null,
  losses: readonly [number, number],
  points?: readonly [number, number],
): string | null {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['betty_one_eye', 40, 30],
  ]);
  if (points !== undefined) state.options.scenario = 'claim';
  for (const [at, posse] of state.posses.entries()) {
    Object.assign(posse, { losses: losses[at], points: points?.[at] ?? 0 });
  }
  return goalOf(frozen(state), seat);
}

test('DC-END-1 DC-END-2 the goal says what wins, and who is ahead by the losses', () => {
  expect(goal(0, [1, 2])).toBe('Goal: fewer losses after Turn 6, or no enemy left. Lost so far 1 : 2, you are ahead.');
  expect(goal(1, [1, 2])).toMatch(/Lost so far 2 : 1, Player 1 is ahead\.$/);
  expect(goal(null, [1, 2])).toMatch(/Lost so far 1 : 2, Player 1 is ahead\.$/);
});

test('DC-R-79 equal losses are a draw', () => {
  expect(goal(0, [2, 2])).toMatch(/Lost so far 2 : 2, a draw as it stands\.$/);
});

test('DC-C-10 points for the claim decide before losses do', () => {
  expect(goal(0, [2, 0], [1, 0])).toMatch(/points for the claim .* Points 1 : 0, lost 2 : 0, you are ahead\.$/);
  expect(goal(0, [2, 0], [1, 1])).toMatch(/Player 2 is ahead\.$/);
});

test('the goal has the rule of its last Turn, and none is told after the end', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['betty_one_eye', 40, 30],
  ]);
  expect(goalRuleOf(frozen(state))).toBe('DC-END-2');
  expect(goalOf(frozen({ ...state, phase: 'over' }), 0)).toBeNull();
});

test('DC-R-79 the end says by its rule why it is a draw, and how many Turns were played', () => {
  const state = scene([
    ['papa_jonas', 10, 10],
    ['betty_one_eye', 40, 30],
  ]);
  for (const posse of state.posses) posse.losses = 1;
  const said = (rule: string) =>
    MINIATURES.words.ending(frozen({ ...state, ending: { winners: [], rule } }) as never).text;
  expect(said('DC-R-79')).toBe('Equal losses after the last Turn are a draw: Player 1 1 : Player 2 1.');
  expect(said('DC-END-2')).toMatch(/^Fewer losses after the last Turn win: /);
  expect(said('DC-END-1')).toMatch(/^No enemy is left\. /);
  const late = { ...state, turn: 6, options: { ...state.options, position: { ...state.options.position, turn: 3 } } };
  expect(ENDING.took(frozen(late) as never)).toBe('4 Turns');
});
