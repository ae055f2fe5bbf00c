/** A battle of the day on a real server: played once by everybody with the same dice, closed, and compared. */
import { DINOSAURS, type Intent, type State } from '@dwo/dino-wars';
import { dinoWarsBot } from '@dwo/dino-wars/bot';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import {
  type Frozen,
  frozen,
  openRecording,
  type Recording,
  seededDice,
  type Tagged,
  verifyRecording,
} from '@dwo/kernel';
import type { DayOver, DaysNow, DayTrack, DayTurns, Failure, Game, Waiting } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { closesAt, dayAfter, dayOf } from '../../src/days/calendar';
import { Person, startServer, tempFolder, until } from '../table';

const HOUR_MS = 3_600_000;
/** The strong computer would think too long for a test. */
const bot = { ...dinoWarsBot, name: 'Computer', strengths: ['easy', 'normal'] };
const game = { ...dinoWarsGame, daily: 'duel', bot } as unknown as Game;
const dataDir = tempFolder();
let now = Date.parse('2026-11-29T10:00:00Z');
let server: RunningServer;

const start = async () => {
  server = await startServer({ dataDir, games: [game], days: { matches: 0, tries: 1 }, now: () => now++ });
  await server.host.days?.look();
};
beforeAll(start);
afterAll(() => server.close());

async function call<T>(path: string, me: string | null, body?: unknown) {
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: { 'content-type': 'application/json', ...(me === null ? {} : { authorization: `Bearer ${me}` }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as T };
}

const newcomer = async () => (await call<{ me: string }>('/api/me', null, {})).body.me;
const begin = (day: string, me: string, name: string) => {
  return call<{ match: string; error: Failure }>(`/api/days/${day}/play`, me, { name });
};

/** Plays a battle to its end as the easy computer would. */
async function playToTheEnd(match: string, me: string): Promise<Person> {
  const person = await Person.join(server, game, match, { me });
  await until(() => person.place !== null && person.stage !== 'lobby');
  const seat = person.place as number;
  const dice = seededDice(new Uint8Array(32), 1);
  const isOver = () => person.stage === 'over';
  for (;;) {
    await until(() => isOver() || game.rules.awaiting(person.state).includes(seat));
    if (isOver()) return person;
    const intent: Intent = dinoWarsBot.choose(person.state as Frozen<State>, seat, dice, 'easy');
    const reply = await person.play(intent);
    if (!reply.ok && reply.code !== 'STALE') throw new Error(`${JSON.stringify(intent)}: ${JSON.stringify(reply)}`);
  }
}

let [ann, ben, cat] = ['', '', ''];
let first = '';
const today = dayOf(now);

test('today and tomorrow are dealt, and the dice of both are committed', async () => {
  [ann, ben, cat] = [await newcomer(), await newcomer(), await newcomer()];
  const { body } = await call<DaysNow>('/api/days', ann);
  expect(body.today).toMatchObject({
    day: today,
    game: 'dino-wars',
    preset: 'duel',
    secrets: null,
    begun: 0,
    mine: null,
  });
  expect(body.today?.commitments).toHaveLength(2);
  expect(body.tomorrow).toMatchObject({ day: dayAfter(today) });
  expect(new Set([...(body.today?.commitments ?? []), ...(body.tomorrow?.commitments ?? [])]).size).toBe(4);
  expect(body.streak).toEqual({ days: 0, atStake: false, freeMiss: true });
  expect((await call<{ error: Failure }>(`/api/days/${dayAfter(today)}`, ann)).body.error.code).toBe('DAY_UNKNOWN');
});

test('TABLE-17 a battle is begun once, nobody watches it, nothing is undone and nobody stands in', async () => {
  const begun = await begin(today, ann, 'Ann');
  expect(begun.status).toBe(201);
  first = begun.body.match;
  expect((await begin(today, ann, 'Ann')).body.match).toBe(first);
  await expect(Person.join(server, game, first, { me: ben })).rejects.toThrow();
  const person = await Person.join(server, game, first, { me: ann });
  await until(() => person.place !== null && person.stage === 'playing');
  await expect(Person.join(server, game, first)).rejects.toThrow();
  expect(person.room.state.sealedUntil).toBe(closesAt(today));
  const counts = { ok: false, code: 'COUNTS' };
  expect(await person.request('ask', { what: 'takeBack' })).toMatchObject(counts);
  expect(await person.request('hand-over', { to: 'bot' })).toMatchObject(counts);
  expect((await call<{ standing: unknown; seq: number }>(`/api/matches/${first}`, null)).body).toMatchObject({
    standing: null,
    seq: 0,
  });
  await person.leave();
});

test('a second attempt is refused, and the end reveals nothing of the dice before the day is over', async () => {
  const person = await playToTheEnd(first, ann);
  expect(person.room.state.secret).toBe('');
  await person.leave();
  const again = await begin(today, ann, 'Ann');
  expect([again.status, again.body.error.code]).toEqual([409, 'DAY_PLAYED']);
  expect((await call(`/api/matches/${first}/record`, ann)).status).toBe(409);
  const { body } = await call<DaysNow>('/api/days', ann);
  expect(body.today?.mine).toMatchObject({ match: first, rank: expect.any(Number), field: 3 });
  expect(body.today?.mine?.score).toMatchObject({ finished: true, points: expect.any(Number) });
  expect(JSON.stringify((await call<DaysNow>('/api/days', ben)).body)).not.toContain(first);
});

test('another identity plays the same battle with the same dice; a third begins and leaves', async () => {
  const theirs = (await begin(today, ben, 'Ben')).body.match;
  expect(theirs).not.toBe(first);
  await (await playToTheEnd(theirs, ben)).leave();
  const unfinished = (await begin(today, cat, 'Cat')).body.match;
  const person = await Person.join(server, game, unfinished, { me: cat });
  await until(() => person.stage === 'playing');
  await person.leave();
  // A restart forgets nothing.
  await server.close();
  now += HOUR_MS;
  await start();
  expect((await begin(today, ann, 'Ann')).status).toBe(409);
  now = closesAt(today) + HOUR_MS;
  expect((await begin(today, await newcomer(), 'Dan')).body.error.code).toBe('DAY_UNKNOWN');
  const records = await Promise.all(
    [first, theirs].map((id) => call<Recording<Tagged, unknown>>(`/api/matches/${id}/record`, null)),
  );
  for (const { status, body } of records) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ dice: 'by-occasion', entropy: [null, null] });
    expect(verifyRecording(game.rules, body)).toMatchObject({ ok: true });
  }
});

test('once the day is over, everybody stands in its table, and the secrets open the commitments', async () => {
  const { body } = await call<DayOver>(`/api/days/${today}`, ben);
  expect(body.secrets).toHaveLength(2);
  // All three began from one address, so only the first of them is shown, beside two computers.
  expect(body.lines.map(({ name, strength }) => strength ?? name).sort()).toEqual(['Ann', 'easy', 'normal']);
  expect(body.lines.every(({ percent }) => percent >= 0 && percent <= 100)).toBe(true);
  expect(body.mine?.score).toMatchObject({ finished: true });
  expect((await call<DayOver>(`/api/days/${today}`, cat)).body.mine?.score).toMatchObject({ finished: false });
  const again = await call<{ match: string }>(`/api/days/${today}/again`, cat, { name: 'Cat' });
  expect(again.status).toBe(201);
  const month = await call<{ lines: unknown[] }>(`/api/days/month/${today.slice(0, 7)}`, ann);
  expect(month.body.lines).toEqual([expect.objectContaining({ name: 'Ann', days: 1, rank: 1, mine: true })]);
});

test('a person who comes back is told their result, the best one, and that today is not played', async () => {
  const waiting = async (me: string) => (await call<Waiting>('/api/me/waiting', me)).body;
  const next = { day: dayAfter(today), closesAt: closesAt(dayAfter(today)), begun: false, streak: 1 };
  const { lines, mine } = (await call<DayOver>(`/api/days/${today}`, ben)).body;
  const own = (await waiting(ben)).result;
  expect(own).toMatchObject({ day: today, isYesterday: true, rank: mine?.rank, field: mine?.field });
  expect(own?.percent).toBe(mine?.percent);
  const annsScore = lines.find(({ match }) => match === first)?.score.points ?? 0;
  const isBeaten = annsScore > (mine?.score?.points ?? 0);
  expect(own?.best).toEqual(isBeaten ? { name: 'Ann', match: first } : null);
  expect((await waiting(ann)).day).toEqual(next);
  // A person who did not finish has no result, and a newcomer is told nothing.
  expect(await waiting(cat)).toMatchObject({ day: next, result: null });
  expect(await waiting(await newcomer())).toMatchObject({ day: null, result: null });
});

test('the turns of a day that is over are worked out once from its records, and end as its table does', async () => {
  const read = async (me: string | null) => (await call<DayTurns>(`/api/days/${today}/turns`, me)).body;
  // Those who look at the table of the day compute nothing of this.
  expect(await server.host.days?.store.turns(today)).toBeNull();
  const { journal } = server.host;
  const { entries } = journal;
  const replays = jest.fn(entries);
  Object.assign(journal, { entries: replays });
  const [{ turns, tracks }] = await Promise.all([read(ann), read(ben)]);
  expect(replays).toHaveBeenCalledTimes(1);
  // The other two began from the same address and are in no table.
  expect(tracks.map(({ name, mine, match }) => [name, mine, match])).toEqual([['Ann', true, first]]);
  const [{ moments }] = tracks as unknown as readonly [DayTrack];
  const { lines } = (await call<DayOver>(`/api/days/${today}`, ann)).body;
  const { score } = lines.find(({ match }) => match === first) ?? {};
  const last = moments.at(-1);
  expect([last?.over, (last?.kept ?? 0) + (last?.taken ?? 0)]).toEqual([true, score?.points]);
  expect(moments).toHaveLength(score?.turn ?? 0);
  // Ann attacked kinds of the other side alone, and the turns count who attacked each of them.
  const others = [...new Set(tracks.flatMap((track) => track.moments.flatMap(({ aims = [] }) => aims)))];
  expect(others.length).toBeGreaterThan(0);
  const isArmy = (await call<DayOver>(`/api/days/${today}`, ann)).body.side === 'army';
  expect(others.every((target) => Object.hasOwn(DINOSAURS, target) === isArmy)).toBe(true);
  expect(turns.map(({ aims }) => aims)).toEqual(
    moments.map(({ aims = [] }) => [...aims].sort().map((target) => ({ target, people: 1 }))),
  );
  expect(turns.map(({ turn, of, middle }) => [turn, of, middle])).toEqual(
    moments.map(({ kept, taken }, at) => [at + 1, 1, kept + taken]),
  );
  // Every moment is where its turn ends in the record: the state there says the same.
  const { body: record } = await call<Recording<Tagged, unknown>>(`/api/matches/${first}/record`, null);
  const replay = openRecording(game.rules, record);
  let n = 0;
  for (const each of moments) {
    for (; n < each.n; n++) replay.next();
    expect(game.plan?.(frozen(replay.state))?.figures).toEqual(each.figures);
  }
  replays.mockClear();
  expect((await read(null)).tracks.map(({ mine }) => mine)).toEqual([false]);
  expect(replays).not.toHaveBeenCalled();
  Object.assign(journal, { entries });
  expect(await server.host.days?.store.tracked(today)).toEqual([first]);
});

test('the turns of a day that lasts are secret', async () => {
  const lasting = await call<{ error: Failure }>(`/api/days/${dayOf(now)}/turns`, ann);
  expect([lasting.status, lasting.body.error.code]).toEqual([409, 'DAY_UNKNOWN']);
});

test('somebody who plays three days in a row has a streak of three', async () => {
  for (const back of [0, 1]) {
    now = closesAt(today) + HOUR_MS + back * 24 * HOUR_MS;
    await server.host.days?.look();
    const day = dayOf(now);
    expect((await begin(day, ann, 'Ann')).status).toBe(201);
  }
  const { body } = await call<DaysNow>('/api/days', ann);
  expect(body.streak).toEqual({ days: 3, atStake: false, freeMiss: true });
  // It is begun, so the streak is safe, but its battle waits.
  const { body: waits } = await call<Waiting>('/api/me/waiting', ann);
  expect(waits.day).toMatchObject({ day: dayOf(now), begun: true, streak: 0 });
  expect(body.past.map(({ day }) => day)).toContain(today);
});

test('a person who has their data deleted stays in the table as somebody', async () => {
  expect((await call('/api/me/erase', ann, { erase: 'everything' })).status).toBe(200);
  const { body } = await call<DayOver>(`/api/days/${today}`, ben);
  expect(body.lines.find(({ match }) => match === first)?.name).toBe('Somebody');
  expect(JSON.stringify(await server.host.days?.store.entries(today))).not.toContain('Ann');
});
