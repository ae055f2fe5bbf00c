/** Tests matches that take long to open: people who come meanwhile wait and get in. */
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { type Pace, slowly } from './slow';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { type TallyIntent, tallyGame } from './tally';

/** This many numbers are added: replaying them takes longer than Colyseus lets a newcomer wait for a room. */
const LONG = 130;

const pace: Pace = { slow: false, refusing: false, played: () => {} };
const game = slowly(tallyGame() as Game, pace);
const dataDir = tempFolder();
let server: RunningServer;
let match: string;

const join = () => Person.join(server, game, match);
const later = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function putAway(people: readonly Person[]): Promise<void> {
  for (const person of people) await person.leave();
  await until(() => server.host.live.size === 0);
}

beforeAll(async () => {
  server = await startServer({ limits: { messagesPerSecond: 1_000, messageBurst: 1_000 }, dataDir, games: [game] });
  match = await newMatch(server, { game: 'tally', preset: 'slow' });
  const people = [await join(), await join()];
  await people[0]?.sit('Ada', 'odd');
  await people[1]?.sit('Bob', 'even');
  await until(() => people.every(({ stage }) => stage === 'playing'));
  for (let i = 0; i < LONG; i++) await people[i % 2]?.play<TallyIntent>({ type: 'add', n: 1 });
  await putAway(people);
});
beforeEach(() => {
  pace.slow = true;
  pace.refusing = false;
});
afterAll(() => server.close());

test('a person who comes while a match is being opened waits and joins the same room', async () => {
  const coming = [join(), later(50).then(join), later(900).then(join)];
  await until(() => server.host.live.size === 1);
  expect(server.host.live.get(match)?.ready).toBe(false);
  const people = await Promise.all(coming);
  expect(new Set(people.map(({ room }) => room.roomId)).size).toBe(1);
  expect(people.map(({ seq }) => seq)).toEqual([LONG, LONG, LONG]);
  await putAway(people);
});

test('a person who comes while a room is closing gets the match opened again', async () => {
  pace.slow = false;
  for (let i = 0; i < 20; i++) {
    const person = await join();
    const again = person.leave().then(join);
    await putAway([await again]);
  }
});

test("a person who waits for a match that can't be opened gets the reason, and the next one finds it unchanged", async () => {
  const asked = Promise.allSettled([join(), join(), later(900).then(join)]);
  await later(1100);
  pace.refusing = true;
  for (const one of await asked) expect((one as PromiseRejectedResult).reason.message).toContain('MATCH_UNPLAYABLE');
  expect(server.host.live.size).toBe(0);
  pace.refusing = false;
  pace.slow = false;
  const person = await join();
  expect(person.seq).toBe(LONG);
  await putAway([person]);
});
