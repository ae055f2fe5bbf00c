/** The reviews that a browser keeps, and the totals of the last matches. */
import type { Books, Judgement, Tagged } from '@dwo/kernel';
import { KEPT_REVIEWS, type KeptReview, keepReview, keptOf, keptReviews, type Mistakes, summed } from './kept';

const items = new Map<string, string>();

beforeEach(() => {
  items.clear();
  const localStorage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, text: string) => void items.set(key, text),
    removeItem: (key: string) => void items.delete(key),
  };
  Object.assign(globalThis, { window: { localStorage } });
});

const BOOKS: Books = {
  ...{ start: [0.5, 0.5], result: [0, 1], lines: [], luck: [-0.3, 0.3] },
  skill: [
    [-0.2, 0.2],
    [0, 0],
  ],
};

function judgement(seat: number, loss: number, cause: string | null, isMarked = true): Judgement<Tagged> {
  const causes = cause === null ? [] : [{ id: cause, rule: 'X-1', facts: {}, without: { type: 'x' }, loss }];
  return {
    ...{
      n: 1,
      seat,
      loss,
      mark: isMarked ? 'slip' : null,
      actor: null,
      error: 0.01,
      mean: null,
      skill: [0, 0],
      level: [0.5, 0.5],
      evaluated: 1,
      fate: null,
    },
    ...{ chosen: { type: 'x' }, better: { type: 'y' }, causes, odds: { chosen: {}, better: {} } },
  };
}

const MISTAKES: Mistakes = {
  ...{ 'unspent-shot': 'unspent', 'unspent-blow': 'unspent', 'wrong-target': 'target' },
  'bad-charge': 'charge',
};

test('a review is kept by seat, with the marked losses by kind', () => {
  const judged = [
    judgement(0, 0.2, 'unspent-shot'),
    judgement(0, 0.1, 'unspent-blow'),
    judgement(0, 0.06, 'wrong-target'),
    judgement(0, 0.5, 'bad-charge', false),
    judgement(1, 0.4, 'bad-charge'),
    judgement(1, 0.07, 'spent-shot'),
    judgement(1, 0.03, null),
  ];
  const { match, seats } = keptOf('m1', BOOKS, judged, MISTAKES);
  expect(match).toBe('m1');
  expect(seats[0]).toMatchObject({ luck: -0.3, own: -0.2, lost: { target: 0.06 } });
  expect(seats[0]?.lost.unspent).toBeCloseTo(0.3);
  expect(seats[0]?.lost.charge).toBeUndefined();
  // A cause that the game has no kind for, and a mark without a cause.
  expect(seats[1]?.lost).toEqual({ charge: 0.4, other: 0.1 });
});

const review = (match: string, luck: number, lost: KeptReview['seats'][0]['lost'] = {}): KeptReview => ({
  match,
  seats: [
    { luck, own: -0.1, lost },
    { luck: -luck, own: 0, lost: {} },
  ],
});

test('the latest twenty reviews are kept, each match once, and unreadable ones are none', () => {
  for (let n = 0; n < KEPT_REVIEWS + 5; n++) keepReview(review(`m${n}`, 0));
  keepReview(review('m10', 0.7));
  expect(keptReviews()).toHaveLength(KEPT_REVIEWS);
  expect(keptReviews().at(-1)).toEqual(review('m10', 0.7));
  expect(keptReviews()[0]?.match).toBe('m5');
  items.set('dino-wars.reviews', '{"match":1');
  expect(keptReviews()).toEqual([]);
  items.set('dino-wars.reviews', '[{"match":"a"},null,{"match":"b","seats":[{"luck":"x"}]}]');
  expect(keptReviews()).toEqual([]);
});

test('the own seats of several matches are summed up, with the kind of mistake that costs most', () => {
  const kept = [review('a', 0.2, { unspent: 0.3 }), review('b', -0.4, { target: 0.2 }), review('c', 0.9)];
  const seats: Readonly<Record<string, number>> = { a: 0, b: 0 };
  const found = summed(kept, (match) => seats[match] ?? null);
  expect(found).toMatchObject({ matches: 2, worst: { kind: 'unspent', lost: 0.15 } });
  expect(found?.luck).toBeCloseTo(-0.1);
  expect(found?.own).toBeCloseTo(-0.1);
  expect(summed(kept, () => null)).toBeNull();
  expect(summed(kept, () => 1)?.worst).toBeNull();
});
