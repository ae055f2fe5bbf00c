/** The causes of a loss that playouts prove. */
import type { Tagged } from '../ruleset';
import type { Suspicion } from './evaluator';
import { harmOf, LEAST_HARM } from './fate';
import { CLEAR, FRESH, type Trial } from './trial';

/** The share of a loss that a cause must carry by itself. */
const CARRIES = 0.6;

/** A cause that carries its loss. */
export interface Carried<I> extends Suspicion<I> {
  /** The loss that vanishes with it, as a share of the chance to win. */
  readonly loss: number;
}

/** The causes that carry a loss by themselves. */
export function* carried<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  suspects: readonly Suspicion<I>[],
  chosen: I,
  loss: number,
  playouts: number,
): Generator<void, readonly Carried<I>[]> {
  const found: Carried<I>[] = [];
  for (const suspect of suspects) {
    yield* trial.take(suspect.without, FRESH, FRESH + playouts);
    const { gain, error } = trial.difference(suspect.without, chosen, FRESH, FRESH + playouts);
    const own = gain[trial.seat] ?? 0;
    if (own <= CLEAR * error || own < CARRIES * loss) continue;
    if (suspect.isLast === true && found.length > 0) continue;
    const harm =
      suspect.hurts === undefined
        ? null
        : harmOf(trial, suspect.hurts, [chosen, suspect.without], [FRESH, FRESH + playouts]);
    if (harm === null || harm.more > Math.max(LEAST_HARM, CLEAR * harm.error)) found.push({ ...suspect, loss: own });
  }
  return found.sort((a, b) => b.loss - a.loss);
}
