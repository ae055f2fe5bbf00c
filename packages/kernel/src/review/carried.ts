/** The causes of a loss that playouts prove. */
import type { Tagged } from '../ruleset';
import { comingOf } from './coming';
import type { CauseFacts, Struck, Suspicion } from './evaluator';
import { harmOf, LEAST_HARM } from './fate';
import { CLEAR, FRESH, type Trial } from './trial';

/** The share of a loss that a cause must carry by itself. */
const CARRIES = 0.6;

/** A cause that carries its loss; its facts are those of the one who strikes. */
export interface Carried<I> extends Omit<Suspicion<I>, 'struck'> {
  /** The loss that vanishes with it, as a share of the chance to win. */
  readonly loss: number;
  /** The figure of which its facts tell who strikes it; left out if they tell nothing of the kind. */
  readonly victim?: string;
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
    if (harm !== null && harm.more <= Math.max(LEAST_HARM, CLEAR * harm.error)) continue;
    const { struck, ...cause } = suspect;
    const more = struck === undefined ? {} : factsOf(trial, struck, [chosen, suspect.without], playouts);
    const victim = struck === undefined ? {} : { victim: struck.figure };
    if (more !== null) found.push({ ...cause, ...victim, facts: { ...cause.facts, ...more }, loss: own });
  }
  return found.sort((a, b) => b.loss - a.loss);
}

/** The facts of the one to whom most of the difference is lost; null if without them there is no cause. */
function factsOf<S extends object, I extends Tagged>(
  trial: Trial<S, I>,
  { figure, by, nobody }: Struck,
  [chosen, without]: readonly [I, I],
  playouts: number,
): CauseFacts | null {
  const coming = comingOf(trial.pairs(chosen, without, FRESH, FRESH + playouts), figure);
  const [striker] = coming !== null && coming.chosen > coming.better ? coming.by : [];
  return by[striker ?? ''] ?? nobody;
}
