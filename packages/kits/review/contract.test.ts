/** The moments that a review shows, and the order in which it thinks. */
import type { Judgement, Mark, Tagged } from '@dwo/kernel';
import { MOST_MOMENTS, momentsOf, spreadOrder } from './contract';

function judgement(n: number, seat: number, loss: number, better = `better-${n}`): Judgement<Tagged> {
  const mark: Mark | null = loss >= 0.05 ? 'slip' : null;
  return {
    ...{ n, seat, loss, mark, error: 0.01, mean: null, skill: [0, 0], evaluated: 1 },
    ...{ chosen: { type: 'chosen' }, better: { type: better }, causes: [], odds: { chosen: {}, better: {} } },
  };
}

test('at most three moments of the seat are shown, the dearest ones, in the order of the match', () => {
  const judged = [
    [1, 0.06],
    [2, 0.2],
    [3, 0.01],
    [4, 0.1],
    [5, 0.3],
  ].map(([n = 0, loss = 0]) => judgement(n, 0, loss));
  expect(momentsOf([...judged, judgement(6, 1, 0.5)], 0).map(({ n }) => n)).toEqual([2, 4, 5]);
  expect(momentsOf(judged, 0)).toHaveLength(MOST_MOMENTS);
  expect(momentsOf(judged, 1)).toEqual([]);
});

test('a better choice that stayed open counts once, when it was last open', () => {
  const judged = [judgement(1, 0, 0.3, 'strike'), judgement(2, 0, 0.2, 'strike'), judgement(3, 0, 0.1)];
  expect(momentsOf(judged, 0).map(({ n }) => n)).toEqual([2, 3]);
});

test('the same choice in another turn is another occasion, also while the match is still judged', () => {
  const judged = [
    judgement(6, 0, 0.06, 'end'),
    judgement(1, 0, 0.2, 'end'),
    judgement(2, 0, 0.3, 'end'),
    judgement(4, 1, 0.4, 'end'),
  ];
  expect(momentsOf(judged, 0).map(({ n }) => n)).toEqual([2, 6]);
});

test.each([0, 1, 2, 5, 49])('%i decisions are all judged, and the first ones lie far apart', (count) => {
  const order = spreadOrder(count);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
  if (count > 4) expect(Math.abs((order[0] ?? 0) - (order[1] ?? 0))).toBeGreaterThan(count / 4);
});
