/** Tests that a failure inside a match stays inside and leaves the match as it was. */
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Protocol } from '@colyseus/core';
import { clocksIn, type Game } from '@dwo/shared';
import type { RunningServer } from '../src';
import { newMatch, Person, roomOf, startServer, summaryOf, tempFolder, until } from './table';
import { type TallyState, tallyGame } from './tally';

const clumsy: Parameters<typeof tallyGame>[1] = [];
const game = tallyGame(1, clumsy) as Game;
let server: RunningServer;
const folder = tempFolder();
beforeAll(async () => {
  server = await startServer({ dataDir: folder, games: [game] });
});
afterAll(() => server.close());

async function table(preset = 'slow') {
  const id = await newMatch(server, { game: 'tally', preset });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const eve = await Person.join(server, game, id);
  const adaToken = await ada.sit('Ada', 'odd');
  const bobToken = await bob.sit('Bob', 'even');
  await until(() => [ada, bob, eve].every(({ stage }) => stage === 'playing'));
  return { id, ada, bob, eve, adaToken, bobToken, everybody: [ada, bob, eve] };
}

const sumOf = (person: Person) => (person.state as TallyState).sum;

test.each(['check', 'resolve', 'see', 'outcome'])(
  'an error in %s rolls the intent back and is reported to everybody',
  async (where) => {
    const { id, ada, bob, eve, everybody } = await table();
    expect(await ada.play({ type: 'add', n: 5 })).toEqual({ ok: true, seq: 1 });
    await until(() => everybody.every(({ seq }) => seq === 1));
    const before = await summaryOf(server, id);
    expect(await bob.play({ type: 'break', where })).toMatchObject({ ok: false, code: 'MISHAP' });
    await until(() => everybody.every(({ notices }) => notices.length === 1));
    expect(eve.notices[0]?.code).toBe('MISHAP');
    expect(await summaryOf(server, id)).toEqual(before);
    expect(await bob.play({ type: 'add', n: 7 })).toEqual({ ok: true, seq: 2 });
    expect(await ada.play({ type: 'add', n: 1 })).toEqual({ ok: true, seq: 3 });
    await until(() => everybody.every(({ seq }) => seq === 3));
    const { hash } = await summaryOf(server, id);
    for (const person of everybody) {
      expect(person.hashes.get(3)).toBe(hash);
      expect(sumOf(person)).toBe(13);
      expect(person.closed).toBeNull();
    }
    expect(eve.batches.map(({ seq }) => seq)).toEqual([1, 2, 3]);
  },
);

test("an intent that can't be recorded has not happened", async () => {
  const { id, ada, bob, eve, everybody } = await table();
  await ada.play({ type: 'add', n: 5 });
  await until(() => everybody.every(({ seq }) => seq === 1));
  const before = await summaryOf(server, id);
  const { journal } = server.host;
  const { append } = journal;
  journal.append = () => Promise.reject(new Error('database or disk is full'));
  expect(await bob.play({ type: 'add', n: 7 })).toMatchObject({ ok: false, code: 'NOT_SAVED' });
  journal.append = append;
  expect(await summaryOf(server, id)).toEqual(before);
  const late = await Person.join(server, game, id);
  expect(sumOf(late)).toBe(5);
  expect(late.seq).toBe(1);
  expect(await bob.play({ type: 'add', n: 2 })).toEqual({ ok: true, seq: 2 });
  await until(() => [...everybody, late].every(({ seq }) => seq === 2));
  const { hash } = await summaryOf(server, id);
  for (const person of [...everybody, late]) expect(person.hashes.get(2)).toBe(hash);
  expect(eve.batches.map(({ seq }) => seq)).toEqual([1, 2]);
});

/** Makes the storing of standings fail until `mend` is called; counts the tries. */
function unkept(): { readonly tries: () => number; readonly mend: () => void } {
  const { journal } = server.host;
  const { saveStanding } = journal;
  let tries = 0;
  journal.saveStanding = () => {
    tries++;
    return Promise.reject(new Error('the database is away'));
  };
  const mend = () => {
    journal.saveStanding = saveStanding;
  };
  return { tries: () => tries, mend };
}

const awaitedIn = async (id: string) => (await server.host.journal.match(id))?.standing.awaited;

test('the standing is stored as soon as possible, even if nothing more is played', async () => {
  const { id, ada } = await table();
  const { tries, mend } = unkept();
  expect(await ada.play({ type: 'add', n: 5 })).toEqual({ ok: true, seq: 1 });
  await until(() => tries() >= 2);
  expect(await awaitedIn(id)).toEqual([0]);
  mend();
  for (const end = Date.now() + 30_000; Date.now() < end && (await awaitedIn(id))?.[0] === 0; ) await sleep(20);
  expect(await awaitedIn(id)).toEqual([1]);
});

test('a closing room tries once more to store the standing', async () => {
  const { id, ada, everybody } = await table();
  const { tries, mend } = unkept();
  expect(await ada.play({ type: 'add', n: 5 })).toEqual({ ok: true, seq: 1 });
  await until(() => tries() >= 2);
  mend();
  await Promise.all(everybody.map((person) => person.leave()));
  await until(() => !server.host.live.has(id));
  expect(await awaitedIn(id)).toEqual([1]);
});

test("a room closes even if the standing can't be stored", async () => {
  const { id, ada, everybody } = await table();
  const { mend } = unkept();
  expect(await ada.play({ type: 'add', n: 5 })).toEqual({ ok: true, seq: 1 });
  await Promise.all(everybody.map((person) => person.leave()));
  await until(() => !server.host.live.has(id));
  mend();
  expect((await Person.join(server, game, id)).seq).toBe(1);
  await until(() => server.host.live.get(id)?.ready === true);
});

test('nobody sees an intent before it is recorded, not even a person who joins meanwhile', async () => {
  const { id, ada, bob, eve } = await table();
  const { journal } = server.host;
  let record = () => {};
  const held = new Promise<void>((resolve) => {
    record = resolve;
  });
  const { append } = journal;
  let asked = false;
  journal.append = () => {
    asked = true;
    return held;
  };
  const reply = ada.play({ type: 'add', n: 5 });
  await until(() => asked);
  const joining = Person.join(server, game, id);
  await new Promise((resolve) => setTimeout(resolve, 150));
  expect([bob.seq, eve.seq, sumOf(eve)]).toEqual([0, 0, 0]);
  expect((await summaryOf(server, id)).hash).toBeNull();
  record();
  journal.append = append;
  expect(await reply).toEqual({ ok: true, seq: 1 });
  const late = await joining;
  expect([late.seq, sumOf(late)]).toEqual([1, 5]);
  await until(() => eve.seq === 1);
});

test('when a seat runs out of time the clock plays its pass', async () => {
  const { ada, eve } = await table('fast');
  const started = Date.now();
  expect(clocksIn(eve.room.state)).toMatchObject([{ id: 'turn-0', seats: [0], remaining: null }]);
  expect(clocksIn(eve.room.state)[0]?.deadline).toBeGreaterThan(started);
  await until(() => eve.seq >= 2, 5_000);
  expect(Date.now() - started).toBeGreaterThanOrEqual(1_500);
  expect(eve.batches[0]?.events).toMatchObject([{ type: 'added', n: 0, by: 0 }]);
  expect(eve.batches[1]?.events).toMatchObject([{ type: 'added', n: 0, by: 1 }]);
  expect(ada.closed).toBeNull();
});

test('the same intent sent twice is played once', async () => {
  const { ada, bob, eve } = await table();
  const wish = { id: 'first', intent: { type: 'add', n: 5 } };
  const replies = await Promise.all([ada.request('intent', wish), ada.request('intent', wish)]);
  expect(replies).toEqual([
    { ok: true, seq: 1 },
    { ok: true, seq: 1 },
  ]);
  expect(await bob.request('intent', { ...wish, intent: { type: 'add', n: 1 } })).toEqual({ ok: true, seq: 2 });
  expect(await ada.request('intent', wish)).toEqual({ ok: true, seq: 1 });
  await until(() => eve.seq === 2);
  expect(sumOf(eve)).toBe(6);
});

test('an intent made for an older state is refused', async () => {
  const { ada, bob } = await table();
  const double = [ada, ada].map((who) => who.request('intent', { seq: 0, intent: { type: 'add', n: 1 } }));
  expect(await Promise.all(double)).toMatchObject([
    { ok: true, seq: 1 },
    { ok: false, code: 'STALE' },
  ]);
  expect(await bob.request('intent', { seq: 1, intent: { type: 'add', n: 1 } })).toEqual({ ok: true, seq: 2 });
});

/** The byte in a patch that switches to another object than the root. */
const SWITCH_TO_STRUCTURE = 255;

/** Passes everything that is written to the connections of a match to `heard`: the connection and the bytes. */
function tapped(id: string, heard: (to: object, bytes: Buffer) => void): void {
  for (const client of roomOf(server, id)?.clients ?? []) {
    const { _socket: socket } = client.ref as unknown as { readonly _socket: Socket };
    const write = socket.write.bind(socket);
    socket.write = ((bytes: Buffer, ...rest: never[]) => {
      heard(client, bytes);
      return write(bytes, ...rest);
    }) as typeof socket.write;
  }
}

test('a message that waits for a slow connection stays as it was sent', async () => {
  const { id, ada, bob, eve } = await table();
  const sent: { readonly kept: Buffer; readonly first: string }[] = [];
  tapped(id, (_, kept) => sent.push({ kept, first: kept.toString('hex') }));
  for (let i = 0; i < 6; i++) await [ada, bob][i % 2]?.play({ type: 'add', n: i });
  await Person.join(server, game, id);
  await until(() => eve.seq === 6);
  await until(() => sent.length > 18);
  expect(sent.map(({ kept }) => kept.toString('hex'))).toEqual(sent.map(({ first }) => first));
});

test('an intent causes one write per connection, encoded once for all with the same content', async () => {
  const { id, ada, bob, everybody } = await table();
  // Everything about the beginning has been written once a first intent is seen.
  await ada.play({ type: 'add', n: 1 });
  await bob.play({ type: 'add', n: 1 });
  await until(() => everybody.every(({ seq }) => seq === 2));
  const sent = new Map<object, Buffer[]>();
  tapped(id, (to, bytes) => sent.set(to, [...(sent.get(to) ?? []), bytes]));
  await ada.play({ type: 'add', n: 1 });
  await until(() => everybody.every(({ seq }) => seq === 3));
  const [toAda, toBob, toEve] = [...sent.values()];
  expect([toAda, toBob, toEve].map((writes) => writes?.length)).toEqual([1, 1, 1]);
  expect(toBob?.[0]).toBe(toEve?.[0]);
  // The sender's write contains the reply too.
  expect(toAda?.[0]?.length).toBeGreaterThan(toBob?.[0]?.length ?? 0);
  // The patch begins at the root without a switch to another object, which saves two bytes.
  const [patch, first] = toEve?.[0]?.subarray(2) ?? [];
  expect(patch).toBe(Protocol.ROOM_STATE_PATCH);
  expect(first).not.toBe(SWITCH_TO_STRUCTURE);
});
