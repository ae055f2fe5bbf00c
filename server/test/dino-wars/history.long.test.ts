/** Tests that a person who joins late gets the past, exactly as they could have seen it then. */

import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { clone, type Frozen, seededDice, stateHash, type Tagged } from '@dwo/kernel';
import type { Game, HistoryPage } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { newMatch, Person, startServer, tempFolder, until } from '../table';
import { type TallyIntent, tallyGame } from '../tally';

const game = dinoWarsGame as unknown as Game;
const tally = tallyGame() as Game;
const dataDir = tempFolder();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({
    limits: { messagesPerSecond: 1_000, messageBurst: 1_000 },
    dataDir,
    games: [game, tally],
  });
});
afterAll(() => server.close());

async function page(person: Person, after: number, start = false): Promise<HistoryPage> {
  const reply = await person.request('history', { after, start });
  if (!reply.ok) throw new Error(`${reply.code} ${reply.message}`);
  return reply;
}

interface Past {
  /** Hash of what the reader sees at each entry. */
  readonly hashes: Map<number, string>;
  readonly events: Map<number, readonly Tagged[]>;
  /** The number of states that had to be sent. */
  readonly states: number;
}

/** Reads the whole past, page by page, and replays it. */
async function read(person: Person, from = 0): Promise<Past> {
  const { rules, events: codec } = person.game;
  const hashes = new Map<number, string>();
  const events = new Map<number, readonly Tagged[]>();
  let state: object | null = null;
  let states = 0;
  for (let after = from; after < person.seq; ) {
    const { start, entries } = await page(person, after, state === null);
    state ??= JSON.parse(start ?? '') as object;
    if (after === from) hashes.set(from, stateHash(state as Frozen<object>));
    for (const { n, events: bytes, state: shown } of entries) {
      const told = codec.decode(Uint8Array.from(bytes), n).events;
      events.set(n, told);
      if (shown === undefined) for (const event of told) rules.evolve(state, event);
      else state = JSON.parse(shown) as object;
      if (shown !== undefined) states++;
      hashes.set(n, stateHash(clone(state) as Frozen<object>));
      after = n;
    }
  }
  return { hashes, events, states };
}

/** Expects the past to equal what a person saw who watched all along. */
function same({ hashes, events }: Past, person: Person): void {
  const live = new Map(person.batches.map((batch) => [batch.seq, batch.events]));
  let compared = 0;
  for (const [n, hash] of hashes) {
    const seen = person.hashes.get(n);
    if (seen !== undefined) expect([n, hash]).toEqual([n, seen]);
    if (seen !== undefined) compared++;
  }
  for (const [n, told] of events) if (live.has(n)) expect([n, told]).toEqual([n, live.get(n)]);
  expect(compared).toBeGreaterThan(events.size / 2);
}

/** Plays decisions of the computer for these people up to an entry. */
async function playOn(people: readonly Person[], until_: number): Promise<void> {
  const bot = dinoWarsGame.bot as unknown as NonNullable<Game['bot']>;
  for (let n = 0; n < 2000; n++) {
    const seq = Math.max(...people.map((one) => one.seq));
    if (seq >= until_ || people[0]?.stage === 'over') return;
    await until(() => people.every((one) => one.seq === seq));
    const next = people.find((one) => one.place !== null && game.rules.awaiting(one.state).includes(one.place));
    if (next === undefined || next.place === null) return;
    const intent = bot.choose(next.state, next.place, seededDice(new Uint8Array(32).fill(5), n));
    expect(await next.play(intent)).toMatchObject({ ok: true });
    await until(() => people.every((one) => one.seq > seq));
  }
}

async function seated(preset: string): Promise<{ id: string; people: Person[]; tokens: string[] }> {
  const id = await newMatch(server, { game: 'dino-wars', preset, terms: { kind: 'none' } });
  const people: Person[] = [];
  const tokens: string[] = [];
  for (const wish of ['army', 'dinosaurs']) {
    const person = await Person.join(server, game, id);
    people.push(person);
    tokens.push(await person.sit(wish, wish));
  }
  await until(() => people.every(({ stage }) => stage === 'playing'));
  return { id, people, tokens };
}

test('a late spectator gets in pages what those present saw, and it leads to the same board', async () => {
  const { id, people } = await seated('skirmish');
  await playOn(people, 150);
  const late = await Person.join(server, game, id);
  expect(late.seq).toBeGreaterThan(64);
  const past = await read(late);
  expect([...past.events.keys()]).toEqual(Array.from({ length: late.seq }, (_, i) => i + 1));
  expect(past.states).toBe(0);
  same(past, people[0] as Person);
  expect(past.hashes.get(late.seq)).toBe(stateHash(late.state));
  const middle = await read(late, 70);
  expect(middle.hashes.get(late.seq)).toBe(stateHash(late.state));
  for (const person of [...people, late]) await person.leave();
});

test('after a restart the past is the same, from the record', async () => {
  const { id, people, tokens } = await seated('quick');
  await playOn(people, 90);
  const before = await read(people[0] as Person);
  await server.close();
  server = await startServer({
    limits: { messagesPerSecond: 1_000, messageBurst: 1_000 },
    dataDir,
    games: [game, tally],
  });
  const back = await Person.join(server, game, id, tokens[0]);
  expect(await read(back)).toEqual(before);
  await back.leave();
});

test('in the Time Gate the army, the dinosaurs and a spectator each get what they saw (DW-GATE-5, DW-R-94)', async () => {
  const { id, people } = await seated('gate');
  const watcher = await Person.join(server, game, id);
  await playOn([...people, watcher], 130);
  const [army, beasts] = people as [Person, Person];
  const { secrets } = beasts.state as { secrets: ({ dinosaurs: object } | null)[] };
  const hidden = secrets.flatMap((secret) => Object.keys(secret?.dinosaurs ?? {}));
  expect(hidden.length).toBeGreaterThan(0);
  for (const person of [army, beasts, watcher]) same(await read(person), person);
  const late = await Person.join(server, game, id);
  expect((await read(late)).events).toEqual((await read(watcher)).events);
  for (const person of [army, late]) {
    const told = await Promise.all([0, 64].map((after) => page(person, after, true)));
    const text = JSON.stringify(told.map(({ start, entries }) => [start, entries.map(({ state }) => state)]));
    const events = JSON.stringify([...(await read(person)).events.values()]);
    for (const figure of hidden)
      expect([figure, text.includes(`"${figure}"`), events.includes(`"${figure}"`)]).toEqual([figure, false, false]);
  }
  for (const person of [...people, watcher, late]) await person.leave();
});

test('the past includes undos, with the player', async () => {
  const id = await newMatch(server, { game: 'tally', preset: 'slow' });
  const people = [await Person.join(server, tally, id), await Person.join(server, tally, id)];
  await people[0]?.sit('Ada', 'odd');
  await people[1]?.sit('Bob', 'even');
  await until(() => people.every(({ stage }) => stage === 'playing'));
  const [ada, bob] = people as [Person, Person];
  await ada.play<TallyIntent>({ type: 'plan', n: 3 });
  await ada.play<TallyIntent>({ type: 'plan', n: 7 });
  await ada.request('ask', { what: 'takeBack', intents: 1 });
  await bob.request('answer', { what: 'takeBack', yes: true });
  await ada.play<TallyIntent>({ type: 'plan', n: 9 });
  await until(() => people.every(({ seq }) => seq === 5));
  const late = await Person.join(server, tally, id);
  const { entries } = await page(late, 0, true);
  expect(entries.map(({ deed }) => deed?.type ?? null)).toEqual([null, null, 'asked', 'tookBack', null]);
  const past = await read(late);
  same(past, ada);
  expect(past.hashes.get(5)).toBe(stateHash(late.state));
  for (const person of [...people, late]) await person.leave();
});

test('pages per connection are limited, and an unknown page is refused', async () => {
  const { people } = await seated('duel');
  const [army] = people as [Person];
  expect(await army.request('history', { after: 99 })).toMatchObject({ ok: false, code: 'BAD_MESSAGE' });
  const replies = await Promise.all(Array.from({ length: 15 }, () => army.request('history', { after: 0 })));
  expect(replies.filter(({ ok }) => ok).length).toBeLessThanOrEqual(12);
  expect(replies.some((reply) => !reply.ok && reply.code === 'TOO_FAST')).toBe(true);
  for (const person of people) await person.leave();
});

test('before a match begins there is no past', async () => {
  const id = await newMatch(server, { game: 'dino-wars', preset: 'duel' });
  const person = await Person.join(server, game, id);
  expect(await person.request('history', { after: 0 })).toMatchObject({ ok: false, code: 'NOT_BEGUN' });
  await person.leave();
});
