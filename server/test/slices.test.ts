/** Tests that long records are replayed in slices, with turns for everybody else in between. */
import type { Failure, Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { type Pace, slowly } from './slow';
import { api, newMatch, Person, startServer, tempFolder, until } from './table';
import { type TallyIntent, tallyGame } from './tally';

/** The number of turns of the event loop, the turns in which an intent was played, and the numbers that were added. */
let round = 0;
let rounds: number[] = [];
let added: number[] = [];
let counting: NodeJS.Immediate;

const pace: Pace = {
  slow: false,
  refusing: false,
  played(intent) {
    rounds.push(round);
    const { n } = intent as { readonly n?: number };
    if (n !== undefined) added.push(n);
  },
};

const game = slowly(tallyGame() as Game, pace);
let server: RunningServer;
const dataDir = tempFolder();
beforeAll(async () => {
  server = await startServer({ dataDir, games: [game] });
  const count = () => {
    round++;
    counting = setImmediate(count);
  };
  count();
});
afterAll(async () => {
  clearImmediate(counting);
  await server.close();
});
beforeEach(() => {
  pace.slow = false;
});

/** How many intents were replayed during `work`; expects each in a turn of its own. */
async function replayed<T>(work: () => Promise<T>): Promise<[T, number]> {
  rounds = [];
  added = [];
  pace.slow = true;
  const done = await work();
  pace.slow = false;
  expect(new Set(rounds).size).toBe(rounds.length);
  return [done, rounds.length];
}

async function begun(match: string): Promise<Person[]> {
  const people = [await Person.join(server, game, match), await Person.join(server, game, match)];
  await people[0]?.sit('Ada', 'odd');
  await people[1]?.sit('Bob', 'even');
  await until(() => people.every(({ stage }) => stage === 'playing'));
  return people;
}

async function putAway(people: readonly Person[]): Promise<void> {
  for (const person of people) await person.leave();
  await until(() => server.host.live.size === 0);
}

/** A finished match in which `n` was added `times` times. */
async function over(times: number, n = 1): Promise<string> {
  const match = await newMatch(server, { game: 'tally', preset: 'slow' });
  const people = await begun(match);
  for (let i = 0; i < times; i++) await people[i % 2]?.play<TallyIntent>({ type: 'add', n });
  await people[times % 2]?.play<TallyIntent>({ type: 'end' });
  await until(() => people.every(({ stage }) => stage === 'over'));
  await putAway(people);
  return match;
}

const fork = (match: string, entries: number) => newMatch(server, { fork: { match, entries } });

test('downloading, forking and opening a match yield to others at each slice', async () => {
  const match = await over(12);
  expect(await replayed(() => api(server, `/api/matches/${match}/record`))).toMatchObject([{ status: 200 }, 13]);
  const [next, played] = await replayed(() => fork(match, 12));
  expect(played).toBe(13 + 12);
  const [people, atBegin] = await replayed(() => begun(next));
  expect(atBegin).toBe(12);
  for (let i = 0; i < 4; i++) await people[i % 2]?.play<TallyIntent>({ type: 'add', n: 1 });
  await putAway(people);
  const [again, atOpening] = await replayed(() => Person.join(server, game, next));
  expect([atOpening, again.seq]).toEqual([16, 4]);
  await putAway([again]);
});

test('several matches that are opened at once share the slices', async () => {
  const ids: string[] = [];
  for (let i = 0; i < 3; i++) ids.push(await over(8));
  const [people, played] = await replayed(() => Promise.all(ids.map((id) => Person.join(server, game, id))));
  expect(played).toBe(3 * 9);
  await putAway(people);
});

test('an undo yields to others, and is shown when it is done', async () => {
  const people = await begun(await newMatch(server, { game: 'tally', preset: 'slow' }));
  const [ada, bob] = people as [Person, Person];
  for (let i = 0; i < 6; i++) await people[i % 2]?.play<TallyIntent>({ type: 'add', n: 1 });
  await ada.play<TallyIntent>({ type: 'plan', n: 7 });
  expect(await ada.request('ask', { what: 'takeBack', intents: 1 })).toMatchObject({ ok: true, granted: false });
  const [answer, played] = await replayed(() => bob.request('answer', { what: 'takeBack', yes: true }));
  expect([answer, played]).toEqual([{ ok: true }, 6]);
  await until(() => people.every(({ seq }) => seq === 9));
  expect([ada.state, bob.state]).toMatchObject([
    { sum: 6, plan: 0 },
    { sum: 6, plan: 0 },
  ]);
  await putAway(people);
});

test('forks for one address are replayed one after the other', async () => {
  const ids = [await over(8, 1), await over(8, 2), await over(8, 3)];
  await replayed(() => Promise.all(ids.map((id) => fork(id, 8))));
  expect(added).toHaveLength(3 * 16);
  expect(added.filter((n, i) => n !== added[i - 1])).toHaveLength(3);
});

test("a record that can't be forked delays nobody", async () => {
  const id = await over(2);
  const wrong = api<{ error: Failure }>(server, '/api/matches', { fork: { match: id, entries: 9 } });
  await fork(id, 2);
  expect((await wrong).body.error).toMatchObject({ code: 'BAD_MESSAGE', field: 'fork.entries' });
});
