/** Tests forks: a match goes on from a step of a finished one with the same table, other dice and its own record. */
import { dinoWars, type Intent, type Options } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import {
  frozen,
  openRecording,
  type Recording,
  replay,
  standingIntents,
  stateHash,
  verifyRecording,
} from '@dwo/kernel';
import { type Failure, type FinishedMatch, type Game, STANDARD, type Terms } from '@dwo/shared';
import { verify } from '../../../scripts/verify.mjs';
import type { RunningServer } from '../../src';
import { forkFrom } from '../../src/http/forks';
import { api, newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

jest.setTimeout(120_000);

type Whole = Recording<Intent, Options>;

const game = dinoWarsGame as Game;
const dataDir = tempFolder();
let server: RunningServer;
/** A match of two computer players that neither gave up. */
let record: Whole;
let id: string;

const start = () => startServer({ dataDir, games: [game] });
const recordOf = async (match: string) => (await api<Whole>(server, `/api/matches/${match}/record`)).body;
const post = (body: object) => api<{ id: string; error: Failure }>(server, '/api/matches', body);

/** The hash of the spectators' view after so many entries. */
function hashAt(whole: Whole, entries: number): string {
  const state = replay(dinoWars, { ...whole, entries: whole.entries.slice(0, entries) });
  return stateHash(dinoWars.view(frozen(state), 'spectator'));
}

/** Ends a match by giving up after some moves of the computer against itself. */
async function resigned(match: string, name: string): Promise<Person> {
  const person = await Person.join(server, game, match);
  await person.sit(name, 'army');
  await until(() => person.stage === 'playing');
  return person;
}

beforeAll(async () => {
  server = await start();
  id = await newMatch(server, { preset: 'duel', bots: ['dinosaurs', 'army'], visibility: 'unlisted' });
  const watcher = await Person.join(server, game, id);
  await until(() => watcher.stage === 'over', 60_000);
  record = await recordOf(id);
}, 90_000);
afterAll(() => server.close());

/** A step in the middle, without a half-made decision. */
const middle = () => Math.floor(record.entries.length / 2);

test('a fork against the computer begins with the same table and then plays differently', async () => {
  const from = middle();
  const fork = await newMatch(server, { fork: { match: id, entries: from }, bots: ['dinosaurs'] });
  expect(await summaryOf(server, fork)).toMatchObject({ preset: 'duel', stage: 'lobby', fork: { match: id } });
  expect(await summaryOf(server, id)).toMatchObject({ fork: null });
  const ada = await resigned(fork, 'Ada');
  expect(ada.hashes.get(0)).toBe(hashAt(record, from));
  await ada.play({ type: 'resign', agreed: true });
  await until(() => ada.stage === 'over');
  const own = await recordOf(fork);
  expect(own.commitment).not.toBe(record.commitment);
  expect(own.origin?.entries).toEqual(
    record.entries
      .slice(0, from)
      .flatMap((entry) => ('intent' in entry ? [{ seat: entry.seat, intent: entry.intent }] : [])),
  );
  expect(verifyRecording(dinoWars, own)).toMatchObject({ ok: true });
  const { secret: _, ...rest } = own;
  expect(verifyRecording(dinoWars, { ...rest, secret: record.secret })).toMatchObject({ code: 'COMMITMENT' });
});

test('a fork survives a restart, and can be forked itself', async () => {
  const fork = await newMatch(server, { fork: { record, entries: 3 }, bots: ['dinosaurs', 'army'] });
  const watcher = await Person.join(server, game, fork);
  await until(() => watcher.stage === 'over', 60_000);
  await server.close();
  server = await start();
  const again = await Person.join(server, game, fork);
  expect(again.stage).toBe('over');
  const own = await recordOf(fork);
  expect([again.seq, stateHash(again.state)]).toEqual([own.entries.length, hashAt(own, own.entries.length)]);
  const second = await newMatch(server, { fork: { match: fork, entries: 2 } });
  const bob = await Person.join(server, game, second);
  const eve = await Person.join(server, game, second);
  await bob.sit('Bob', 'army');
  await eve.sit('Eve', 'dinosaurs');
  await until(() => bob.stage === 'playing');
  expect(stateHash(bob.state)).toBe(hashAt(own, 2));
  expect(openRecording(dinoWars, own).state).toBeDefined();
}, 90_000);

test('a fork with the same dice to come leads to the same end if everybody decides as before, a restart included', async () => {
  const from = middle();
  const fork = await newMatch(server, { fork: { match: id, entries: from, dice: 'same' } });
  const rest = standingIntents(record).slice(from);
  const labels = record.players?.map(({ label }) => label) ?? [];
  let seats = await Promise.all(labels.map(() => Person.join(server, game, fork)));
  const tokens = await Promise.all(seats.map((person, at) => person.sit(`Player ${at}`, labels[at])));
  await until(() => seats[0]?.stage === 'playing');
  for (const [at, { seat, intent }] of rest.entries()) {
    expect(await seats[seat]?.play(intent)).toMatchObject({ ok: true });
    if (at !== 2) continue;
    await server.close();
    server = await start();
    seats = await Promise.all(tokens.map((token) => Person.join(server, game, fork, token)));
  }
  await until(() => seats[0]?.stage === 'over');
  const own = await recordOf(fork);
  expect([own.hash, own.outcome]).toEqual([record.hash, record.outcome]);
  expect(own.secret).not.toBe(record.secret);
  expect(verifyRecording(dinoWars, own)).toMatchObject({ ok: true });
  expect(verify(own, dinoWars)).toMatchObject({ ok: true });
  // From the file it goes on in the same way.
  const again = await newMatch(server, {
    fork: { record: own, entries: 2, dice: 'same' },
    bots: ['dinosaurs', 'army'],
  });
  expect(await summaryOf(server, again)).toMatchObject({ fork: { intents: 2 } });
  const watcher = await Person.join(server, game, again);
  await until(() => watcher.stage === 'over', 60_000);
  const nested = await recordOf(again);
  expect(nested.origin?.ahead?.some(({ back }) => back === 1)).toBe(true);
  expect(verify(nested, dinoWars)).toMatchObject({ ok: true });
  const { ahead = [], ...origin } = own.origin as Whole;
  const forged = { ...own, origin: { ...origin, ahead: [{ ...ahead[0], dice: 'x'.repeat(201) }] } };
  expect((await post({ fork: { record: forged, entries: 2 } })).body.error.code).toBe('BAD_MESSAGE');
}, 90_000);

const FAST: Terms = { kind: 'live', bankSeconds: 900, incrementSeconds: 5 };
const termsOf = async (match: string) => (await server.host.journal.match(match))?.terms;

test('a fork between people keeps the clock of its origin; alone against the computer it has none unless asked for', async () => {
  const origin = await newMatch(server, { preset: 'duel', bots: ['dinosaurs', 'army'], terms: FAST });
  const watcher = await Person.join(server, game, origin);
  await until(() => watcher.stage === 'over', 60_000);
  const from = { match: origin, entries: 3 };
  expect(await termsOf(await newMatch(server, { fork: from }))).toEqual(FAST);
  expect(await termsOf(await newMatch(server, { fork: from, bots: ['army'] }))).toEqual({ kind: 'none' });
  expect(await termsOf(await newMatch(server, { fork: from, bots: ['army'], terms: FAST }))).toEqual(FAST);
  expect(await termsOf(await newMatch(server, { fork: from, terms: STANDARD }))).toEqual(STANDARD);
  const file = { record: await recordOf(origin), entries: 3 };
  expect(await termsOf(await newMatch(server, { fork: file }))).toEqual(STANDARD);
}, 90_000);

test('a match against the computer has no clock unless asked for; one with a free seat for a friend has one', async () => {
  const bots = ['army', 'army', 'army', 'dinosaurs', 'dinosaurs'];
  expect(await termsOf(await newMatch(server, { preset: 'duel', bots: ['army'] }))).toEqual({ kind: 'none' });
  expect(await termsOf(await newMatch(server, { preset: 'duel', bots: ['army'], terms: FAST }))).toEqual(FAST);
  expect(await termsOf(await newMatch(server, { preset: 'island', bots }))).toEqual({ kind: 'none' });
  expect(await termsOf(await newMatch(server, { preset: 'island', bots: bots.slice(1) }))).toEqual(STANDARD);
  expect(await termsOf(await newMatch(server, { preset: 'duel' }))).toEqual(STANDARD);
});

test('finished matches are listed with their players and winners', async () => {
  const { body } = await api<{ matches: FinishedMatch[] }>(server, '/api/matches/finished');
  const listed = body.matches.find((match) => match.id === id);
  expect(listed).toMatchObject({ preset: 'duel', forked: false, winners: record.outcome?.winners });
  expect(listed?.chairs).toEqual([
    { name: 'Computer 2', bot: true, label: 'army' },
    { name: 'Computer 1', bot: true, label: 'dinosaurs' },
  ]);
});

test("a match that is not over can't be forked, and its record can't be had", async () => {
  const fresh = await newMatch(server, { preset: 'duel', bots: ['dinosaurs'] });
  const ada = await resigned(fresh, 'Ada');
  expect(ada.stage).toBe('playing');
  const { status, body } = await post({ fork: { match: fresh, entries: 0 } });
  expect([status, body.error.code]).toEqual([409, 'NOT_OVER']);
});

/** Dice to come that a record may not bring along for its own last entry, of a match that there was not. */
const AHEAD = [{ seat: 0, intent: { type: 'done' }, occasion: '0 done#1', dice: '1', back: 8 }];

test('a record from a file is forked under the present rule readings and with fresh dice, whatever it says', async () => {
  const options = { ...(record.options as object), asOf: 4 };
  const { body, status } = await post({ fork: { record: { ...record, ahead: AHEAD, options }, entries: 0 } });
  expect(status).toBe(201);
  const begun = await server.host.journal.match(body.id);
  expect(begun?.options).not.toHaveProperty('asOf');
  expect(begun?.origin).not.toHaveProperty('record.options.asOf');
  expect(begun?.dice).toBeNull();
  expect(begun?.origin).not.toHaveProperty('record.ahead');
});

test('dice to come are those that the record leads to, and none if its beginning was undone, whatever it says', async () => {
  const ahead = async (entries: Whole['entries']) => {
    const fork = await forkFrom(server.host, {
      record: { ...record, ahead: AHEAD, entries },
      entries: 3,
      dice: 'same',
    });
    return fork.origin.record.ahead?.map(({ intent }) => intent);
  };
  expect(await ahead(record.entries)).toEqual(
    standingIntents(record)
      .slice(3)
      .map(({ intent }) => intent),
  );
  expect(await ahead([...record.entries, { back: 2 }])).toBeUndefined();
});

const cases: [string, () => object, number, string][] = [
  ['its end', () => ({ match: id, entries: record.entries.length }), 409, 'MATCH_OVER'],
  ['beyond its end', () => ({ match: id, entries: record.entries.length + 1 }), 422, 'BAD_MESSAGE'],
  ['an unknown match', () => ({ match: 'nosuchmatch', entries: 0 }), 404, 'MATCH_UNKNOWN'],
  ['a match of older rules', () => ({ record: { ...record, version: 2 }, entries: 1 }), 409, 'MATCH_UNPLAYABLE'],
  ['another game', () => ({ record: { ...record, game: 'chess' }, entries: 1 }), 404, 'GAME_UNKNOWN'],
  ['a record without a secret', () => ({ record: { ...record, secret: '' }, entries: 1 }), 422, 'BAD_MESSAGE'],
  [
    'a record with dice that can not be verified',
    () => ({ record: { ...record, commitment: '0'.repeat(64) }, entries: 1 }),
    409,
    'MATCH_UNPLAYABLE',
  ],
  [
    'the record of a fork with dice that can not be verified',
    () => ({
      record: {
        ...record,
        entries: [],
        origin: { ...record, entries: record.entries.slice(0, 3), commitment: '0'.repeat(64) },
      },
      entries: 0,
    }),
    409,
    'MATCH_UNPLAYABLE',
  ],
  [
    'a record that breaks the rules',
    () => ({ record: { ...record, entries: [{ seat: 7, intent: { type: 'done' } }] }, entries: 1 }),
    409,
    'MATCH_UNPLAYABLE',
  ],
  [
    'a record with options that can not be played',
    () => ({ record: { ...record, options: { ...record.options, players: [] } }, entries: 0 }),
    422,
    'BAD_MESSAGE',
  ],
];
test.each(cases)("a match can't be forked from %s", async (_, fork, status, code) => {
  const reply = await post({ fork: fork() });
  expect([reply.status, reply.body.error.code]).toEqual([status, code]);
});

test('intents that were undone repeatedly are not taken over, only those that were not undone', async () => {
  const [first] = record.entries;
  const entries = Array.from({ length: 4000 }, (_, i) => (i % 2 === 0 ? first : { back: 0 }));
  const fork = await newMatch(server, { fork: { record: { ...record, entries }, entries: 3999 } });
  const kept = (await server.host.journal.match(fork))?.origin;
  expect([kept?.match, kept?.step, kept?.record?.entries]).toEqual([
    '',
    1,
    [{ seat: expect.any(Number), intent: expect.anything() }],
  ]);
  expect(await summaryOf(server, fork)).toMatchObject({ stage: 'lobby' });
});
