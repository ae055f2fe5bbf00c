/** Reviews of the Bone Auction, which has hidden hands, secrets of no seat, and three seats. */
import { frozen } from '../clone';
import type { Recording } from '../recording';
import { finish, Match } from '../replay';
import { secretToHex } from '../seeded';
import { Random, secretOf } from '../testing/random';
import { toyEvaluator } from '../testing/toy-evaluator';
import { toyGame } from '../testing/toy-game';
import type { ToyIntent, ToyOptions } from '../testing/toy-types';
import { imbalanceOf } from './books';
import { judging } from './judge';
import { type Effort, LEAST_LOSS, MARKS, markOf } from './marks';
import { playedOf } from './moments';
import { reviewing } from './review';
import { FRESH } from './trial';

const EFFORT: Effort = { levels: 12, candidates: 5, round: 4, choosing: 8, first: 16, most: 64, witnesses: 64 };
const options: ToyOptions = { rounds: 3, fame: 100, bidSeconds: null };

function recordOf(seed: number): Recording<ToyIntent, ToyOptions> {
  const match = new Match(toyGame, options, secretToHex(secretOf(seed)));
  const random = new Random(seed);
  for (;;) {
    const state = frozen(match.state);
    const [seat] = toyGame.awaiting(state);
    if (seat === undefined) return match.recording;
    match.attempt(seat, random.pick(toyGame.intents(state, seat)));
  }
}

test('the books of random matches balance, and the same record gives the same review', () => {
  for (const seed of [1, 2, 3, 4]) {
    const record = recordOf(seed);
    const review = finish(reviewing(toyGame, toyEvaluator, record, EFFORT));
    expect(imbalanceOf(review.books)).toBeLessThan(0.001);
    expect(review.books.lines.map(({ n }) => n)).toEqual(record.entries.map((_, at) => at + 1));
    expect(finish(reviewing(toyGame, toyEvaluator, record, EFFORT))).toEqual(review);
  }
});

test('a witness confirms a mark, and takes away one whose loss it does not see', () => {
  const played = playedOf(toyGame, recordOf(3));
  const marked = (witness?: typeof toyEvaluator.playout) => {
    const judge = witness === undefined ? toyEvaluator : { ...toyEvaluator, witness };
    return played.moments.flatMap((_, at) => finish(judging(toyGame, judge, played, at, EFFORT)).mark ?? []).length;
  };
  const alike: typeof toyEvaluator.playout = (view, seat, _first, number) =>
    toyEvaluator.playout(view, seat, null, number);
  expect(marked()).toBeGreaterThan(0);
  expect(marked(toyEvaluator.playout)).toBeGreaterThan(0);
  expect(marked(alike)).toBe(0);
});

test('a match whose playouts are quick has more of them for each level', () => {
  const played = playedOf(toyGame, recordOf(5));
  const outlooks = (finer?: () => number) => {
    const asked = new Set<number>();
    const spy: typeof toyEvaluator = {
      ...toyEvaluator,
      ...(finer === undefined ? {} : { finer }),
      outlook(view, seat, first, number) {
        asked.add(number);
        return toyEvaluator.outlook(view, seat, first, number);
      },
    };
    for (const at of [1, 2, 3, 4]) finish(judging(toyGame, spy, played, at, EFFORT));
    return asked.size;
  };
  expect(outlooks()).toBe(EFFORT.levels);
  expect(outlooks(() => 3)).toBe(3 * EFFORT.levels);
});

test('a decision is judged from the view of its seat alone', () => {
  const played = playedOf(toyGame, recordOf(5));
  for (const [at, { seat, before }] of played.moments.entries()) {
    const asked: unknown[] = [];
    const spy: typeof toyEvaluator = {
      ...toyEvaluator,
      candidates(view, own) {
        asked.push([own, view]);
        return toyEvaluator.candidates(view, own);
      },
      playout(view, own, ...rest) {
        asked.push([own, view]);
        return toyEvaluator.playout(view, own, ...rest);
      },
      outlook(view, own, ...rest) {
        asked.push([own, view]);
        return toyEvaluator.outlook(view, own, ...rest);
      },
    };
    finish(judging(toyGame, spy, played, at, EFFORT));
    for (const each of asked) expect(each).toEqual([seat, toyGame.view(before, seat)]);
  }
});

test('a loss that a farther look does not show is no mark, and one that it shows stays', () => {
  const record = recordOf(5);
  const marked = (evaluator: typeof toyEvaluator) =>
    finish(reviewing(toyGame, evaluator, record, EFFORT)).judged.filter(({ mark }) => mark !== null).length;
  const farther = (towards: -1 | 1): typeof toyEvaluator => ({
    ...toyEvaluator,
    *farther(view, seat, first, number) {
      const near = yield* toyEvaluator.playout(view, seat, first, number);
      return { ...near, chances: near.chances.map((chance) => 0.5 + towards * (chance - 0.5)) };
    },
  });
  expect(marked(toyEvaluator)).toBeGreaterThan(0);
  expect(marked(farther(1))).toBe(marked(toyEvaluator));
  expect(marked(farther(-1))).toBe(0);
});

test('the chance at the beginning is measured by itself, on four times as many playouts', () => {
  const played = playedOf(toyGame, recordOf(5));
  const playouts = (at: number) => {
    let count = 0;
    const counting: typeof toyEvaluator = {
      ...toyEvaluator,
      outlook(...asked) {
        count += 1;
        return toyEvaluator.outlook(...asked);
      },
    };
    const { start } = finish(judging(toyGame, counting, played, at, EFFORT));
    expect(start === undefined).toBe(at > 0);
    return count;
  };
  expect(played.moments[0]?.isChance).toBe(true);
  expect(playouts(0)).toBeGreaterThanOrEqual(5 * EFFORT.levels - 2);
  const later = played.moments.findIndex(({ isChance }, at) => at > 0 && isChance);
  expect(playouts(later)).toBeLessThanOrEqual(EFFORT.levels + 2);
  const { books, judged } = finish(reviewing(toyGame, toyEvaluator, recordOf(5), EFFORT));
  expect(books.start).toEqual(judged[0]?.start);
});

test('a loss is no mark if what the seat did next made it good, and one if it went on as the computer would', () => {
  const played = playedOf(toyGame, recordOf(1));
  const [first] = played.moments;
  if (first === undefined) throw new Error('nothing was decided');
  const chosen = { ...first, isChance: false, seat: 0 };
  const followed = { ...chosen, n: 2, intent: { type: 'bid', card: 1 } as const };
  const better: ToyIntent = { type: 'bid', card: 2 };
  const knowing = (afterwards: number): typeof toyEvaluator => ({
    ...toyEvaluator,
    candidates: () => [better, chosen.intent],
    *playout(_view, _seat, intent, _number, then = []) {
      yield;
      const own = intent?.type === 'bid' && intent.card === 2 ? 0.9 : then.length > 0 ? afterwards : 0.2;
      return { chances: [own, 1 - own, 0], steps: 1 };
    },
  });
  const markWith = (afterwards: number, moments: readonly (typeof chosen)[]) => {
    const { mark, loss } = finish(judging(toyGame, knowing(afterwards), { ...played, moments }, 0, EFFORT));
    return [mark, loss.toFixed(2)];
  };
  expect(chosen.intent).not.toEqual(better);
  expect(markWith(0.88, [chosen])).toEqual(['blunder', '0.70']);
  expect(markWith(0.88, [chosen, followed])).toEqual([null, '0.02']);
  expect(markWith(0.1, [chosen, followed])).toEqual(['blunder', '0.70']);
  expect(markWith(0.88, [chosen, { ...followed, seat: 1 }])[0]).toBe('blunder');
});

test('a playout goes on by what the seat did next, as far as that is legal', () => {
  const { moments } = playedOf(toyGame, recordOf(1));
  const [{ before, seat, intent }] = moments as [(typeof moments)[number]];
  const view = toyGame.view(before, seat);
  const alone = finish(toyEvaluator.playout(view, seat, intent, 7));
  const illegal = finish(toyEvaluator.playout(view, seat, intent, 7, [{ type: 'bid', card: 999 }]));
  expect(illegal).toEqual(alone);
});

test('a decision whose secret nobody knows is not judged, and its books balance', () => {
  const review = finish(reviewing(toyGame, { ...toyEvaluator, knows: () => false }, recordOf(6), EFFORT));
  expect(review.judged.every(({ evaluated, mean, mark }) => evaluated === 0 && mean === null && mark === null)).toBe(
    true,
  );
  expect(imbalanceOf(review.books)).toBe(0);
});

test('moves that were taken back are not judged', () => {
  const match = new Match(toyGame, options, secretToHex(secretOf(7)));
  match.attempt(0, toyGame.pass(frozen(match.state), 0));
  match.back(0);
  const rest = recordOf(7);
  const entries = [...match.recording.entries, ...rest.entries];
  const { moments } = playedOf(toyGame, { ...rest, entries });
  expect(moments).toHaveLength(rest.entries.length);
  expect(moments[0]?.n).toBe(3);
});

test('a match that is not over has no review', () => {
  const record = recordOf(8);
  expect(() => playedOf(toyGame, { ...record, entries: record.entries.slice(0, 2) })).toThrow('This match is not over');
});

test('a mark needs its loss, and more than two standard errors', () => {
  for (const mark of MARKS) {
    expect(markOf(LEAST_LOSS[mark], 0.02)).toBe(mark);
    expect(markOf(LEAST_LOSS[mark], LEAST_LOSS[mark] / 2)).toBeNull();
  }
  expect(markOf(0.0499, 0.001)).toBeNull();
  expect(markOf(0.5, 0.1)).toBe('blunder');
});

test('the usual choice is measured too where a few playouts preferred one that is no better', () => {
  const played = playedOf(toyGame, recordOf(1));
  const at = played.moments.findIndex(({ intent }) => intent.type === 'bid');
  const bid = (card: number): ToyIntent => ({ type: 'bid', card });
  /** By card: the chance in the first playouts, and in all later ones. */
  const chances: Readonly<Record<number, readonly [few: number, later: number]>> = {
    1: [0, 0],
    2: [0.1, 0.5],
    3: [0.9, 0],
  };
  const evaluator: typeof toyEvaluator = {
    ...toyEvaluator,
    candidates: () => [bid(2), bid(3)],
    *playout(_view, seat, first, number) {
      yield;
      const own = first?.type === 'bid' ? (chances[first.card]?.[number < EFFORT.choosing ? 0 : 1] ?? 0) : 0;
      return { chances: [0, 1, 2].map((each) => (each === seat ? own : (1 - own) / 2)), steps: 1 };
    },
  };
  const moments = played.moments.map((each, i) => (i === at ? { ...each, intent: bid(1) } : each));
  const { better, loss, mark } = finish(judging(toyGame, evaluator, { ...played, moments, seed: 0 }, at));
  expect([better, loss, mark]).toEqual([bid(2), 0.5, 'blunder']);
});

test('a loss that the first fresh playouts do not show is measured on more of them', () => {
  const played = playedOf(toyGame, recordOf(1));
  const at = played.moments.findIndex(({ intent }) => intent.type === 'bid');
  const bid = (card: number): ToyIntent => ({ type: 'bid', card });
  const evaluator: typeof toyEvaluator = {
    ...toyEvaluator,
    candidates: () => [bid(2)],
    *playout(_view, seat, first, number) {
      yield;
      // Luck would have it that card 2 loses among the first sixteen.
      const isUnlucky = number >= FRESH && number < FRESH + EFFORT.first;
      const isBetter = first?.type === 'bid' && first.card === 2;
      const own = isBetter ? (isUnlucky ? number % 2 : 0.9) : 0.5;
      return { chances: [0, 1, 2].map((each) => (each === seat ? own : (1 - own) / 2)), steps: 1 };
    },
  };
  const moments = played.moments.map((each, i) => (i === at ? { ...each, intent: bid(1) } : each));
  const { better, mark } = finish(judging(toyGame, evaluator, { ...played, moments, seed: 0 }, at));
  expect([better, mark]).toEqual([bid(2), 'blunder']);
});

test('an order for another figure that may still follow is no rival, and is compared once it is due', () => {
  const played = playedOf(toyGame, recordOf(1));
  const at = played.moments.findIndex(({ intent }) => intent.type === 'bid');
  const moment = played.moments[at];
  if (moment === undefined) throw new Error('Nobody bids');
  const [intent, other] = toyGame.intents(moment.before, moment.seat).filter(({ type }) => type === 'bid');
  if (intent === undefined || other === undefined) throw new Error('There is no choice');
  const evaluator: typeof toyEvaluator = {
    ...toyEvaluator,
    candidates: (_view, _seat, chosen) => (chosen === undefined ? [] : [other, chosen]),
    *playout(_view, seat, first) {
      yield;
      const own = JSON.stringify(first) === JSON.stringify(other) ? 0.9 : 0;
      return { chances: [0, 1, 2].map((each) => (each === seat ? own : (1 - own) / 2)), steps: 1 };
    },
  };
  const better = (isApart: boolean, seat: number) => {
    const moments = [
      { ...moment, intent },
      { ...moment, seat },
    ];
    return finish(judging(toyGame, { ...evaluator, isApart: () => isApart }, { ...played, moments }, 0)).better;
  };
  expect(better(true, moment.seat)).toBeNull();
  expect(better(false, moment.seat)).toEqual(other);
  // Somebody else decides next, so it could not follow.
  expect(better(true, (moment.seat + 1) % 3)).toEqual(other);
});

describe('the causes of a loss', () => {
  /** By card: the chances of its seat in four playouts. */
  type Chances = Readonly<Record<number, readonly number[]>>;
  const four = (chance: number) => [chance, chance, chance, chance];

  /** The judgement of a first bid of 1 by a seat with these chances, if each of these cards is a suspect. */
  function judged(
    chances: Chances,
    cards: readonly number[],
    leastLoss?: number,
    { more = () => ({}), lost = {} }: { more?: (card: number) => object; lost?: Chances } = {},
  ) {
    const played = playedOf(toyGame, recordOf(1));
    const at = played.moments.findIndex(({ intent }) => intent.type === 'bid');
    const bid = (card: number): ToyIntent => ({ type: 'bid', card });
    const ends: typeof toyEvaluator = {
      ...toyEvaluator,
      ...(leastLoss === undefined ? {} : { leastLoss }),
      candidates: () => [bid(1), bid(2)],
      suspects: (_view, _seat, chosen, better) => {
        expect([chosen, better]).toEqual([bid(1), bid(2)]);
        return cards.map((card) => ({
          id: `card-${card}`,
          rule: 'TOY-1',
          facts: { card },
          without: bid(card),
          ...more(card),
        }));
      },
      *playout(_view, seat, first, number) {
        yield;
        const of = (by: Chances) => (first?.type === 'bid' ? (by[first.card]?.[number & 3] ?? 0) : 0);
        const own = of(chances);
        const shares = [0, 1, 2].map((each) => (each === seat ? own : (1 - own) / 2));
        return { chances: shares, steps: 1, lost: { hero: of(lost) } };
      },
    };
    const moments = played.moments.map((each, i) => (i === at ? { ...each, intent: bid(1) } : each));
    return finish(judging(toyGame, ends, { ...played, moments }, at, { ...EFFORT, first: 4, most: 4 }));
  }

  test('a cause is named if playouts without it win back 60 % of the loss, the heaviest first', () => {
    const chances = { 1: four(0), 2: four(0.625), 3: four(0.4), 4: four(0.35), 5: four(0.5) };
    const { loss, mark, causes } = judged(chances, [3, 4, 5]);
    expect([loss, mark]).toEqual([0.625, 'blunder']);
    expect(causes.map(({ id, loss: own }) => [id, own])).toEqual([
      ['card-5', 0.5],
      ['card-3', 0.4],
    ]);
  });

  test('a cause whose gain may be luck is not named, however large it looks', () => {
    const chances = { 1: four(0), 2: four(0.625), 3: [1, 1, 0, 0], 4: [0.4, 0.6, 0.4, 0.6] };
    // Card 3 wins back as much as card 4, but the standard error of its gain over four playouts is 0.29.
    expect(judged(chances, [3, 4]).causes.map(({ id }) => id)).toEqual(['card-4']);
  });

  test('a loss that the playouts of a game can not tell from none is no mark, and names no causes', () => {
    const chances = { 1: four(0), 2: four(0.12), 3: four(0.12) };
    expect(judged(chances, [3], 0.12)).toMatchObject({ mark: 'mistake', causes: [{ id: 'card-3' }] });
    expect(judged(chances, [3], 0.13)).toMatchObject({ mark: null, causes: [] });
  });

  test('a cause that should hurt a figure is named only if that figure loses more; else the last one is left', () => {
    const chances = { 1: four(0), 2: four(0.5), 3: four(0.5), 4: four(0.5) };
    const more = (card: number) => (card === 3 ? { hurts: 'hero' } : { isLast: true });
    const named = (lost: Chances) => judged(chances, [3, 4], 0, { more, lost }).causes.map(({ id }) => id);
    expect(named({ 1: four(1), 3: four(0) })).toEqual(['card-3']);
    expect(named({ 1: four(1), 3: four(1) })).toEqual(['card-4']);
    expect(named({ 1: [1, 0, 0, 0], 3: four(0) })).toEqual(['card-4']);
    expect(named({ 1: four(0.09), 3: four(0) })).toEqual(['card-4']);
  });

  test('the fate of a figure is told if it differs clearly and goes along with the loss', () => {
    const chances = { 1: [0, 0, 0, 0.4], 2: four(0.5) };
    const fate = (lost: Chances) => judged(chances, [], 0, { lost }).fate;
    expect(fate({ 1: [1, 1, 1, 0], 2: four(0) })).toMatchObject({
      figure: 'hero',
      chosen: 0.75,
      better: 0,
      isWhole: true,
    });
    // It loses more where less is lost.
    expect(fate({ 1: [0.5, 0.5, 0.5, 1], 2: four(0) })).toBeNull();
    expect(fate({ 1: [0.1, 0.1, 0.1, 0], 2: four(0) })).toBeNull();
  });

  test('a decision without a mark has no causes', () => {
    const { mark, causes } = judged({ 1: four(0.5), 2: four(0.51), 3: four(0.51) }, [3]);
    expect([mark, causes]).toEqual([null, []]);
  });
});
