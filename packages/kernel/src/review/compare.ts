/** Compares a decision with what else could have been chosen. */
import type { Seat, Tagged } from '../ruleset';
import { type Effort, LEAST_LOSS } from './marks';
import { CLEAR, type Difference, DOUBT, FRESH, type Trial } from './trial';

/** A rival whose loss can hardly reach this share is not pursued, nor one that does not lead at all. */
const HOPE = 0.03;
/** A loss that is larger than a slip by so many standard errors needs no more playouts than this. */
const SURE = 3;
const ENOUGH = 64;

/** The best candidate of a decision. */
export interface Rival<I> extends Difference {
  readonly choice: I;
  /** The number of fresh playouts behind the difference. */
  readonly playouts: number;
}

interface Compared<I> {
  /** By how much what was chosen is better than the computer's usual choice, and its own chance in those playouts, by seat. */
  readonly skill: readonly number[];
  readonly level: readonly number[];
  /** The best candidate, if it is clearly better. */
  readonly rival: Rival<I> | null;
}

/** Compares what was chosen with the candidates; null if there is nothing to weigh. */
export function* compare<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  candidates: readonly I[],
  chosen: I,
  effort: Effort,
): Generator<void, Compared<I> | null> {
  const [usual] = candidates;
  if (usual === undefined) return null;
  const key = JSON.stringify(chosen);
  const isUsual = JSON.stringify(usual) === key;
  const others = candidates.filter((each) => JSON.stringify(each) !== key).slice(0, effort.candidates);
  yield* trial.take(chosen, 0, effort.round);
  for (const each of others) yield* trial.take(each, 0, effort.round);
  const lead = (each: I, playouts: number) => trial.difference(each, chosen, 0, playouts).gain[trial.seat] ?? 0;
  const hopes = (each: I, playouts: number) => hasHope(trial.difference(each, chosen, 0, playouts), trial.seat);
  const left = others
    .filter((each) => hopes(each, effort.round))
    .sort((a, b) => lead(b, effort.round) - lead(a, effort.round))
    .slice(0, 2);
  if (left.length > 0) yield* trial.take(chosen, 0, effort.choosing);
  for (const each of left) yield* trial.take(each, 0, effort.choosing);
  const best = left.reduce<I | null>((a, b) => {
    return a === null || lead(b, effort.choosing) > lead(a, effort.choosing) ? b : a;
  }, null);
  const pursued =
    best !== null && hasHope(trial.difference(best, chosen, 0, effort.choosing), trial.seat) ? best : null;
  const rival = pursued === null ? null : yield* measured(trial, pursued, chosen, effort);
  const clear = rival !== null && (rival.gain[trial.seat] ?? 0) > CLEAR * rival.error ? rival : null;
  const level = trial.mean(chosen, 0, effort.round);
  if (isUsual) return { skill: level.map(() => 0), level, rival: clear };
  if (clear !== null && JSON.stringify(clear.choice) === JSON.stringify(usual)) {
    return { ...than(trial, chosen, clear), rival: clear };
  }
  const { gain: skill, error, playouts } = yield* skilled(trial, chosen, usual, effort);
  const plain = { skill, level: trial.mean(chosen, 0, playouts) };
  const own = skill[trial.seat] ?? 0;
  if (clear !== null || own >= 0 || error - own < HOPE || rival?.choice === usual) return { ...plain, rival: clear };
  // A few playouts may have dropped the usual choice for one that looked better by chance.
  const other = yield* measured(trial, usual, chosen, effort);
  const isClear = (other.gain[trial.seat] ?? 0) > CLEAR * other.error;
  return isClear ? { ...than(trial, chosen, other), rival: other } : { ...plain, rival: null };
}

/** The skill of a choice beside a rival that is the usual one: fresh playouts are more of them, so their difference is more exact. */
function than<S extends object, I extends Tagged>(trial: Trial<S, I>, chosen: I, { gain, playouts }: Rival<I>) {
  return { skill: gain.map((each) => 0 - each), level: trial.mean(chosen, FRESH, FRESH + playouts) };
}

/** By how much the chosen one is better than the usual one; a difference that hardly matters is measured on few playouts. */
function* skilled<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  chosen: I,
  usual: I,
  { choosing, levels }: Effort,
): Generator<void, Difference & { readonly playouts: number }> {
  for (const playouts of [choosing, levels]) {
    yield* trial.take(usual, 0, playouts);
    yield* trial.take(chosen, 0, playouts);
    const found = trial.difference(chosen, usual, 0, playouts);
    if (Math.abs(found.gain[trial.seat] ?? 0) + found.error < HOPE) return { ...found, playouts };
  }
  return { ...trial.difference(chosen, usual, 0, levels), playouts: levels };
}

/** Measures a rival on fresh playouts, again and again twice as many, until it has no hope, is sure or there are `most`. */
function* measured<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  choice: I,
  chosen: I,
  { first, most }: Effort,
): Generator<void, Rival<I>> {
  for (let playouts = first; ; playouts *= 2) {
    yield* trial.take(choice, FRESH, FRESH + playouts);
    yield* trial.take(chosen, FRESH, FRESH + playouts);
    const difference = trial.difference(choice, chosen, FRESH, FRESH + playouts);
    const isSure = playouts >= ENOUGH && (difference.gain[trial.seat] ?? 0) - SURE * difference.error > LEAST_LOSS.slip;
    // Sixteen playouts that say nothing, or the contrary of those that chose the rival, may be chance.
    const goesOn = playouts === first ? mayMatter(difference, trial.seat, playouts) : hasHope(difference, trial.seat);
    if (playouts * 2 > most || isSure || !goesOn) return { choice, playouts, ...difference };
  }
}

/** Whether a loss may yet turn out to matter. */
function hasHope({ gain, error }: Difference, seat: Seat): boolean {
  const own = gain[seat] ?? 0;
  return own > 0 && own + error >= HOPE;
}

/** Whether a loss may matter although so few playouts do not show it: one more could deviate from them. */
function mayMatter({ gain, error }: Difference, seat: Seat, playouts: number): boolean {
  return (gain[seat] ?? 0) + Math.sqrt(error * error + DOUBT / playouts / playouts) >= HOPE;
}
