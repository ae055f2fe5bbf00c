/** The count of the questions that are asked together. */
import { type Run, runOn } from './question-run';

const after = (...steps: readonly (readonly string[])[]): Run | null =>
  steps.reduce<Run | null>((run, keys) => runOn(run, keys), null);

test('questions that come together are counted to the last', () => {
  expect(after(['a', 'b', 'c'], ['b', 'c'], ['c'])?.asked.size).toBe(3);
  expect(after(['a', 'b'], ['b', 'c'])?.asked.size).toBe(3);
});

test('a question after the last answer begins a new count', () => {
  expect(after(['a', 'b'], ['b'], ['c'])?.asked.size).toBe(1);
  expect(after(['a'], ['b'], ['c'])?.asked.size).toBe(1);
});
