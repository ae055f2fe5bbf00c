/** Reviews of the matches played in this browser, in a few numbers each: how much was luck, and which mistakes cost most. */
import type { Books, Judgement, Seat, Tagged } from '@dwo/kernel';
import { recall, remember } from '../shell/storage';

const KEY = 'dino-wars.reviews';
/** The matches that are kept and counted, the latest ones. */
export const KEPT_REVIEWS = 20;

/** The kinds of mistakes, of any game. */
export const MISTAKES = [
  'unspent',
  'target',
  'exposed',
  'charge',
  'order',
  'place',
  'fighter',
  'card',
  'wager',
  'other',
] as const;
/** A kind of mistake. */
export type Mistake = (typeof MISTAKES)[number];

/** The kinds of the mistakes behind the causes of a game, by the name of the cause. */
export type Mistakes = Readonly<Record<string, Mistake>>;

/** One seat of a reviewed match, in shares of the chance to win. */
export interface KeptSeat {
  readonly luck: number;
  readonly own: number;
  /** By kind: what marked decisions lost. */
  readonly lost: Readonly<Partial<Record<Mistake, number>>>;
}

/** A reviewed match. */
export interface KeptReview {
  readonly match: string;
  readonly seats: readonly KeptSeat[];
}

/** The part of a review that is kept. */
export function keptOf(
  match: string,
  books: Books,
  judged: readonly Judgement<Tagged>[],
  mistakes: Mistakes,
): KeptReview {
  const seats = books.result.map((_, seat): KeptSeat => {
    const lost: Partial<Record<Mistake, number>> = {};
    for (const { mark, loss, causes } of judged.filter((each) => each.seat === seat)) {
      const kind = mistakes[causes[0]?.id ?? ''] ?? 'other';
      if (mark !== null) lost[kind] = (lost[kind] ?? 0) + loss;
    }
    return { luck: books.luck[seat] ?? 0, own: books.skill[seat]?.[seat] ?? 0, lost };
  });
  return { match, seats };
}

/** Stores a review in this browser, in place of an earlier one of the same match. */
export function keepReview(review: KeptReview): void {
  const others = keptReviews().filter(({ match }) => match !== review.match);
  remember(KEY, JSON.stringify([...others, review].slice(-KEPT_REVIEWS)));
}

/** The stored reviews, the latest last. */
export function keptReviews(): readonly KeptReview[] {
  try {
    const found: unknown = JSON.parse(recall(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isReview) : [];
  } catch {
    return [];
  }
}

function isReview(value: unknown): value is KeptReview {
  const { match, seats } = (value ?? {}) as Partial<KeptReview>;
  const isSeat = (each: Partial<KeptSeat> | null) =>
    Number.isFinite(each?.luck) && Number.isFinite(each?.own) && typeof each?.lost === 'object' && each.lost !== null;
  return typeof match === 'string' && Array.isArray(seats) && seats.every(isSeat);
}

/** Several matches of one person together. */
export interface Summed {
  readonly matches: number;
  /** The luck and the own decisions of a match on average, in shares of the chance to win. */
  readonly luck: number;
  readonly own: number;
  /** The kind of mistake that costs most, and its loss in a match on average; null if nothing was marked. */
  readonly worst: { readonly kind: Mistake; readonly lost: number } | null;
}

/** Sums the reviews of matches up; `seatIn` tells the person's own seat in a match, or null. Null without any. */
export function summed(reviews: readonly KeptReview[], seatIn: (match: string) => Seat | null): Summed | null {
  const own = reviews.flatMap(({ match, seats }) => seats[seatIn(match) ?? -1] ?? []);
  if (own.length === 0) return null;
  const mean = (of: (seat: KeptSeat) => number) => own.reduce((sum, seat) => sum + of(seat), 0) / own.length;
  const [worst] = MISTAKES.map((kind) => ({ kind, lost: mean(({ lost }) => lost[kind] ?? 0) })).sort(
    (a, b) => b.lost - a.lost,
  );
  return {
    ...{ matches: own.length, luck: mean(({ luck }) => luck), own: mean((seat) => seat.own) },
    worst: worst === undefined || worst.lost <= 0 ? null : worst,
  };
}
