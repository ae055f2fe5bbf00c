/** Tests chat at the table. */
import { dinoWars, PRESETS, type State } from '@dwo/dino-wars';
import { dinoWarsGame } from '@dwo/dino-wars/wire';
import type { Frozen } from '@dwo/kernel';
import type { ChatLine, ChatLog, Game } from '@dwo/shared';
import type { RunningServer } from '../../src';
import { api, newMatch, Person, startServer, summaryOf, tempFolder, until } from '../table';

const game = dinoWarsGame as Game;
const folder = tempFolder();
const clock = { now: 1_700_000_000_000 };
let server: RunningServer;
const start = () => startServer({ dataDir: folder, games: [game], now: () => clock.now, steady: () => clock.now });
beforeAll(async () => {
  server = await start();
});
afterAll(() => server.close());
beforeEach(() => {
  clock.now += 3_600_000;
});

/** A person who reads along. */
interface Ear {
  readonly person: Person;
  readonly lines: ChatLine[];
  readonly logs: ChatLog[];
}

async function ear(id: string, token?: string): Promise<Ear> {
  const person = await Person.join(server, game, id, token);
  const { heard, chatLogs } = person;
  await until(() => chatLogs.length > 0);
  return { person, lines: heard, logs: chatLogs };
}

interface Table {
  readonly id: string;
  readonly ada: Ear;
  readonly bob: Ear;
  readonly eve: Ear;
}

async function table(): Promise<Table> {
  const id = await newMatch(server, { preset: 'duel' });
  const [ada, bob, eve] = [await ear(id), await ear(id), await ear(id)] as [Ear, Ear, Ear];
  await ada.person.sit('Ada', 'army');
  await bob.person.sit('Bob', 'dinosaurs');
  await until(() => eve.person.stage === 'playing');
  return { id, ada, bob, eve };
}

const say = ({ person }: Ear, words: object) => person.request('chat', words as never);

test('a player’s line reaches everybody, spectators too, and is not part of the match', async () => {
  const { id, ada, bob, eve } = await table();
  const before = await summaryOf(server, id);
  expect(await say(ada, { text: '  Good \n luck!\u202e ' })).toMatchObject({ ok: true });
  for (const { lines } of [ada, bob, eve]) {
    await until(() => lines.length === 1);
    expect(lines[0]).toMatchObject({ text: 'Good luck!', name: 'Ada', place: 0, to: 'all', phrase: null, mask: [] });
  }
  const after = await summaryOf(server, id);
  expect([after.seq, after.hash]).toEqual([before.seq, before.hash]);
});

test('a person who sits down gets the log with their id again, and has the same id for everybody', async () => {
  const { id, ada, bob } = await table();
  const { me } = (await api<{ me: string }>(server, '/api/me', {})).body;
  await say(ada, { text: 'one' });
  await until(() => bob.lines.length === 1);
  expect(bob.lines[0]?.who).toBe(ada.logs.at(-1)?.who);
  expect(bob.lines[0]?.who).not.toBe(bob.logs.at(-1)?.who);
  const first = await Person.join(server, game, id, { me });
  const again = await Person.join(server, game, id, { me });
  await until(() => first.chatLogs.length > 0 && again.chatLogs.length > 0);
  expect(again.chatLogs.at(-1)?.who).toBe(first.chatLogs.at(-1)?.who);
  expect(first.chatLogs.at(-1)?.who).not.toBe(ada.logs.at(-1)?.who);
});

test("a spectator writes under a chosen name and can't be taken for a player", async () => {
  const { ada, eve } = await table();
  await say(eve, { phrase: 'well-played', name: 'Adele' });
  await until(() => ada.lines.length === 1);
  expect(ada.lines[0]).toMatchObject({ place: null, name: 'Adele', phrase: 'well-played', text: '' });
  expect(ada.lines[0]?.who).toBe(eve.logs.at(-1)?.who);
});

test.each([
  ['an empty line', { text: ' \u200b ' }],
  ['a line that is too long', { text: 'x'.repeat(201) }],
  ['an unknown phrase', { phrase: 'surrender' }],
  ['a line to an unknown audience', { text: 'hi', to: 'enemies' }],
  ['a line with both text and phrase', { text: 'hi', phrase: 'hello' }],
])("%s can't be sent", async (_, words) => {
  const { ada } = await table();
  expect(await say(ada, words)).toMatchObject({ ok: false, code: 'BAD_MESSAGE' });
});

/** With letters that are Cyrillic, Greek, Cherokee, Lisu or small capitals, and with digits. */
const LOOKS_LIKE_ADA = [
  'Аdа Lоvеlасе',
  'Αda Lονelace',
  'Ꭺda ᏞovelaᏟe',
  'ꓮda ꓡovelace',
  'ᴀᴅᴀ ʟᴏᴠᴇʟᴀᴄᴇ',
  'Ada L0ve1ace',
  'Ada Iove|ace',
];

test('nobody can write as a spectator, or become a substitute, under the name of a player', async () => {
  const id = await newMatch(server, { preset: 'duel', bots: ['dinosaurs'] });
  const ada = await Person.join(server, game, id);
  const eve = await Person.join(server, game, id);
  await ada.request('sit', { name: 'Ada Lovelace', wish: 'army' });
  await until(() => ada.stage === 'playing');
  const say = (name: string) => eve.request('chat', { text: 'I give up', name } as never);
  for (const name of [
    'Ada Lovelace',
    'ada  lovelace',
    'ＡＤＡ Lovelace',
    'Ada.Lovelace',
    'Áda Lovelace',
    'Computer',
    ...LOOKS_LIKE_ADA,
  ]) {
    expect([name, await say(name)]).toMatchObject([name, { ok: false, code: 'NAME_TAKEN' }]);
  }
  for (const name of ['Adam', 'Адам']) expect(await say(name)).toMatchObject({ ok: true });
  await ada.request('hand-over', { to: 'watchers' });
  const stand = (name: string) => eve.request('stand-in', { seat: ada.owns ?? ada.place ?? 0, name });
  for (const name of ['ADA LOVELACE', 'Аda Lovelace']) {
    expect([name, await stand(name)]).toMatchObject([name, { code: 'NAME_TAKEN' }]);
  }
  expect(await stand('Eve')).toMatchObject({ ok: true });
});

test('offensive words are marked for readers who hide them, and are removed from names', async () => {
  const { ada, bob } = await table();
  await ada.person.request('rename', { name: 'Fucker' });
  await say(ada, { text: 'oh shit, a rex' });
  await until(() => bob.lines.length === 1);
  expect(bob.lines[0]).toMatchObject({ text: 'oh shit, a rex', mask: [[3, 4]], name: '******' });
});

test('nobody can sit down or write as a spectator under an offensive name', async () => {
  const id = await newMatch(server, { preset: 'duel' });
  const [ada, eve] = [await ear(id), await ear(id)];
  await ada.person.sit('Shithead 1', 'army');
  await until(() => eve.person.room.state.chairs[0]?.name === '******** 1');
  await say(eve, { phrase: 'hello', name: 'Shithead 2' });
  await until(() => ada.lines.length === 1);
  expect(ada.lines[0]?.name).toBe('******** 2');
});

test('a person who writes too much is refused, and the others are not affected', async () => {
  const { ada, bob } = await table();
  const replies = await Promise.all(Array.from({ length: 9 }, () => say(ada, { phrase: 'hello' })));
  expect(replies.map((reply) => (reply.ok ? 'said' : reply.code))).toEqual([
    ...Array(6).fill('said'),
    ...Array(3).fill('TOO_FAST'),
  ]);
  expect(await say(bob, { phrase: 'hello' })).toMatchObject({ ok: true });
  clock.now += 2_000;
  expect(await say(ada, { phrase: 'hello' })).toMatchObject({ ok: true });
});

test("all spectators together can't drown out the players", async () => {
  const { id, ada, bob } = await table();
  const crowd = await Promise.all(Array.from({ length: 4 }, () => ear(id)));
  const replies = await Promise.all(
    crowd.flatMap((one) => Array.from({ length: 6 }, () => say(one, { phrase: 'hello' }))),
  );
  expect(replies.filter(({ ok }) => ok)).toHaveLength(15);
  expect(await say(ada, { phrase: 'moment' })).toMatchObject({ ok: true });
  await until(() => bob.lines.some(({ phrase }) => phrase === 'moment'));
});

test('people who join later get earlier lines, also after a restart', async () => {
  const { id, ada } = await table();
  await say(ada, { text: 'first' });
  await say(ada, { phrase: 'luck' });
  const late = await ear(id);
  expect(late.logs[0]?.lines.map(({ text, phrase }) => text || phrase)).toEqual(['first', 'luck']);
  await server.close();
  server = await start();
  const later = await ear(id);
  expect(later.logs[0]?.lines.map(({ text, phrase }) => text || phrase)).toEqual(['first', 'luck']);
});

describe('one side among itself', () => {
  /** Two people for the soldiers against one for the dinosaurs. */
  async function teams() {
    const options = structuredClone(PRESETS.duel());
    options.players = [{ side: 'army' }, { side: 'army' }, { side: 'dinosaurs' }];
    for (const dinosaur of options.dinosaurs) dinosaur.owner = 2;
    for (const [i, soldier] of options.soldiers.entries()) soldier.owner = i % 2;
    const id = await newMatch(server, { options });
    const [ada, amy, bob, eve] = [await ear(id), await ear(id), await ear(id), await ear(id)] as [Ear, Ear, Ear, Ear];
    const adaToken = await ada.person.sit('Ada', 'army');
    await amy.person.sit('Amy', 'army');
    const bobToken = await bob.person.sit('Bob', 'dinosaurs');
    await until(() => eve.person.stage === 'playing');
    return { id, ada, amy, bob, eve, adaToken, bobToken };
  }

  test('teammates get the line; the other side and spectators never do', async () => {
    const { id, ada, amy, bob, eve, adaToken, bobToken } = await teams();
    const seated = (state: Frozen<object>) => (state as Frozen<State>).players.map(({ side }) => side);
    expect(seated(eve.person.state)).toEqual(['army', 'army', 'dinosaurs']);
    expect(await say(ada, { text: 'left flank', to: 'team' })).toMatchObject({ ok: true });
    await until(() => amy.lines.length === 1);
    expect(amy.lines[0]).toMatchObject({ text: 'left flank', to: 'team' });
    await say(ada, { text: 'hello all' });
    await until(() => bob.lines.length === 1 && eve.lines.length === 1);
    expect([...bob.lines, ...eve.lines].map(({ text }) => text)).toEqual(['hello all', 'hello all']);
    const logOf = async (token?: string) => (await ear(id, token)).logs.at(-1)?.lines.map(({ text }) => text);
    expect(await logOf()).toEqual(['hello all']);
    expect(await logOf(bobToken)).toEqual(['hello all']);
    expect(await logOf(adaToken)).toEqual(['left flank', 'hello all']);
  });

  test('a player alone on their side, and a spectator, have no team channel', async () => {
    const { bob, eve } = await teams();
    expect(await say(bob, { text: 'hm', to: 'team' })).toMatchObject({ ok: false, code: 'NO_TEAM' });
    expect(await say(eve, { text: 'hm', to: 'team' })).toMatchObject({ ok: false, code: 'NO_TEAM' });
  });
});

test('a report contains the line and the lines around it; a line that the reporter could not read is unknown', async () => {
  const { id, ada, bob, eve } = await table();
  for (const text of ['one', 'two', 'three']) await say(ada, { text });
  await until(() => bob.lines.length === 3);
  const line = bob.lines[1] as ChatLine;
  expect(await bob.person.request('report', { id: line.id, why: 'rude' })).toEqual({ ok: true });
  expect(await bob.person.request('report', { id: line.id })).toEqual({ ok: true });
  expect(await eve.person.request('report', { id: 'nosuchline' })).toMatchObject({ ok: false, code: 'LINE_UNKNOWN' });
  const reports = (await server.host.journal.reports()).filter(({ match }) => match === id);
  expect(reports).toHaveLength(1);
  expect(reports[0]).toMatchObject({ why: 'rude', line: { text: 'two' }, closedAt: null });
  expect(reports[0]?.around.map(({ text }) => text)).toEqual(['one', 'two', 'three']);
});

test('the name of a silent player can be reported by anybody else at the table, and the report belongs to the owner', async () => {
  const id = await newMatch(server, { preset: 'duel', bots: ['army'] });
  const { me } = (await api<{ me: string }>(server, '/api/me', {})).body;
  const eve = await ear(id);
  const person = await Person.join(server, game, id, { me });
  expect(await eve.person.request('report', { place: 1 })).toMatchObject({ code: 'CHAIR_UNKNOWN' });
  await person.request('sit', { name: 'Rude Name', me });
  await until(() => person.stage === 'playing');
  const place = person.place ?? -1;
  expect(await eve.person.request('report', { place, why: 'that name' })).toEqual({ ok: true });
  expect(await eve.person.request('report', { place })).toEqual({ ok: true });
  expect(await eve.person.request('report', { place: 1 - place })).toMatchObject({ code: 'CHAIR_UNKNOWN' });
  expect(await person.request('report', { place })).toMatchObject({ code: 'NOT_YOURS' });
  const reports = async () => (await server.host.journal.reports()).filter(({ match }) => match === id);
  expect(await reports()).toMatchObject([
    { why: 'that name', line: { name: 'Rude Name', text: '', place }, around: [] },
  ]);

  const erased = await fetch(`http://127.0.0.1:${server.port}/api/me/erase`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${me}` },
    body: JSON.stringify({ erase: 'everything' }),
  });
  expect(erased.status).toBe(200);
  expect(await reports()).toEqual([]);
});

test('reports are limited per person and per match', async () => {
  const { id, ada, bob } = await table();
  for (let i = 0; i < 6; i++) await say(ada, { text: `line ${i}` });
  await until(() => bob.lines.length === 6);
  const codes = async ({ person }: Ear) => {
    const replies = await Promise.all(bob.lines.map((line) => person.request('report', { id: line.id })));
    return replies.map((reply) => (reply.ok ? 'OK' : reply.code));
  };
  expect(await codes(bob)).toEqual([...Array(5).fill('OK'), 'TOO_FAST']);
  expect(await codes(await ear(id))).toEqual([...Array(5).fill('OK'), 'TOO_FAST']);
  expect((await codes(await ear(id))).filter((code) => code === 'OK')).toHaveLength(2);
});

test('a person can replace the token of their chair; the old one is void', async () => {
  const id = await newMatch(server, { preset: 'duel' });
  const ada = await Person.join(server, game, id);
  const bob = await Person.join(server, game, id);
  const old = await ada.sit('Ada', 'army');
  await bob.sit('Bob', 'dinosaurs');
  await until(() => ada.stage === 'playing');
  const reply = await ada.request('rotate', {});
  if (!reply.ok) throw new Error(reply.code);
  const thief = await Person.join(server, game, id, old);
  await until(() => thief.notices.length > 0);
  expect([thief.notices[0]?.code, thief.place, ada.place]).toEqual(['TOKEN_UNKNOWN', null, 0]);
  expect(await thief.request('rotate', {})).toMatchObject({ ok: false, code: 'NOT_SEATED' });
  await server.close();
  server = await start();
  const late = await Person.join(server, game, id, old);
  await until(() => late.notices.length > 0);
  expect(late.notices[0]?.code).toBe('TOKEN_UNKNOWN');
  const again = await Person.join(server, game, id, reply.token);
  await until(() => again.place === 0);
  expect(dinoWars.awaiting(again.state as Frozen<State>)).toBeDefined();
});

test('mutes and rate limits stay with the seat under any name', async () => {
  const identity = async () => (await api<{ me: string }>(server, '/api/me', {})).body.me;
  const id = await newMatch(server, { preset: 'duel' });
  const [ada, bob] = [await ear(id), await ear(id)] as [Ear, Ear];
  const { token } = (await ada.person.request('sit', {
    ...{ name: 'Ada', wish: 'army', me: await identity() },
  })) as { token: string };
  await bob.person.sit('Bob', 'dinosaurs');
  await until(() => bob.person.stage === 'playing');
  for (let i = 0; i < 6; i++) expect(await say(ada, { text: `${i}` })).toMatchObject({ ok: true });
  const standIn = async (who: Ear) =>
    who.person.request('stand-in', { seat: 1, name: 'x', me: await identity() } as never);
  expect(await standIn(ada)).toMatchObject({ code: 'NOT_YOURS' });
  expect(await say(ada, { text: 'more' })).toMatchObject({ code: 'TOO_FAST' });
  await until(() => bob.lines.length === 6);
  server.host.live.get(id)?.mute(bob.lines[0]?.who ?? '', true);
  expect(await standIn(ada)).toMatchObject({ code: 'NOT_YOURS' });
  expect(await say(ada, { text: 'more' })).toMatchObject({ code: 'MUTED' });
  const again = await ear(id, token);
  expect(await say(again, { text: 'more' })).toMatchObject({ code: 'MUTED' });
  await until(() => again.logs.at(-1)?.who === bob.lines[0]?.who);
  await server.close();
  server = await start();
  const other = await Person.join(server, game, id, { token, me: await identity() });
  expect(await other.request('chat', { text: 'more' } as never)).toMatchObject({ code: 'MUTED' });
  const third = await Person.join(server, game, id);
  expect(await third.request('chat', { text: 'hello' } as never)).toMatchObject({ ok: true });
});
