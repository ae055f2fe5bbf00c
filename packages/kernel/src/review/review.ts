/** The review of a whole match: its decisions judged one by one, and the books made of them. */
import type { Recording } from '../recording';
import type { Ruleset, Tagged } from '../ruleset';
import { type Books, booksOf } from './books';
import type { Evaluator } from './evaluator';
import { type Judgement, judging } from './judge';
import { EFFORT, type Effort } from './marks';
import { playedOf } from './moments';

/** A review. */
export interface Review<I> {
  readonly books: Books;
  readonly judged: readonly Judgement<I>[];
}

/** Reviews a finished record, in slices; the same record with the same effort gives the same review. Throws as `playedOf` does. */
export function* reviewing<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I, E>,
  recording: Recording<I, O>,
  effort: Effort = EFFORT,
): Generator<void, Review<I>> {
  const played = playedOf(rules, recording, evaluator.reveals);
  const judged: Judgement<I>[] = [];
  for (const at of played.moments.keys()) judged.push(yield* judging(rules, evaluator, played, at, effort));
  return { judged, books: booksOf(evaluator.chances(played.last), judged) };
}
