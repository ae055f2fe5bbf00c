/** The moments that a review shows, and the order in which it thinks. */
import type { Due, Judgement, Mark, Tagged } from '@dwo/kernel';
import { MOST_MOMENTS, marksOf, momentsOf, orderOf, spreadOrder } from './contract';
import { say } from './words';

function judgement(n: number, seat: number, loss: number, better = `better-${n}`): Judgement<Tagged> {
  const mark: Mark | null = loss >= 0.05 ? 'slip' : null;
  return {
    ...{
      n,
      seat,
      loss,
      mark,
      error: 0.01,
      mean: null,
      skill: [0, 0],
      level: [0.5, 0.5],
      evaluated: 1,
      fate: null,
      actor: null,
    },
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
  const all = [...judged, judgement(6, 1, 0.5)];
  expect(momentsOf(all, 0, all).map(({ n }) => n)).toEqual([2, 4, 5]);
  expect(momentsOf(judged, 0, judged)).toHaveLength(MOST_MOMENTS);
  expect(momentsOf(judged, 1, judged)).toEqual([]);
});

test('a better choice that stayed open counts once, when it was last open', () => {
  const judged = [judgement(1, 0, 0.3, 'strike'), judgement(2, 0, 0.2, 'strike'), judgement(3, 0, 0.1)];
  expect(momentsOf(judged, 0, judged).map(({ n }) => n)).toEqual([2, 3]);
});

test('of one act of a figure the dearest decision is a moment, and the same figure in another turn is another', () => {
  const act = (n: number, loss: number, actor: string): Judgement<Tagged> => ({ ...judgement(n, 0, loss), actor });
  const activation = [act(1, 0.15, 'hanna'), act(2, 0.2, 'hanna'), act(3, 0.1, 'hanna')];
  const all = [...activation, act(4, 0.06, 'jonas'), judgement(5, 1, 0), act(6, 0.07, 'hanna')];
  expect(momentsOf(all, 0, all).map(({ n }) => n)).toEqual([2, 4, 6]);
});

test('the curve marks each occasion once, of every seat', () => {
  const own = [judgement(1, 0, 0.3, 'strike'), judgement(2, 0, 0.2, 'strike'), judgement(3, 0, 0.01)];
  const all = [...own, judgement(4, 1, 0.1, 'lay'), judgement(5, 1, 0.1, 'lay'), judgement(6, 1, 0.2)];
  expect(marksOf(all, all).map(({ n }) => n)).toEqual([2, 5, 6]);
});

test('the key of the curve speaks of crosses only where there are some', () => {
  const key = (crosses: boolean) => say('curve.key', { who: 'you', name: '', crosses });
  expect(key(true)).toContain('Crosses: who fell. Press anywhere');
  expect(key(false)).toContain('where others could. Press anywhere');
});

/** Decisions of seat 0 at 1, 2, 3 and 6, of seat 1 at 4 and 5; the chance falls most at 6, then at 2. */
const AGENDA: readonly Due[] = [
  { n: 1, seat: 0, swing: 0 },
  { n: 2, seat: 0, swing: 0.2 },
  { n: 3, seat: 0, swing: -0.1 },
  { n: 4, seat: 1, swing: 0.9 },
  { n: 5, seat: 1, swing: 0.1 },
  { n: 6, seat: 0, swing: 0.3 },
];

test('the same choice in another turn is another occasion, also before the decisions of others are judged', () => {
  const judged = [judgement(6, 0, 0.06, 'end'), judgement(1, 0, 0.2, 'end'), judgement(2, 0, 0.3, 'end')];
  expect(momentsOf(judged, 0, AGENDA).map(({ n }) => n)).toEqual([2, 6]);
});

test('decisions of the seat that is read about come first, the largest fall before the others', () => {
  expect(orderOf(AGENDA, 0).map((at) => AGENDA[at]?.n)).toEqual([6, 2, 1, 3, 5, 4]);
  expect(
    orderOf(AGENDA, 1)
      .slice(0, 2)
      .map((at) => AGENDA[at]?.n),
  ).toEqual([4, 5]);
});

test('of equal falls the latest decision comes first', () => {
  const even = AGENDA.map((due) => ({ ...due, swing: 0 }));
  expect(orderOf(even, 0).map((at) => AGENDA[at]?.n)).toEqual([6, 3, 2, 1, 5, 4]);
});

test.each([0, 1, 2, 5, 49])('%i decisions are all judged, and the first ones lie far apart', (count) => {
  const order = spreadOrder(count);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: count }, (_, at) => at));
  if (count > 4) expect(Math.abs((order[0] ?? 0) - (order[1] ?? 0))).toBeGreaterThan(count / 4);
});
