/** Tests substitutes: the match is in their list while they play, they get its notices, and they see what the seat may. */

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Dice, Frozen, Tagged } from '@dwo/kernel';
import { type ToyOptions, type ToySecret, type ToyState, toyGame } from '@dwo/kernel/testing';
import type { Game, OwnMatches } from '@dwo/shared';
import { toyWire } from '@dwo/shared/testing';
import type { RunningServer } from '../src';
import { PLAIN_PEOPLE } from '../src/people/people';
import { type PushService, pushService } from './post-office';
import { RawClient } from './raw-client';
import { newMatch, Person, startServer, tempFolder, until } from './table';
import { tallyGame } from './tally';

const tally = tallyGame() as Game;
/** The toy game with two of the three seats on one side, and with the same cards each time. */
const pairs = { ...toyWire, rules: { ...toyGame, setup: dealt }, chairs: () => ['house', 'house', 'rival'] } as Game;

function dealt(options: Frozen<ToyOptions>, dice: Dice): ToyState {
  const state = toyGame.setup(options, dice);
  for (const [seat, hand] of HANDS.entries()) (state.secrets[seat] as ToySecret).hand = [...hand];
  return state;
}

const HANDS = [
  [1, 2, 3, 4, 15],
  [5, 6, 7, 8, 9],
  [10, 11, 12, 13, 14],
];
const folder = tempFolder();
const DAYS = { kind: 'correspondence', days: 3 };
let pushes: PushService;
let server: RunningServer;
let nextFolder = 0;
let dataDir = '';

async function start(): Promise<void> {
  const people = { ...PLAIN_PEOPLE, noticeDelayMs: 0, pushAnywhere: true };
  server = await startServer({ dataDir, games: [tally, pairs], people });
}

beforeEach(async () => {
  pushes = await pushService();
  dataDir = join(folder, `${nextFolder++}`);
  await start();
});
afterEach(async () => {
  await server.close();
  await pushes.close();
});

async function call<T>(path: string, me: string | null, body?: unknown): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.ok).toBe(true);
  return (await response.json()) as T;
}

/** A person with an identity whose browser gets notices. */
async function somebody(name: string): Promise<string> {
  const { me } = await call<{ me: string }>('/api/me', null, {});
  const { endpoint, p256dh, auth } = pushes.browser(name);
  await call('/api/me/push', me, { subscription: { endpoint, keys: { p256dh, auth } } });
  return me;
}

const matchesOf = (me: string) => call<OwnMatches>('/api/me/matches', me);
const told = () => pushes.pushed.map(({ path }) => path);

/** Waits until a person's list has this many matches. */
async function listed(me: string, count: number): Promise<void> {
  for (let tries = 0; (await matchesOf(me)).matches.length !== count; tries++) {
    if (tries > 500) throw new Error(`There are not ${count} matches`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

async function gone(id: string, ...people: readonly Person[]): Promise<void> {
  await Promise.all(people.map((person) => person.leave()));
  await until(() => !server.host.live.has(id));
}

async function table(game: Game, preset: string, seats: readonly (readonly [name: string, wish: string])[]) {
  const id = await newMatch(server, { game: game.rules.id, preset, terms: DAYS });
  const people: Person[] = [];
  const mes: string[] = [];
  for (const [name, wish] of seats) {
    const me = await somebody(name);
    const person = await Person.join(server, game, id, { me });
    const reply = await person.request('sit', { name, wish });
    if (!reply.ok) throw new Error(reply.code);
    people.push(person);
    mes.push(me);
  }
  await until(() => people.every(({ stage, place }) => stage === 'playing' && place !== null));
  const bySeat = people.map((person, i) => ({ person, me: mes[i] as string, name: seats[i]?.[0] ?? '' }));
  return { id, bySeat: bySeat.sort((a, b) => (a.person.place ?? 9) - (b.person.place ?? 9)) };
}

/** Ann and Ben play, Ann is awaited, and Eve has become the substitute for Ann. */
async function stoodIn() {
  const { id, bySeat } = await table(tally, 'slow', [
    ['ann', 'odd'],
    ['ben', 'even'],
  ]);
  const [ann, ben] = bySeat as [(typeof bySeat)[0], (typeof bySeat)[0]];
  const me = await somebody('eve');
  const eve = await Person.join(server, tally, id);
  expect(await ann.person.request('hand-over', { to: 'watchers' })).toEqual({ ok: true });
  const reply = await eve.request('stand-in', { seat: 0, name: 'Eve', me });
  if (!reply.ok) throw new Error(reply.code);
  await until(() => eve.place === 0);
  return { id, ann, ben, eve: { person: eve, me, token: reply.token } };
}

describe('a spectator who becomes a substitute', () => {
  test('finds the match and their turn in their list; the owner finds it too, but not as their turn', async () => {
    const { id, ann, ben, eve } = await stoodIn();
    await listed(eve.me, 1);
    expect(await matchesOf(eve.me)).toMatchObject({
      waiting: 1,
      matches: [
        {
          ...{ id, yourTurn: true },
          chairs: [
            { name: 'ann', mine: false, held: true, plays: true, awaited: true },
            { name: 'ben', mine: false, held: false, plays: false },
          ],
        },
      ],
    });
    expect(await matchesOf(ann.me)).toMatchObject({
      ...{ waiting: 0, matches: [{ id, yourTurn: false, chairs: [{ mine: true, held: true, plays: false }, {}] }] },
    });
    expect(await call('/api/me/turns', eve.me)).toEqual({ waiting: 1 });
    expect(await ann.person.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
    await listed(eve.me, 0);
    expect(await matchesOf(ann.me)).toMatchObject({ waiting: 1, matches: [{ yourTurn: true }] });
    expect((await matchesOf(ben.me)).matches).toHaveLength(1);
  });

  test('gets the notice instead of the owner; once the seat is given back, the owner does', async () => {
    const { id, ann, ben, eve } = await stoodIn();
    expect(await eve.person.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
    await gone(id, ann.person, eve.person, ben.person);
    const back = await Person.join(server, tally, id, { me: ben.me });
    await until(() => back.place === 1);
    expect(await back.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
    await until(() => told().length === 1);
    await gone(id, back);
    const again = await Person.join(server, tally, id, { me: eve.me });
    await until(() => again.place === 0);
    expect(await again.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
    await until(() => told().length === 2);
    await gone(id, again);
    await server.host.people.notices.send();
    expect(told()).toEqual(['/eve', '/ann']);
    expect(pushes.pushed[0]?.text.body).toBe('ben waits for your move.');
  });

  test('comes back to the seat on any page of the browser, also after a restart, but not once it was given back', async () => {
    const { id, ann, ben, eve } = await stoodIn();
    await gone(id, ann.person, ben.person, eve.person);
    await server.close();
    await start();
    expect(await matchesOf(eve.me)).toMatchObject({ waiting: 1, matches: [{ id }] });
    const again = await Person.join(server, tally, id, { me: eve.me });
    const stranger = await Person.join(server, tally, id, { me: await somebody('zoe') });
    await until(() => again.place === 0);
    expect(await again.play({ type: 'add', n: 3 })).toMatchObject({ ok: true });
    expect(stranger.place).toBeNull();
    const owner = await Person.join(server, tally, id, { me: ann.me });
    expect(await owner.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
    await until(() => again.place === null && owner.place === 0);
    await listed(eve.me, 0);
    const late = await Person.join(server, tally, id, { me: eve.me });
    await until(() => late.seq === owner.seq);
    expect(late.place).toBeNull();
  });

  test('is found in the record even if the lists are older', async () => {
    const { id, ann, ben, eve } = await stoodIn();
    await gone(id, ann.person, ben.person, eve.person);
    await server.close();
    const journal = new DatabaseSync(join(dataDir, 'journal.sqlite'));
    journal.exec('update chairs set held = null');
    journal.close();
    await start();
    expect(await matchesOf(eve.me)).toMatchObject({ matches: [] });
    await Person.join(server, tally, id, { me: ben.me });
    await listed(eve.me, 1);
  });

  test("gets the notice even if the server was killed right after the other player's move", async () => {
    const { id, ann, ben, eve } = await stoodIn();
    expect(await eve.person.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
    await Promise.all([ann.person.leave(), eve.person.leave()]);
    await until(() => ben.person.room.state.chairs[0]?.connected === false);
    expect(await ben.person.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
    await until(() => told().length === 1);
    await gone(id, ben.person);
    await server.close();
    // The state when only the entry reached the disk: nothing that follows from it, and the lease not released.
    const journal = new DatabaseSync(join(dataDir, 'journal.sqlite'));
    journal.exec(
      "delete from notices; update chairs set held = null; update matches set awaited = '[1]', deadline = null",
    );
    journal.exec("update leases set owner = 'killed'");
    journal.close();
    await start();
    await until(() => told().length === 2);
    expect(told()).toEqual(['/eve', '/eve']);
    await listed(eve.me, 1);
    expect(await matchesOf(eve.me)).toMatchObject({ waiting: 1, matches: [{ yourTurn: true }] });
  });

  test('stays unknown to everybody else', async () => {
    const { id, ann, ben, eve } = await stoodIn();
    const spy = await RawClient.join(server.port, id);
    expect(await eve.person.play({ type: 'add', n: 1 })).toMatchObject({ ok: true });
    expect(await ben.person.play({ type: 'end' })).toMatchObject({ ok: true });
    const player = (await server.host.people.identity.whoIs(eve.me))?.id ?? '';
    expect(player).toHaveLength(22);
    const file = await fetch(`http://127.0.0.1:${server.port}/api/matches/${id}/record`);
    const seen = [
      await file.text(),
      JSON.stringify(await matchesOf(ben.me)),
      JSON.stringify(ann.person.deeds),
      ...spy.frames.map((frame) => frame.toString('latin1')),
    ].join('\n');
    expect(seen).toContain('Eve');
    expect(seen).not.toContain(player);
    expect(seen).not.toContain(eve.token);
    expect(await matchesOf(eve.me)).toMatchObject({ matches: [{ id, stage: 'over' }] });
    spy.close();
  });
});

describe('a teammate who plays two seats', () => {
  const HOUSE = [
    ['ann', 'house'],
    ['ben', 'house'],
    ['cyd', 'rival'],
  ] as const;

  async function handed() {
    const { id, bySeat } = await table(pairs, 'short', HOUSE);
    const [ann, ben, cyd] = bySeat as [(typeof bySeat)[0], (typeof bySeat)[0], (typeof bySeat)[0]];
    expect(await ben.person.request('hand-over', { to: 'mate', mate: 0 })).toEqual({ ok: true });
    await until(() => ann.person.seats.length === 2);
    return { id, ann, ben, cyd };
  }

  const handOf = ({ state }: Person, seat: number) => (state as Frozen<ToyState>).secrets[seat]?.hand ?? [];
  const act = (person: Person, seat: number, intent: { type: string } & Record<string, unknown>) =>
    person.request('intent', { seat, intent });
  const heard = ({ batches }: Person): readonly Tagged[] => batches.flatMap(({ events }) => events);

  test('sees what either seat may know, and nobody else does', async () => {
    const { id, ann, ben, cyd } = await handed();
    const eve = await Person.join(server, pairs, id);
    const all = [ann.person, ben.person, cyd.person, eve];
    await until(() => handOf(ann.person, 1).length === 5);
    const [own = 0] = handOf(ann.person, 0);
    const [his = 0] = handOf(ann.person, 1);
    expect(await act(ann.person, 1, { type: 'note', card: his })).toMatchObject({ ok: true });
    expect(await act(ann.person, 1, { type: 'bid', card: his })).toMatchObject({ ok: true });
    expect(await act(ann.person, 0, { type: 'bid', card: own })).toMatchObject({ ok: true });
    const [rivals = 0] = handOf(cyd.person, 2);
    expect(await act(cyd.person, 2, { type: 'note', card: rivals })).toMatchObject({ ok: true });
    const { seq } = cyd.person;
    await until(() => all.every((person) => person.batches.at(-1)?.seq === seq));
    expect(heard(ann.person)).toEqual([
      { type: 'noted', seat: 1, card: his },
      { type: 'bidLaid', seat: 1, card: his },
      { type: 'bidLaid', seat: 0, card: own },
    ]);
    const outside = [
      { type: 'bidLaid', seat: 1, card: null },
      { type: 'bidLaid', seat: 0, card: null },
    ];
    expect(heard(ben.person)).toEqual(outside);
    expect(heard(eve)).toEqual(outside);
    expect(heard(cyd.person)).toEqual([...outside, { type: 'noted', seat: 2, card: rivals }]);
  });

  test('sees no more of it once the seat was given back', async () => {
    const { ann, ben, cyd } = await handed();
    expect(await ben.person.request('hand-over', { to: 'owner' })).toEqual({ ok: true });
    await until(() => ben.person.place === 1 && ann.person.seats.length === 1);
    const [his = 0] = handOf(ben.person, 1);
    expect(await act(ben.person, 1, { type: 'note', card: his })).toMatchObject({ ok: true });
    expect(await act(ben.person, 1, { type: 'bid', card: his })).toMatchObject({ ok: true });
    await until(() => [ann, ben, cyd].every(({ person }) => person.batches.at(-1)?.seq === ben.person.seq));
    expect(heard(ben.person)).toHaveLength(2);
    expect(heard(ann.person)).toEqual([{ type: 'bidLaid', seat: 1, card: null }]);
  });

  test('has the turn while either seat is awaited, and gets one notice', async () => {
    const { id, ann, ben, cyd } = await handed();
    await until(() => handOf(ann.person, 1).length === 5);
    expect(await act(ann.person, 0, { type: 'bid', card: 15 })).toMatchObject({ ok: true });
    await listed(ann.me, 1);
    expect(await matchesOf(ann.me)).toMatchObject({ waiting: 1 });
    expect(await matchesOf(ben.me)).toMatchObject({ waiting: 0 });
    expect(await act(ann.person, 1, { type: 'bid', card: 5 })).toMatchObject({ ok: true });
    expect(await matchesOf(ann.me)).toMatchObject({ waiting: 0 });
    await Promise.all([ann.person.leave(), ben.person.leave()]);
    await until(() => cyd.person.room.state.chairs[0]?.connected === false);
    // Hers is the second highest card, so she decides; after that all three bid.
    expect(await act(cyd.person, 2, { type: 'bid', card: 10 })).toMatchObject({ ok: true });
    expect(await act(cyd.person, 2, { type: 'accept' })).toMatchObject({ ok: true });
    await until(() => told().length > 0);
    await gone(id, cyd.person);
    await server.host.people.notices.send();
    expect(told()).toEqual([`/${ann.name}`]);
    expect(pushes.pushed[0]?.text.body).toBe('cyd waits for your move.');
  });
});
