/** Work in slices: presses come between them, and work that is stopped says nothing. */
import { inSlices } from './in-slices';

function* busy(ms: number, pieces: number): Generator<void, number> {
  for (let piece = 0; piece < pieces; piece += 1) {
    for (const until = performance.now() + ms; performance.now() < until; );
    yield;
  }
  return pieces;
}

test('others have their turn while long work is done', async () => {
  let turns = 0;
  const other = setInterval(() => (turns += 1), 1);
  const result = await new Promise<number>((resolve) => inSlices(busy(3, 20), resolve));
  clearInterval(other);
  expect(result).toBe(20);
  expect(turns).toBeGreaterThan(5);
});

test('work that is stopped has no result', async () => {
  const said: number[] = [];
  const stop = inSlices(busy(3, 40), (result) => said.push(result));
  await new Promise((resolve) => setTimeout(resolve, 100));
  stop();
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect(said).toEqual([]);
});
