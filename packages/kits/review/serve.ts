/** Reviews records in a worker. */
import {
  comparing,
  type Evaluator,
  finish,
  judging,
  playedOf,
  type Recording,
  type Ruleset,
  type Tagged,
} from '@dwo/kernel';
import { type AskedReview, type FromReviewer, spreadOrder } from './contract';

function tell(message: FromReviewer): void {
  self.postMessage(message);
}

/** Answers one question for a review; a game's worker calls it once. */
export function serveReview<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I, E>,
): void {
  self.onmessage = ({ data }: MessageEvent<AskedReview>) => {
    try {
      review(rules, evaluator, data);
    } catch (error) {
      console.warn(error);
      tell({ type: 'failed' });
    }
  };
}

function review<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I, E>,
  { record, worker, workers }: AskedReview,
): void {
  const recording = record as Recording<I, O>;
  const played = playedOf(rules, recording, evaluator.reveals);
  tell({ type: 'opened', decisions: played.moments.length, result: evaluator.chances(played.last) });
  const idea = worker === 0 ? finish(comparing(rules, evaluator, played, recording)) : null;
  if (idea !== null) tell({ type: 'compared', idea });
  spreadOrder(played.moments.length).forEach((at, place) => {
    if (place % workers === worker) tell({ type: 'judged', judgement: finish(judging(rules, evaluator, played, at)) });
  });
}
