/** Tests over real sockets that everybody can verify the dice of a match: commitment, entropy, seals, secret and record. */

import { dinoWarsGame } from '@dwo/dino-wars/wire';
import { commitmentTo, type Recording, secretFromHex, secretToHex, type Tagged, verifyRecording } from '@dwo/kernel';
import { type ToyIntent, type ToyOptions, toyGame } from '@dwo/kernel/testing';
import { type Game, sealsIn } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import { verify } from '../../../scripts/verify.mjs';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, tempFolder, until } from '../table';

jest.setTimeout(60_000);

const folder = tempFolder();
const toy = toyWire as Game;
const ENTROPY = ['0'.repeat(32), 'f'.repeat(32), '0123456789abcdef0123456789abcdef'] as const;
const CHAIRS = ['first', 'second', 'third'] as const;

let server: RunningServer;
const open = async () => {
  server = await startServer({ dataDir: folder, games: [toy, dinoWarsGame as Game] });
};
beforeAll(open);
afterAll(() => server.close());

const shown = ({ room }: Person) => {
  const { commitment, secret } = room.state;
  return { commitment, secret, entropy: room.state.chairs.map(({ entropy }) => entropy), seals: sealsIn(room.state) };
};

async function seated(id: string): Promise<Person[]> {
  const people: Person[] = [];
  for (const [i, wish] of CHAIRS.entries()) {
    const person = await Person.join(server, toy, id);
    const reply = await person.request('sit', { name: wish, wish, entropy: ENTROPY[i] });
    expect(reply).toMatchObject({ ok: true });
    people.push(person);
  }
  await until(() => people.every(({ stage, place }) => stage === 'playing' && place !== null));
  return people;
}

/** Plays a match of the toy game to its end, always with the first legal intent. */
async function playOut(people: readonly Person[]): Promise<void> {
  for (let moves = 0; moves < 200; moves++) {
    const state = people[0]?.state as Parameters<typeof toyGame.awaiting>[0];
    const [seat] = toyGame.awaiting(state);
    if (seat === undefined) return;
    const person = people[seat] as Person;
    const seq = person.seq;
    const { type } = { type: state.stage === 'doubt' ? 'doubt' : 'bid' };
    const own = person.state as typeof state;
    const intent = toyGame.intents(own, seat).find((one) => one.type === type) as ToyIntent;
    expect(await person.play(intent)).toMatchObject({ ok: true });
    await until(() => people.every((one) => one.seq > seq));
  }
}

test('a match can be verified from the first moment to the last', async () => {
  const id = await newMatch(server, { game: 'bone-auction', preset: 'short' });
  const watcher = await Person.join(server, toy, id);
  const first = shown(watcher);
  expect(first).toEqual({
    commitment: expect.stringMatching(/^[0-9a-f]{64}$/),
    secret: '',
    entropy: ['', '', ''],
    seals: [],
  });

  const people = await seated(id);
  await until(() => watcher.stage === 'playing');
  const begun = shown(watcher);
  expect(begun).toMatchObject({ commitment: first.commitment, secret: '', entropy: [...ENTROPY] });
  expect(begun.seals.filter((seal) => /^[0-9a-f]{64}$/.test(seal))).toHaveLength(3);
  expect((await api(server, `/api/matches/${id}/record`)).body).toMatchObject({ error: { code: 'NOT_OVER' } });

  await playOut(people);
  await until(() => watcher.stage === 'over');
  const over = shown(watcher);
  expect(over).toEqual({ ...begun, secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(commitmentTo(secretFromHex(over.secret))).toBe(first.commitment);

  const { status, body } = await api<Recording<ToyIntent, ToyOptions>>(server, `/api/matches/${id}/record`);
  expect(status).toBe(200);
  expect(body).toMatchObject({ format: 2, secret: over.secret, entropy: [...ENTROPY], id });
  expect(body.players).toEqual(CHAIRS.map((name) => ({ name, label: name, bot: false })));
  expect(body.entries.every(({ at }) => typeof at === 'number')).toBe(true);
  const seen = { commitment: first.commitment, entropy: ENTROPY, seals: begun.seals };
  expect(verifyRecording(toyGame, body, seen)).toMatchObject({ ok: true, entries: watcher.seq, seals: 3 });
  expect(verify(body, toyGame, first.commitment)).toMatchObject({ ok: true });
  for (const person of [...people, watcher]) await person.leave();
});

test('after a restart the dice are the same, and so is what was published of them', async () => {
  const id = await newMatch(server, { game: 'bone-auction', preset: 'short' });
  const tokens: string[] = [];
  for (const [i, wish] of CHAIRS.entries()) {
    const person = await Person.join(server, toy, id);
    const reply = await person.request('sit', { name: wish, wish, entropy: ENTROPY[i] });
    if (reply.ok) tokens.push(reply.token);
  }
  const watcher = await Person.join(server, toy, id);
  const before = shown(watcher);
  await server.close();
  await open();
  const people: Person[] = [];
  for (const token of tokens) people.push(await Person.join(server, toy, id, token));
  await until(() => people.every(({ place }) => place !== null));
  expect(shown(people[0] as Person)).toEqual(before);
  await playOut(people);
  await until(() => people.every(({ stage }) => stage === 'over'));
  const { body } = await api<Recording<ToyIntent, ToyOptions>>(server, `/api/matches/${id}/record`);
  expect(verifyRecording(toyGame, body, { commitment: before.commitment, seals: before.seals }).ok).toBe(true);
});

test('entropy is optional; if given, it must be 32 hex digits', async () => {
  const id = await newMatch(server, { game: 'bone-auction', preset: 'short' });
  const person = await Person.join(server, toy, id);
  const sit = (entropy: string) => person.request('sit', { name: 'Ada', wish: 'first', entropy });
  expect(await sit('x'.repeat(32))).toMatchObject({ ok: false, code: 'BAD_MESSAGE', field: 'entropy' });
  expect(await sit('0'.repeat(64))).toMatchObject({ ok: false, code: 'BAD_MESSAGE' });
  expect(await person.request('sit', { name: 'Ada', wish: 'first' })).toMatchObject({ ok: true });
  await person.leave();
});

test('there is no record of a match that is not over or does not exist', async () => {
  const id = await newMatch(server, { game: 'bone-auction', preset: 'short' });
  expect(await api(server, `/api/matches/${id}/record`)).toMatchObject({
    status: 409,
    body: { error: { code: 'NOT_OVER' } },
  });
  for (const unknown of ['nothing-there', '..%2f', 'x']) {
    expect(await api(server, `/api/matches/${unknown}/record`)).toMatchObject({ status: 404 });
  }
});

test('a match that was played under former rules is sent in the format of its time', async () => {
  const id = await newMatch(server, { game: 'dino-wars', preset: 'duel' });
  const { journal } = server.host;
  const match = await journal.match(id);
  if (match === null) throw new Error('It was set up just now');
  const old = { ...match, id: 'former-match', version: 2 };
  await journal.createMatch(old);
  const { key } = (await journal.match('former-match')) ?? { key: 0 };
  const lease = await journal.acquire(key);
  await journal.saveChairs(lease, [], 1_000);
  const intent: Tagged = { type: 'done' };
  await journal.append(
    lease,
    { n: 1, kind: 'intent', seat: 0, body: intent, wishId: null, at: 2_000 },
    { outcome: { winners: [1], losers: [0], reason: 'former' } },
  );
  await journal.release(lease);
  const { body } = await api<Record<string, unknown>>(server, '/api/matches/former-match/record');
  expect(body).toMatchObject({
    ...{ format: 1, version: 2, secret: secretToHex(match.secret), begunAt: 1_000, endedAt: 2_000 },
    intents: [{ seat: 0, intent, at: 2_000 }],
  });
  expect(body).not.toHaveProperty('commitment');
});
