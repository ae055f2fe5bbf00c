/** The fates of figures in playouts: the part of a loss that can be seen on the table. */
import type { Tagged } from '../ruleset';
import { CLEAR, type Difference, meanIn, standardError, type Trial } from './trial';

/** The figure whose fate goes along with the loss most. Shares are from 0 to 1, over the playouts behind the loss. */
export interface Fate {
  readonly figure: string;
  /** Whether it acts in one of both choices. */
  readonly acts: boolean;
  /** Whether it is always either unhurt or gone, so that the shares are chances. */
  readonly isWhole: boolean;
  /** The share that it lost after what was chosen, and after the better choice. */
  readonly chosen: number;
  readonly better: number;
}

/** A smaller difference of what a figure lost is not told, and proves no harm. */
export const LEAST_HARM = 0.1;
/** The share of the loss that must vary with what the figure lost, from playout to playout. */
const GOES_ALONG = 0.25;

/** By how much more a figure lost after one choice than after another, and the standard error; null if playouts do not tell. */
export function harmOf<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  figure: string,
  [chosen, other]: readonly [I, I],
  [from, to]: readonly [number, number],
): (Pick<Difference, 'error'> & { readonly more: number }) | null {
  const pairs = trial.pairs(chosen, other, from, to);
  const more = pairs.map(([one, two]) => (one.lost?.[figure] ?? Number.NaN) - (two.lost?.[figure] ?? Number.NaN));
  if (more.length === 0 || more.some(Number.isNaN)) return null;
  return { more: meanIn(more), error: standardError(more) };
}

/**
 * The fate that shows the loss best. It differs clearly between both choices, and the playouts in which it differs more are those that lose
 * more. That of a figure which acts in one of them comes first, else the one that differs most. Null if no figure's fate says so much.
 */
export function fateOf<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  [chosen, better]: readonly [I, I],
  [from, to]: readonly [number, number],
  actors: readonly (string | null)[] = [],
): Fate | null {
  const pairs = trial.pairs(chosen, better, from, to);
  const gains = pairs.map(([one, two]) => (two.chances[trial.seat] ?? 0) - (one.chances[trial.seat] ?? 0));
  const fates = Object.keys(pairs[0]?.[0].lost ?? {}).flatMap((figure) => {
    const after = pairs.map(([one]) => one.lost?.[figure] ?? 0);
    const instead = pairs.map(([, two]) => two.lost?.[figure] ?? 0);
    const more = after.map((each, at) => each - (instead[at] ?? 0));
    const mean = meanIn(more);
    if (Math.abs(mean) < LEAST_HARM || Math.abs(mean) <= CLEAR * standardError(more)) return [];
    if (sharedBy(more, gains) < GOES_ALONG) return [];
    const isWhole = [...after, ...instead].every((each) => each === 0 || each === 1);
    return [{ figure, isWhole, acts: actors.includes(figure), chosen: meanIn(after), better: meanIn(instead) }];
  });
  const weight = ({ acts, chosen: lost, better: otherwise }: Fate) => (acts ? 1 : 0) + Math.abs(lost - otherwise);
  return fates.reduce<Fate | null>((a, b) => (a === null || weight(b) > weight(a) ? b : a), null);
}

/** The share of the mean of `gains` that a line through `causes` explains. */
function sharedBy(causes: readonly number[], gains: readonly number[]): number {
  const [cause, gain] = [meanIn(causes), meanIn(gains)];
  const squares = meanIn(causes.map((each) => (each - cause) * (each - cause)));
  const common = meanIn(causes.map((each, at) => (each - cause) * ((gains[at] ?? 0) - gain)));
  return squares === 0 || gain === 0 ? 0 : ((common / squares) * cause) / gain;
}
