/** How the causes of a game are looked for. */
import { canonicalJson } from '../canonical';
import type { Frozen, Seat, Tagged } from '../ruleset';
import type { Evaluator, Suspicion } from './evaluator';

/** A decision, and the one that was better. */
export interface Asked<S, I> {
  readonly view: Frozen<S>;
  readonly seat: Seat;
  readonly chosen: I;
  readonly better: I;
}

/** A cause with a name of the game. */
export interface CauseOf<I, C extends string> extends Suspicion<I> {
  readonly id: C;
}

/** Looks for one cause; null if it is not there. */
export type SuspectOf<S, I, C extends string> = (asked: Asked<S, I>) => CauseOf<I, C> | null;

/**
 * Finds every cause that may be behind a loss; none if both choices are the same. `place`, that a place was worse, comes last, and only
 * where nothing else is sure.
 */
export function suspectsOf<S extends object, I extends Tagged, C extends string>(
  all: readonly SuspectOf<S, I, C>[],
  place: SuspectOf<S, I, C>,
): (...asked: Parameters<NonNullable<Evaluator<S, I>['suspects']>>) => readonly CauseOf<I, C>[] {
  return (view, seat, chosen, better) => {
    if (canonicalJson(chosen) === canonicalJson(better)) return [];
    const asked = { view, seat, chosen, better };
    const found = all.flatMap((suspect) => suspect(asked) ?? []);
    // A harm that the playouts do not show is no cause, so the place may be all that is left.
    if (found.some(({ hurts }) => hurts === undefined)) return found;
    const last = place(asked);
    return last === null ? found : [...found, { ...last, isLast: true }];
  };
}
