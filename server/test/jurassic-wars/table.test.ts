/** Jurassic Wars at the table of all games: undo, correspondence, substitutes, and playing on from a moment. */
import { type Intent, jurassicWars, type Options, type State } from '@dwo/jurassic-wars';
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import { type Recording, verifyRecording } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, tempFolder, until } from '../table';

const game = jurassicWarsGame as Game;
const dataDir = tempFolder();
let server: RunningServer;
const start = () => startServer({ dataDir, games: [game] });
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());

const stateOf = ({ state }: Person) => state as State;
const handOf = (person: Person, seat: number) => stateOf(person).secrets[seat]?.hand ?? null;
const bid = (n: number): Intent => ({ type: 'bid', n });

/** Three who play Whist; each has the token of their seat. */
async function whist(more: object = {}) {
  const id = await newMatch(server, { game: 'jurassic-wars', preset: 'whist-3', ...more });
  const three: Person[] = [];
  const tokens: string[] = [];
  for (const [at, name] of ['Ada', 'Ben', 'Cid'].entries()) {
    const person = await Person.join(server, game, id);
    tokens.push(await person.sit(name, `seat-${at + 1}`));
    three.push(person);
  }
  await until(() => three.every(({ stage }) => stage === 'playing'));
  return { id, three, tokens };
}

/** The seat that bids next. */
const turnOf = (person: Person) => jurassicWars.awaiting(stateOf(person) as never)[0] ?? 0;

test('nobody takes a bid back: the others have heard it, and who asks is told the rule', async () => {
  const { three } = await whist();
  const seat = turnOf(three[0] as Person);
  const bidder = three[seat] as Person;
  expect(await bidder.play(bid(1))).toMatchObject({ ok: true });
  expect(await bidder.request('ask', { what: 'takeBack' })).toMatchObject({ ok: false, rule: 'TABLE-10' });
});

test('by correspondence hands and bids are the same after a restart', async () => {
  const { id, three, tokens } = await whist({ terms: { kind: 'correspondence', days: 3 } });
  const seat = turnOf(three[0] as Person);
  const next = (seat + 1) % 3;
  const hand = handOf(three[next] as Person, next);
  expect(hand).toHaveLength(stateOf(three[next] as Person).handSize);
  expect(await (three[seat] as Person).play(bid(2))).toMatchObject({ ok: true });
  for (const person of three) await person.leave();
  await server.close();
  server = await start();
  const back = await Person.join(server, game, id, tokens[next]);
  await until(() => back.stage === 'playing' && back.seq === 1);
  expect(handOf(back, next)).toEqual(hand);
  expect(handOf(back, seat)).toBeNull();
  expect(stateOf(back).players[seat]?.bid).toBe(2);
  expect(await back.play(bid(0))).toMatchObject({ ok: true });
  await back.leave();
});

test('a substitute sees the hand of the seat while they hold it and nothing after, and computers play on', async () => {
  const { id, three } = await whist();
  const seat = turnOf(three[0] as Person);
  const owner = three[seat] as Person;
  const hand = handOf(owner, seat);
  const eve = await Person.join(server, game, id);
  expect(handOf(eve, seat)).toBeNull();
  expect(await owner.request('hand-over', { to: 'watchers' })).toEqual({ ok: true });
  expect(await eve.request('stand-in', { seat, name: 'Eve' })).toMatchObject({ ok: true });
  await until(() => eve.place === seat && handOf(eve, seat) !== null);
  expect(handOf(eve, seat)).toEqual(hand);
  expect(await eve.play(bid(1))).toMatchObject({ ok: true });
  expect(await owner.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => owner.place === seat && eve.place === null);
  for (const person of three) expect(await person.request('hand-over', { to: 'bot' })).toEqual({ ok: true });
  await until(() => (stateOf(eve).players[seat]?.cards ?? 6) <= 4, 30_000);
  expect(await owner.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
  await until(() => owner.place === seat && (handOf(owner, seat)?.length ?? 6) < 6);
  // She knows what she has seen, and was told of no card since.
  expect(handOf(eve, seat)).toEqual(hand);
});

test('a match that is over gives a record that verifies, and can not be played on: cards may stay closed for ever', async () => {
  const id = await newMatch(server, { game: 'jurassic-wars', preset: 'standard-2', visibility: 'unlisted' });
  const ada = await Person.join(server, game, id);
  const ben = await Person.join(server, game, id);
  await ada.sit('Ada', 'seat-1');
  await ben.sit('Ben', 'seat-2');
  await until(() => [ada, ben].every(({ stage }) => stage === 'playing'));
  expect(await ada.play({ type: 'resign' })).toMatchObject({ ok: true });
  await until(() => ben.stage === 'over');
  const { body } = await api<Recording<Intent, Options>>(server, `/api/matches/${id}/record`);
  expect(verifyRecording(jurassicWars, body)).toMatchObject({ ok: true });
  const fork = await api<object>(server, '/api/matches', { fork: { match: id, entries: 0 }, bots: [] });
  expect(fork).toMatchObject({ status: 409, body: { error: { message: expect.stringContaining('closed') } } });
});
