/**
 * A sequential test of a share: it stops as soon as the question is answered whether the share lies between two bounds. Two generalised
 * sequential probability ratio tests run at once, one at each bound, as Fishtest runs one; games that belong together count as pairs.
 */

/** How often each score was seen; the scores are evenly spaced from 0 to 1. Three for games, five for pairs of games. */
export type Counts = readonly number[];

/** The question, and how sure the answer has to be. */
export interface Question {
  /** The bounds of an even share. */
  readonly low: number;
  readonly high: number;
  /** So close to a bound either answer is right. */
  readonly margin: number;
  /** The chance of a wrong answer for a share that is farther from the bound. */
  readonly error: number;
}

/** Inside or outside 0.42 to 0.58. */
export const EVEN: Question = { low: 0.42, high: 0.58, margin: 0.04, error: 0.05 };

/** The question of evenness with another margin; throws unless there is room for it between the bounds. */
export function questionWith(margin: number): Question {
  const most = (EVEN.high - EVEN.low) / 2;
  if (!(margin > 0 && margin < most)) throw new Error('--margin wants a number between 0 and 0.08');
  return { ...EVEN, margin };
}

/** The answers; `open` as long as there is none. */
const VERDICTS = ['inside', 'below', 'above', 'open'] as const;
/** An answer. */
export type Verdict = (typeof VERDICTS)[number];

/** A score that was never seen counts as if it had been seen so often, so that the likelihoods are defined. */
const UNSEEN = 1e-3;
/** Nothing is answered before so many games, because the ratio needs an estimate of the spread. */
const LEAST_GAMES = 16;
/** The same for results less their luck, whose spread is uncertain for longer. */
const LEAST_FAIR = 64;
const HALVINGS = 30;

const scoreAt = (counts: Counts, at: number): number => at / (counts.length - 1);

/** The distribution with the mean `mean` that makes the counts likeliest: p / (1 + x (score - mean)), by bisection for x. */
function likeliest(counts: Counts, mean: number): readonly number[] {
  const seen = counts.map((count) => count || UNSEEN);
  const all = seen.reduce((sum, count) => sum + count, 0);
  const off = counts.map((_, at) => scoreAt(counts, at) - mean);
  let [low, high] = [-1 / (1 - mean), 1 / mean];
  for (let n = 0; n < HALVINGS; n += 1) {
    const x = (low + high) / 2;
    const slope = seen.reduce((sum, count, at) => sum + (count * (off[at] ?? 0)) / (1 + x * (off[at] ?? 0)), 0);
    if (slope > 0) low = x;
    else high = x;
  }
  const x = (low + high) / 2;
  return seen.map((count, at) => count / all / (1 + x * (off[at] ?? 0)));
}

/** The logarithm of how much likelier the counts are under the mean `other` than under the mean `one`. */
export function logRatio(counts: Counts, one: number, other: number): number {
  const [under, over] = [likeliest(counts, one), likeliest(counts, other)];
  return counts.reduce((sum, count, at) => sum + (count || UNSEEN) * Math.log((over[at] ?? 1) / (under[at] ?? 1)), 0);
}

/** The same for the mean of any scores, by its normal approximation. */
export function normalRatio(scores: readonly number[], one: number, other: number): number {
  const mean = meanOf(scores);
  const variance = Math.max(UNSEEN, meanOf(scores.map((score) => (score - mean) ** 2)));
  return (scores.length * (other - one) * (2 * mean - one - other)) / (2 * variance);
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** One running test; feed it the scores in the order in which they were planned, not in which they ended. */
export class SequentialTest {
  readonly counts: number[];
  /** The scores less their luck; empty if no luck was measured. */
  readonly fair: number[] = [];
  /** Whether the share is above each bound; null as long as that is not answered. */
  private readonly above: { low: boolean | null; high: boolean | null } = { low: null, high: null };

  /** `games` is how many belong to one score: 1, or 2 for pairs. */
  constructor(
    readonly question: Question,
    readonly games: 1 | 2,
  ) {
    this.counts = Array.from({ length: 2 * games + 1 }, () => 0);
  }

  /** Takes in the points of the next game or pair: a victory is 1, a draw 1/2; and its luck, if that is measured, as it is for all or for none. */
  add(points: number, luck: number | null = null): Verdict {
    if (this.verdict !== 'open') return this.verdict;
    if (luck !== null) this.fair.push((points - luck) / this.games);
    const at = Math.round(2 * points);
    this.counts[at] = (this.counts[at] ?? 0) + 1;
    const least = luck === null ? LEAST_GAMES : LEAST_FAIR;
    if (this.played >= least) for (const bound of ['low', 'high'] as const) this.look(bound);
    return this.verdict;
  }

  get verdict(): Verdict {
    if (this.above.low === false) return 'below';
    if (this.above.high === true) return 'above';
    return this.above.low === true && this.above.high === false ? 'inside' : 'open';
  }

  /** The number of games so far. */
  get played(): number {
    return this.games * this.counts.reduce((sum, count) => sum + count, 0);
  }

  /** The points so far. */
  get points(): number {
    return this.counts.reduce((sum, count, at) => sum + (count * at) / 2, 0);
  }

  private look(bound: 'low' | 'high'): void {
    if (this.above[bound] !== null) return;
    const { [bound]: at, margin, error } = this.question;
    const [one, other] = [at - margin, at + margin];
    const ratio = this.fair.length > 0 ? normalRatio(this.fair, one, other) : logRatio(this.counts, one, other);
    const enough = Math.log((1 - error) / error);
    if (Math.abs(ratio) >= enough) this.above[bound] = ratio > 0;
  }
}

/** The games that a fixed plan needs for the same question and error, if the score of a game or pair varies as in `counts`. */
export function fixedPlan({ low, margin, error }: Question, games: 1 | 2, counts: Counts | null = null): number {
  const coin = low * (1 - low);
  const variance = counts === null ? coin : varianceOf(counts) || coin / games;
  return games * Math.ceil(variance * (quantile(1 - error) / margin) ** 2);
}

/** The variance of the score of a game or pair, from 0 to 1. */
function varianceOf(counts: Counts): number {
  const all = counts.reduce((sum, count) => sum + count, 0);
  const mean = counts.reduce((sum, count, at) => sum + count * scoreAt(counts, at), 0) / all;
  return counts.reduce((sum, count, at) => sum + count * (scoreAt(counts, at) - mean) ** 2, 0) / all;
}

/** The quantile of the normal distribution, by bisection of its integral (Abramowitz and Stegun 7.1.26, to 1e-6). */
function quantile(p: number): number {
  let [low, high] = [-8, 8];
  for (let n = 0; n < HALVINGS; n += 1) {
    const x = (low + high) / 2;
    if (below(x) < p) low = x;
    else high = x;
  }
  return (low + high) / 2;
}

function below(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * z);
  const series = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592];
  const tail = series.reduce((sum, term) => sum * t + term, 0) * t * Math.exp(-z * z);
  return x < 0 ? tail / 2 : 1 - tail / 2;
}
