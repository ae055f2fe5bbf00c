/** Tests that a record has an end: requests that are taken back, hand-overs back and forth, choices that are replaced. */
import { type Intent, jurassicWars, type State } from '@dwo/jurassic-wars';
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import type { Frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, tempFolder, until } from '../table';
import { tallyGame } from '../tally';

const tally = tallyGame() as Game;
const cards = jurassicWarsGame as Game;
let ahead = 0;
let server: RunningServer;
const dataDir = tempFolder();
const now = () => Date.now() + ahead;
const steady = () => performance.now() + ahead;
const limits = { messagesPerSecond: 10_000, messageBurst: 10_000 };
beforeAll(async () => {
  server = await startServer({ dataDir, games: [tally, cards], now, steady, limits });
});
afterAll(() => server.close());

async function pair(): Promise<readonly [Person, Person]> {
  const id = await newMatch(server, { game: 'tally', preset: 'slow', terms: { kind: 'none' } });
  const [ann, ben] = [await Person.join(server, tally, id), await Person.join(server, tally, id)];
  await ann.sit('Ann', 'odd');
  await ben.sit('Ben', 'even');
  await until(() => ann.stage === 'playing' && ben.stage === 'playing');
  return [ann, ben];
}

/** Repeats two requests that cancel out; returns the code of the first refusal. */
async function backAndForth(there: () => Promise<object>, back: () => Promise<object>, most = 200): Promise<unknown> {
  for (let i = 0; i < most; i++) {
    for (const deed of [there, back]) {
      const reply = (await deed()) as { readonly ok: boolean; readonly code?: string };
      if (!reply.ok) return reply.code;
    }
  }
  return null;
}

test('a player who asks and withdraws, or hands over and back, is stopped; everybody else goes on', async () => {
  const [ann, ben] = await pair();
  const asks = () => ann.request('ask', { what: 'pause' });
  expect(await backAndForth(asks, () => ann.request('answer', { what: 'pause', yes: false }))).toBe('TOO_FAST');
  const { seq } = ann;
  const hands = (to: 'bot' | 'owner') => () => ann.request('hand-over', { to });
  expect(await backAndForth(hands('bot'), hands('owner'))).toBe('TOO_FAST');
  expect(ann.seq).toBe(seq);
  // The game itself, and the requests of others.
  expect(await ann.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
  expect(await ben.request('ask', { what: 'pause' })).toMatchObject({ ok: true });
  expect(await ann.request('answer', { what: 'pause', yes: false })).toMatchObject({ ok: true });
  ahead += 60_000;
  expect(await ann.request('hand-over', { to: 'watchers' })).toMatchObject({ ok: true });
  await Promise.all([ann.leave(), ben.leave()]);
});

test('a choice that was made can be replaced a few times, not for ever', async () => {
  const id = await newMatch(server, { game: 'jurassic-wars', preset: 'standard-2', terms: { kind: 'none' } });
  const people = [await Person.join(server, cards, id), await Person.join(server, cards, id)] as const;
  await people[0].sit('Ann', 'seat-1');
  await people[1].sit('Ben', 'seat-2');
  await until(() => people.every(({ stage }) => stage === 'playing'));
  const stateOf = (person: Person) => person.state as Frozen<State>;
  while (stateOf(people[0]).phase !== 'commit') {
    const seat = jurassicWars.awaiting(stateOf(people[0]))[0] ?? 0;
    const person = people[seat] as Person;
    const { seq } = person;
    expect(await person.play(jurassicWars.pass(stateOf(person), seat))).toMatchObject({ ok: true });
    await until(() => people.every((one) => one.seq > seq));
  }
  const commit = (card: number | null): Intent => ({ type: 'commit', card });
  const [card = null] = stateOf(people[0]).secrets[0]?.combat ?? [];
  const replaces = (to: number | null) => () => people[0].play(commit(to));
  expect(await backAndForth(replaces(card), replaces(null))).toBe('TOO_FAST');
  // The other player and the game go on.
  expect(await people[1].play(commit(null))).toMatchObject({ ok: true });
  await until(() => stateOf(people[0]).phase !== 'commit');
});

test('a refused wish costs nothing', async () => {
  const [ann, ben] = await pair();
  for (let i = 0; i < 100; i++) expect(await ann.play({ type: 'end', n: 1 })).toMatchObject({ ok: false });
  for (let i = 0; i < 100; i++) expect(await ben.request('ask', { what: 'takeBack' })).toMatchObject({ ok: false });
  expect(await ben.request('ask', { what: 'pause' })).toMatchObject({ ok: true });
});

test('the deeds of one match are bounded, whatever the time', async () => {
  await server.close();
  server = await startServer({ dataDir, games: [tally, cards], now, steady, limits: { ...limits, deedsPerMatch: 9 } });
  const [ann] = await pair();
  const hands = (to: 'bot' | 'owner') => () => {
    ahead += 60_000;
    return ann.request('hand-over', { to });
  };
  expect(await backAndForth(hands('bot'), hands('owner'))).toBe('TOO_FAST');
  expect(ann.deeds).toHaveLength(9);
});
