/** Tests Jurassic Wars with everything that all games share: undo, correspondence, substitutes and forks. */

import {
  defaults,
  type Intent,
  jurassicWars,
  type Options,
  type State,
  VERSIONS,
  type Version,
} from '@dwo/jurassic-wars';
import { jurassicWarsGame } from '@dwo/jurassic-wars/wire';
import { completed, type Recording, verifyRecording } from '@dwo/kernel';
import { type AnyRules, botGame } from '@dwo/kernel/testing';
import type { Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, tempFolder, until } from '../table';
import { callAs, newcomer } from '../tournament-people';

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

/** Three people who play Whist, each with the token of their seat. */
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

test('computers have names of their own, those of a new match and those that are seated later', async () => {
  const me = await newcomer(server);
  const wish = { game: 'jurassic-wars', preset: 'whist-3', bots: ['seat-2'], strength: 'easy', hosted: true };
  const { id } = (await callAs<{ id: string }>(server, '/matches', me, wish)).body;
  const ada = await Person.join(server, game, id, { me });
  const third = { place: 2, act: 'bot', wish: 'seat-3', strength: 'normal' } as const;
  expect(await ada.request('set-chair', third)).toEqual({ ok: true });
  await until(() => ada.room.state.chairs[2]?.taken === true);
  const names = ada.room.state.chairs.map(({ name }) => name);
  expect(names).toEqual(['Dr. Bones (easy)', '', 'Orville Quill (normal)']);
});

test("a bid can't be undone, because the others have heard it; the refusal names the rule", async () => {
  const { three } = await whist();
  const seat = turnOf(three[0] as Person);
  const bidder = three[seat] as Person;
  expect(await bidder.play(bid(1))).toMatchObject({ ok: true });
  expect(await bidder.request('ask', { what: 'takeBack' })).toMatchObject({ ok: false, rule: 'TABLE-10' });
});

test('in correspondence hands and bids are the same after a restart', async () => {
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

test('a substitute sees the hand of the seat only while they play it, and computer players play on', async () => {
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
  // She knows what she has seen, and gets no card after that.
  expect(handOf(eve, seat)).toEqual(hand);
});

test('a finished match has a record that verifies, and can be forked at any step before its end', async () => {
  const id = await newMatch(server, { game: 'jurassic-wars', preset: 'standard-2', visibility: 'unlisted' });
  const both = [await Person.join(server, game, id), await Person.join(server, game, id)];
  await both[0]?.sit('Ada', 'seat-1');
  await both[1]?.sit('Ben', 'seat-2');
  await until(() => both.every(({ stage }) => stage === 'playing'));
  const lead = turnOf(both[0] as Person);
  const hand = handOf(both[lead] as Person, lead) ?? [];
  expect(await both[lead]?.play({ type: 'play', at: 0 })).toMatchObject({ ok: true });
  expect(await both[0]?.play({ type: 'resign' })).toMatchObject({ ok: true });
  await until(() => both.every(({ stage }) => stage === 'over'));
  const { body } = await api<Recording<Intent, Options>>(server, `/api/matches/${id}/record`);
  expect(verifyRecording(jurassicWars, body)).toMatchObject({ ok: true });
  expect(await forked({ match: id, entries: 2 })).toMatchObject({ status: 409, code: 'MATCH_OVER' });
  const fork = await forked({ match: id, entries: 1 });
  expect(fork).toMatchObject({ status: 201 });
  const again = [await Person.join(server, game, fork.id), await Person.join(server, game, fork.id)];
  await again[0]?.sit('Ada', 'seat-1');
  await again[1]?.sit('Ben', 'seat-2');
  await until(() => again.every(({ stage }) => stage === 'playing'));
  expect(handOf(again[lead] as Person, lead)).toEqual(hand.slice(1));
  expect(handOf(again[1 - lead] as Person, lead)).toBeNull();
  expect(stateOf(again[lead] as Person)).toMatchObject({ phase: 'oppose', lead, up: [hand[0], null] });
});

/** The answer to a request for a fork. */
async function forked(fork: object) {
  interface Answer {
    readonly id: string;
    readonly error?: { readonly code: string; readonly message: string };
  }
  const { status, body } = await api<Answer>(server, '/api/matches', { fork, bots: [] });
  return { status, id: body.id, ...body.error };
}

/** The public record of a match between computer players. */
function recorded(version: Version): Recording<Intent, Options> {
  const options = defaults(version, version === 'carnivoresUnleashed' ? 2 : 4);
  const { recording } = botGame(jurassicWars as unknown as AnyRules, jurassicWarsGame.bot as never, options, 3, 2_000);
  return completed(jurassicWars, recording as Recording<Intent, Options>);
}

test.each(VERSIONS.filter((version) => version !== 'poker'))('a record of %s can be forked', async (version) => {
  const record = recorded(version);
  expect(await forked({ record, entries: 3 })).toMatchObject({ status: 201 });
});

test("JW-PK-10 a record of Poker can't be forked, because its folded hands stay closed for ever", async () => {
  const record = recorded('poker');
  expect(await forked({ record, entries: 3 })).toMatchObject({
    ...{ status: 409, code: 'MATCH_UNPLAYABLE', message: expect.stringContaining('stay closed for ever') },
  });
  // Without its packs it is not a record of Poker.
  const { packs: _, commitment, ...rest } = record;
  const stripped = { ...rest, commitment: commitment.slice(0, 64) };
  expect(await forked({ record: stripped, entries: 3 })).toMatchObject({ status: 409, code: 'MATCH_UNPLAYABLE' });
});
