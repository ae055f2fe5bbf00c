/** The fates of figures in playouts: the part of a loss that can be seen on the table. */
import type { Tagged } from '../ruleset';
import { type Coming, comingOf, moreBy, moreIn, type Pairs, turnsOf } from './coming';
import { CLEAR, type Difference, meanIn, standardError, type Trial } from './trial';
import { worthsOf } from './worths';

/** The figure whose fate goes along with the loss most. Shares are from 0 to 1, over the playouts behind the loss. */
export interface Fate {
  readonly figure: string;
  /** Whether it acts in one of both choices, or is the figure that the heaviest cause tells of. */
  readonly acts: boolean;
  /** Whether it is always either unhurt or gone, so that the shares are chances. */
  readonly isWhole: boolean;
  /** The share that it lost after what was chosen, and after the better choice. */
  readonly chosen: number;
  readonly better: number;
  /** The number of playouts of each choice. */
  readonly tries: number;
  /** How it comes; null where playouts do not tell. */
  readonly how: Coming | null;
}

/** A smaller difference of what a figure lost is not told, and proves no harm. */
export const LEAST_HARM = 0.1;
/** The share of the loss that must lie in what the figure lost. */
const GOES_ALONG = 0.25;

/**
 * By how much more a figure lost after one choice than after another, and the standard error; null if playouts do not tell. Where they tell
 * blows, it is the most that it had lost more by the end of any turn: a figure that falls early is harmed, even if it falls later anyway.
 */
export function harmOf<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  figure: string,
  [chosen, other]: readonly [I, I],
  [from, to]: readonly [number, number],
): (Pick<Difference, 'error'> & { readonly more: number }) | null {
  const pairs = trial.pairs(chosen, other, from, to);
  const atLast = pairs.map(([one, two]) => (one.lost?.[figure] ?? Number.NaN) - (two.lost?.[figure] ?? Number.NaN));
  if (atLast.length === 0 || atLast.some(Number.isNaN)) return null;
  const byTurn = turnsOf(pairs).map((turn) => moreIn(pairs, (blow) => blow.figure === figure && blow.later <= turn));
  const harms = [atLast, ...byTurn].map((more) => ({ more: meanIn(more), error: standardError(more) }));
  return harms.reduce((a, b) => (b.more > a.more ? b : a));
}

/**
 * The fate that shows the loss best: it differs clearly between both choices, and makes the largest part of the lost chance (at least
 * `GOES_ALONG` of it), less half of what its striker takes instead. That of a figure which acts comes first, and before all that of `victim`, of which
 * the cause tells who strikes it. Null if no figure's fate says so much.
 */
export function fateOf<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  [chosen, better]: readonly [I, I],
  [from, to]: readonly [number, number],
  actors: readonly (string | null)[] = [],
  victim: string | null = null,
): Fate | null {
  const pairs = trial.pairs(chosen, better, from, to);
  const told = victim === null ? null : fateTold(pairs, victim);
  if (told !== null) return told;
  const figures = Object.keys(pairs[0]?.[0].lost ?? {});
  const worths = worthsOf(pairs, figures, trial.seat);
  const loss = meanIn(pairs.map(([one, two]) => (two.chances[trial.seat] ?? 0) - (one.chances[trial.seat] ?? 0)));
  /** The part of the loss that lies in all the blows of a striker. */
  const costBy = (striker: string) =>
    figures.reduce((sum, figure) => {
      return sum - (worths.get(figure) ?? 0) * moreBy(pairs, (blow) => blow.by === striker && blow.figure === figure);
    }, 0);
  let best: { readonly fate: Fate; readonly weight: number } | null = null;
  for (const figure of figures) {
    const after = pairs.map(([one]) => one.lost?.[figure] ?? 0);
    const instead = pairs.map(([, two]) => two.lost?.[figure] ?? 0);
    const more = after.map((each, at) => each - (instead[at] ?? 0));
    const mean = meanIn(more);
    if (Math.abs(mean) < LEAST_HARM || Math.abs(mean) <= CLEAR * standardError(more)) continue;
    const own = 0 - (worths.get(figure) ?? 0) * mean;
    if (own < GOES_ALONG * loss) continue;
    const isWhole = [...after, ...instead].every((each) => each === 0 || each === 1);
    const how = comingOf(pairs, figure, isWhole);
    const [striker, other] = how?.by ?? [];
    const net = striker === undefined || other !== undefined ? own : Math.min(own, costBy(striker));
    const cost = (own + net) / 2;
    if (cost < GOES_ALONG * loss) continue;
    const acts = actors.includes(figure);
    const weight = (acts ? loss : 0) + cost;
    if (best !== null && weight <= best.weight) continue;
    best = {
      weight,
      fate: { figure, acts, isWhole, chosen: meanIn(after), better: meanIn(instead), tries: pairs.length, how },
    };
  }
  return best?.fate ?? null;
}

/** The fate of a figure whatever it is worth; null unless blows cost it clearly more after what was chosen. */
function fateTold(pairs: Pairs, figure: string): Fate | null {
  const [after, instead] = [0, 1].map((at) => pairs.map((pair) => pair[at]?.lost?.[figure] ?? 0));
  const isWhole = [...(after ?? []), ...(instead ?? [])].every((each) => each === 0 || each === 1);
  const how = comingOf(pairs, figure, isWhole);
  if (how === null || how.chosen <= how.better) return null;
  const shares = { chosen: meanIn(after ?? []), better: meanIn(instead ?? []) };
  return { figure, acts: true, isWhole, ...shares, tries: pairs.length, how };
}
