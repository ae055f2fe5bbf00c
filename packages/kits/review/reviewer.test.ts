/** A review in parts: every worker judges what the page gives it. */
import { booksOf, finish, frozen, Match, type Recording, reviewing, secretToHex, type Tagged } from '@dwo/kernel';
import { Random, secretOf, type ToyIntent, type ToyOptions, toyEvaluator, toyGame } from '@dwo/kernel/testing';
import type { FromReviewer, ReviewJob } from './contract';
import { loserOf, NO_REVIEW, Reviewer, reviewStore } from './reviewer';
import { servant } from './serve';

const OPTIONS: ToyOptions = { rounds: 3, fame: 100, bidSeconds: null };

function recordOf(seed: number): Recording<ToyIntent, ToyOptions> {
  const match = new Match(toyGame, OPTIONS, secretToHex(secretOf(seed)));
  const random = new Random(seed);
  for (;;) {
    const state = frozen(match.state);
    const [seat] = toyGame.awaiting(state);
    if (seat === undefined) return match.recording;
    match.attempt(seat, random.pick(toyGame.intents(state, seat)));
  }
}

/** Workers on this thread, which do the real jobs one after another; each has a pace of its own. */
function workers(cores: number) {
  Object.assign(globalThis, { navigator: { hardwareConcurrency: cores } });
  const jobs: ReviewJob[][] = [];
  const start = () => {
    const pace = jobs.length;
    const given: ReviewJob[] = [];
    jobs.push(given);
    const work = servant(toyGame, toyEvaluator);
    let last: Promise<void> = Promise.resolve();
    let isGone = false;
    const worker = {
      onmessage: (_: { data: FromReviewer }) => {},
      postMessage(job: ReviewJob) {
        given.push(job);
        last = last.then(async () => {
          for (let tick = 0; tick <= pace * 5; tick += 1) await Promise.resolve();
          if (!isGone) worker.onmessage({ data: work(structuredClone(job)) });
        });
      },
      terminate: () => {
        isGone = true;
      },
    };
    return worker as unknown as Worker;
  };
  return { start, jobs };
}

const ended = () =>
  new Promise<void>((resolve) => {
    const unsubscribe = reviewStore.subscribe(({ stage }) => {
      if (stage === 'thinking') return;
      unsubscribe();
      resolve();
    });
  });

const judgedBy = (jobs: readonly ReviewJob[]) => jobs.flatMap((job) => (job.type === 'judge' ? [job.at] : []));

beforeEach(() => reviewStore.setState(NO_REVIEW));

test.each([1, 2, 8])('with %i cores the review is the one of the command, whatever the order', async (cores) => {
  const record = recordOf(3);
  const whole = finish(reviewing(toyGame, toyEvaluator, record));
  const { start, jobs } = workers(cores);
  new Reviewer(record, start, 2);
  await ended();
  const { stage, judged, result, agenda } = reviewStore.getState();
  expect(stage).toBe('done');
  expect(judged).toEqual(whole.judged as unknown as readonly Tagged[]);
  expect(booksOf(result, judged)).toEqual(whole.books);
  const all = jobs.flatMap(judgedBy);
  expect(all.toSorted((a, b) => a - b)).toEqual([...agenda.keys()]);
  expect(jobs).toHaveLength(cores === 8 ? 4 : cores);
});

test('the loser comes first if nobody is asked for, and another seat as soon as it is', async () => {
  const record = recordOf(4);
  const { start, jobs } = workers(1);
  const reviewer = new Reviewer(record, start);
  const loser = () => loserOf(reviewStore.getState().result);
  const other = () => (loser() + 1) % 3;
  const unsubscribe = reviewStore.subscribe(({ judged }) => judged.length === 1 && reviewer.prefer(other()));
  await ended();
  unsubscribe();
  const { agenda } = reviewStore.getState();
  const seats = judgedBy(jobs[0] ?? []).map((at) => agenda[at]?.seat);
  const own = agenda.filter(({ seat }) => seat === other()).length;
  expect(seats.slice(0, 2)).toEqual([loser(), loser()]);
  expect(seats.slice(2, 2 + own)).toEqual(new Array(own).fill(other()));
});
