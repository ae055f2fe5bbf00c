/** Reviews records in a worker. */
import {
  agendaOf,
  comparing,
  type Evaluator,
  finish,
  judging,
  type Played,
  playedOf,
  type Recording,
  type Ruleset,
  type Tagged,
} from '@dwo/kernel';
import type { FromReviewer, ReviewJob } from './contract';

function tell(message: FromReviewer): void {
  self.postMessage(message);
}

/** Does the jobs of one review; a game's worker calls it once. */
export function serveReview<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I, E>,
): void {
  const work = servant(rules, evaluator);
  self.onmessage = ({ data }: MessageEvent<ReviewJob>) => {
    try {
      tell(work(data));
    } catch (error) {
      console.warn(error);
      tell({ type: 'failed' });
    }
  };
}

/** Answers one job after another about the same record. */
export function servant<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  evaluator: Evaluator<S, I, E>,
): (job: ReviewJob) => FromReviewer {
  let open: { readonly played: Played<S, I>; readonly recording: Recording<I, O> } | null = null;
  return (job) => {
    if (job.type === 'open') {
      const recording = job.record as Recording<I, O>;
      const played = playedOf(rules, recording, evaluator.reveals);
      open = { played, recording };
      return { type: 'opened', agenda: agendaOf(evaluator, played), result: evaluator.chances(played.last) };
    }
    if (open === null) throw new Error('No record is open');
    const { played, recording } = open;
    if (job.type === 'compare')
      return { type: 'compared', idea: finish(comparing(rules, evaluator, played, recording)) };
    return { type: 'judged', judgement: finish(judging(rules, evaluator, played, job.at)) };
  };
}
