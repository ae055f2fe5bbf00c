/** Tests time limits: standard, none, live with banks, and correspondence; and warnings of short time. */
import type { State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Seat, Tagged } from '@dwo/kernel';
import { clocksIn, type Game, type Terms } from '@dwo/shared';
import type { RunningServer, ServerOptions } from '../../src';
import { systemDice } from '../../src/secrets';
import { laggyPort } from '../laggy';
import { api, newMatch, Person, roomOf, startServer, summaryOf, tempFolder, until } from '../table';
import { type TallyState, tallyGame } from '../tally';

const moves: Parameters<typeof tallyGame>[1] = [];
const game = tallyGame(1, moves) as Game;
const dinoWars = dinoWarsGame as Game;
const folder = tempFolder();
let shift = 0;
const clocks = { now: () => Date.now() + shift, steady: () => performance.now() + shift };
let server: RunningServer;

async function start(options: Partial<ServerOptions> = {}): Promise<void> {
  server = await startServer({ dataDir: folder, games: [dinoWars, game], ...clocks, ...options });
}
beforeAll(async () => {
  jest.spyOn(console, 'info').mockImplementation(() => {});
  await start({ limits: { quietSeconds: 0.3, silentSeconds: 0.6, graceSeconds: 0.2 } });
});
afterAll(() => server.close());

const HOUR: object = { game: 'tally', options: { seconds: 3600 } };

async function table(wish: object) {
  const id = await newMatch(server, wish);
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const tokens = [await ada.sit('Ada', 'odd'), await bob.sit('Bob', 'even')] as const;
  await until(() => [ada, bob].every(({ stage }) => stage === 'playing'));
  return { id, ada, bob, tokens };
}

const clock = ({ room }: Person, id: string) => clocksIn(room.state).find((each) => each.id === id);
const add = (n: number) => ({ type: 'add', n });

test.each([
  [{ kind: 'blitz' }, /^terms/],
  [{ kind: 'live', bankSeconds: 0, incrementSeconds: 5 }, /^terms\.bankSeconds$/],
  [{ kind: 'live', bankSeconds: 60 }, /^terms\.incrementSeconds$/],
  [{ kind: 'correspondence', days: 1.5 }, /^terms\.days$/],
  [{ kind: 'correspondence', days: 15 }, /^terms\.days$/],
  [{ kind: 'none', days: 1 }, /^terms/],
  ['standard', /^terms/],
])('%j are not valid terms', async (terms, field) => {
  const { status, body } = await api<{ error: object }>(server, '/api/matches', { ...HOUR, terms });
  expect([status, body.error]).toEqual([
    422,
    expect.objectContaining({ code: 'BAD_TERMS', field: expect.stringMatching(field) }),
  ]);
});

test('terms are shown to everybody, recorded, and kept for a rematch', async () => {
  const terms: Terms = { kind: 'live', bankSeconds: 600, incrementSeconds: 7 };
  const { id, ada, bob } = await table({ ...HOUR, terms });
  expect(JSON.parse(ada.room.state.terms)).toEqual(terms);
  expect((await server.host.journal.match(id))?.terms).toEqual(terms);
  await ada.play({ type: 'end' });
  await until(() => bob.stage === 'over');
  const reply = await bob.request('rematch', {});
  if (!reply.ok) throw new Error(reply.code);
  expect((await server.host.journal.match(reply.id))?.terms).toEqual(terms);
});

test("without terms the rules' times hold; with none no clock runs", async () => {
  const usual = await table(HOUR);
  expect(clock(usual.ada, 'turn-0')).toMatchObject({ seats: [0], total: 3_600_000 });
  const free = await table({ ...HOUR, terms: { kind: 'none' } });
  expect(clocksIn(free.ada.room.state)).toEqual([]);
});

test('live: banks run, increments are paid, and clocks survive a restart', async () => {
  const { id, ada, bob, tokens } = await table({
    ...HOUR,
    terms: { kind: 'live', bankSeconds: 600, incrementSeconds: 10 },
  });
  expect(clock(ada, 'bank/0')).toMatchObject({ seats: [0], remaining: null, total: 600_000 });
  expect(clock(ada, 'bank/1')).toMatchObject({ seats: [1], deadline: null, remaining: 600_000 });
  shift += 20_000;
  expect(await ada.play(add(1))).toMatchObject({ ok: true });
  await until(() => bob.seq === 1);
  const { remaining } = clock(bob, 'bank/0') ?? {};
  // The server gives network lag back; on a busy machine that is some milliseconds.
  expect(remaining).toBeLessThanOrEqual(591_000);
  expect(remaining).toBeGreaterThan(560_000);
  await server.close();
  await start();
  const again = await Person.join(server, game, id, tokens[1]);
  expect(clock(again, 'bank/0')).toMatchObject({ deadline: null, remaining });
  expect(clock(again, 'bank/1')?.deadline).not.toBeNull();
});

test('live: a player without time is passed over, and then lives on the increment', async () => {
  const { ada } = await table({ ...HOUR, terms: { kind: 'live', bankSeconds: 1, incrementSeconds: 2 } });
  await until(() => (ada.state as TallyState).marks.length >= 1, 20_000);
  expect((ada.state as TallyState).marks[0]).toEqual({ by: 0, n: 0 });
  expect(clock(ada, 'bank/0')?.remaining ?? clock(ada, 'bank/0')?.deadline).toBeGreaterThan(0);
}, 30_000);

test('live: lag of a slow connection is given back, and recorded with the intent', async () => {
  const line = await laggyPort(server.port, 100);
  const id = await newMatch(server, { ...HOUR, terms: { kind: 'live', bankSeconds: 600, incrementSeconds: 0 } });
  const ada = await Person.join(line, game, id);
  const bob = await Person.join(server, game, id);
  await ada.sit('Ada', 'odd');
  await bob.sit('Bob', 'even');
  const room = roomOf(server, id);
  if (room === undefined) throw new Error('No room');
  const hers = () => room.clients.find(({ userData }) => userData?.place === 0);
  await until(() => {
    const client = hers();
    return client !== undefined && room.lines.msOf(client) > 0;
  }, 20_000);
  expect(await ada.play(add(1))).toMatchObject({ ok: true });
  const { key = 0 } = (await server.host.journal.match(id)) ?? {};
  const [entry] = await server.host.journal.entries(key);
  const given = Number(entry?.wishId?.split('+')[1]);
  expect(given).toBeGreaterThanOrEqual(190);
  expect(given).toBeLessThanOrEqual(1_000);
  line.close();
}, 40_000);

test('correspondence: days pass while nobody is connected, and what is due is played', async () => {
  const { id, ada, bob, tokens } = await table({ ...HOUR, terms: { kind: 'correspondence', days: 2 } });
  expect(clock(ada, 'turn-0')?.total).toBe(2 * 86_400_000);
  expect(await ada.play(add(5))).toMatchObject({ ok: true });
  await Promise.all([ada.leave(), bob.leave()]);
  await until(() => !server.host.live.has(id));
  shift += 1.5 * 86_400_000;
  const looks = await Person.join(server, game, id);
  expect(looks.seq).toBe(1);
  const left = (clock(looks, 'turn-1')?.deadline ?? 0) - (Date.now() + shift);
  expect(left).toBeLessThan(0.5 * 86_400_000 + 60_000);
  await looks.leave();
  await until(() => !server.host.live.has(id));
  shift += 86_400_000;
  await server.close();
  await start();
  await until(() => roomOf(server, id)?.play?.seq === 2, 20_000);
  expect(await summaryOf(server, id)).toMatchObject({ seq: 2, stage: 'playing', watchers: 0 });
  const back = await Person.join(server, game, id, tokens[0]);
  expect((back.state as TallyState).marks).toEqual([
    { by: 0, n: 5 },
    { by: 1, n: 0 },
  ]);
}, 40_000);

test('correspondence: the computer answers although its opponent has left at once', async () => {
  await server.close();
  await start({ botDelayMs: 700 });
  const id = await newMatch(server, { ...HOUR, bots: ['even'], terms: { kind: 'correspondence', days: 1 } });
  const ada = await Person.join(server, game, id);
  await ada.sit('Ada', 'odd');
  await until(() => ada.stage === 'playing');
  moves.push(add(9) as never);
  await ada.play(add(1));
  await ada.leave();
  await until(() => !server.host.live.has(id), 20_000);
  expect(await summaryOf(server, id)).toMatchObject({ live: false, seq: 2 });
}, 30_000);

test('computer players set up without pauses, and pause again once the battle has begun', async () => {
  await server.close();
  await start({ botDelayMs: 60_000 });
  const id = await newMatch(server, { preset: 'island', bots: ['army', 'army', 'army', 'dinosaurs', 'dinosaurs'] });
  const ada = await Person.join(server, dinoWars, id);
  await ada.sit('Ada', 'dinosaurs');
  await until(() => ada.stage === 'playing');
  const seat = ada.place as Seat;
  const placing = () => (ada.state as State).placing;
  while (placing() !== null) {
    const { seq } = ada;
    if (dinoWars.rules.awaiting(ada.state).includes(seat)) {
      await ada.play(dinoWars.bot?.choose(ada.state, seat, systemDice(server.host.random)) as Tagged);
    }
    await until(() => ada.seq > seq);
  }
  const { seq } = ada;
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(ada.seq).toBe(seq);
}, 60_000);

/** Plays what this seat owes as the computer would, then leaves. */
async function visit(id: string, seat: Seat, token: string): Promise<{ played: number; over: boolean }> {
  const person = await Person.join(server, dinoWars, id, token);
  await until(() => person.place === seat);
  expect(roomOf(server, id)?.clients.length).toBe(1);
  let played = 0;
  while (person.stage === 'playing' && dinoWars.rules.awaiting(person.state).includes(seat)) {
    const { seq } = person;
    const wanted = dinoWars.bot?.choose(person.state, seat, systemDice(server.host.random));
    const reply = await person.play(wanted as Tagged);
    if (!reply.ok) throw new Error(`${reply.code} ${reply.message}`);
    await until(() => person.seq > seq);
    played++;
  }
  const over = person.stage === 'over';
  await person.leave();
  await until(() => !server.host.live.has(id));
  return { played, over };
}

test('a whole match is played without two people ever being connected together', async () => {
  const id = await newMatch(server, { preset: 'duel', terms: { kind: 'correspondence', days: 3 } });
  const tokens: string[] = [];
  for (const wish of ['army', 'dinosaurs']) {
    const person = await Person.join(server, dinoWars, id);
    tokens.push(await person.sit(wish, wish));
    await person.leave();
    await until(() => !server.host.live.has(id));
  }
  let idle = 0;
  let over = false;
  let visits = 0;
  for (let seat = 0; !over; seat = 1 - seat) {
    const came = await visit(id, seat, tokens[seat] as string);
    over = came.over;
    idle = came.played === 0 ? idle + 1 : 0;
    expect(idle).toBeLessThan(3);
    visits++;
  }
  expect(visits).toBeGreaterThan(2);
  expect(await summaryOf(server, id)).toMatchObject({ stage: 'over', live: false });
}, 180_000);

test('nobody is asked whether they are still there in a match without a clock', async () => {
  await server.close();
  await start({ limits: { quietSeconds: 0.2, silentSeconds: 0.5, graceSeconds: 0.2 } });
  const { ada, bob } = await table({ game: 'tally', terms: { kind: 'none' } });
  // They still count as away after a while, so that a substitute may be called.
  await until(() => (bob.room.state.chairs[0]?.callable ?? Infinity) <= Date.now() + shift, 20_000);
  expect([...ada.warnings, ...bob.warnings].filter(({ kind }) => kind === 'quiet')).toEqual([]);
}, 60_000);

test("everybody is warned when a player's time is short, and when nothing comes from them", async () => {
  await server.close();
  await start({ limits: { quietSeconds: 0.3, silentSeconds: 0.6, graceSeconds: 0.2 } });
  const { ada, bob } = await table({ game: 'tally', options: { seconds: 3 } });
  const kinds = ({ warnings }: Person) => warnings.map(({ kind, seat }) => `${kind} ${seat}`);
  await until(() => kinds(ada).includes('clock 0') && kinds(bob).includes('clock 0'), 20_000);
  expect(kinds(ada)).toContain('quiet 0');
  expect(kinds(ada).filter((kind) => kind === 'clock 0')).toHaveLength(1);
  const quiet = await table({ ...HOUR });
  await until(() => kinds(quiet.bob).includes('quiet 0'), 20_000);
  expect(await quiet.ada.request('here', {})).toEqual({ ok: true });
  await until(() => kinds(quiet.bob).length >= 2, 20_000);
  expect(kinds(quiet.bob).slice(0, 2)).toEqual(['quiet 0', 'quiet 0']);
  // The player is connected but counts as away, so a substitute may be called.
  moves.push(add(4) as never);
  await until(() => (quiet.bob.room.state.chairs[0]?.callable ?? Infinity) <= Date.now() + shift, 20_000);
  expect(await quiet.bob.request('hand-over', { seat: 0, to: 'bot' })).toEqual({ ok: true });
  await until(() => (quiet.bob.state as TallyState).sum === 4);
}, 60_000);
