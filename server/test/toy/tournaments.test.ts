/** Tournaments on a real server: a round robin with computers, a Swiss evening, and everything that is refused. */

import type { Failure, Game, OwnMatches, TournamentBattles, TournamentShown, TournamentsNow } from '@dwo/shared';
import { tarPitGame } from '@dwo/toy/wire';
import type { RunningServer } from '../../src';
import { Tournaments } from '../../src/tournaments/tournaments';
import { Person, startServer, tempFolder } from '../table';
import { callAs, look, newcomer, playOn, playToTheEnd } from '../tournament-people';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const game = tarPitGame as unknown as Game;
const [dataDir, spare] = [tempFolder(), tempFolder()];
let now = Date.parse('2026-11-29T10:00:00Z');
let server: RunningServer;

const start = async () => {
  server = await startServer({ dataDir, games: [game], now: () => now++ });
};
beforeAll(start);
afterAll(() => server.close());

const call = <T = TournamentShown & { error: Failure }>(path: string, me: string | null, body?: unknown) =>
  callAs<T>(server, `/tournaments${path}`, me, body);
const wish = {
  ...{ kind: 'round-robin', title: 'Mud Cup', game: game.rules.id, preset: 'standard', name: 'Ann' },
  ...{ waitHours: 24, daysPerMove: 1, days: 14 },
};
const evening = {
  ...{
    kind: 'swiss',
    title: 'Friday',
    game: game.rules.id,
    preset: 'standard',
    name: 'Ann',
    waitHours: 1,
    minutes: 30,
  },
};
const opened = async (me: string, given: object = wish) => (await call<{ id: string }>('', me, given)).body.id;
const people = (n: number) => Promise.all(Array.from({ length: n }, () => newcomer(server)));

async function joinAll(id: string, mes: readonly string[]): Promise<void> {
  for (const [at, me] of mes.entries()) {
    expect((await call(`/${id}/join`, me, { name: `P${at + 1}` })).status).toBe(200);
  }
}

test('every bad input is a clear error that names its field', async () => {
  const [ann = '', ben = ''] = await people(2);
  const refused = async (path: string, me: string | null, body: unknown) => {
    const { status, body: answer } = await call(path, me, body);
    return [status, answer.error.code, answer.error.field ?? null];
  };
  expect(await refused('', null, wish)).toEqual([401, 'ME_UNKNOWN', null]);
  for (const [field, value] of [
    ['kind', 'knockout'],
    ['title', ''],
    ['title', 'x'.repeat(41)],
    ['name', 7],
    ['waitHours', 0],
    ['daysPerMove', 99],
    ['days', 1],
    ['visibility', 'private'],
  ] as const) {
    expect(await refused('', ann, { ...wish, [field]: value })).toEqual([400, 'BAD_MESSAGE', field]);
  }
  expect(await refused('', ann, { ...evening, minutes: 1 })).toEqual([400, 'BAD_MESSAGE', 'minutes']);
  expect(await refused('', ann, { ...wish, more: 1 })).toEqual([400, 'BAD_MESSAGE', '']);
  expect(await refused('', ann, { ...wish, game: 'chess' })).toEqual([404, 'GAME_UNKNOWN', 'game']);
  expect(await refused('', ann, { ...wish, preset: 'none' })).toEqual([404, 'PRESET_UNKNOWN', 'preset']);
  expect(await refused('/12345678/join', ann, { name: 'Ann' })).toEqual([404, 'TOURNAMENT_UNKNOWN', null]);
  expect((await call('/x', ann)).status).toBe(404);
  const choices = await call<TournamentBattles>('/battles', null);
  expect(choices.body.battles).toEqual([{ game: game.rules.id, presets: ['standard'] }]);

  const id = await opened(ann);
  expect(await refused(`/${id}/join`, ben, {})).toEqual([400, 'BAD_MESSAGE', 'name']);
  expect(await refused(`/${id}/begin`, ben, {})).toEqual([403, 'NOT_CREATOR', null]);
  expect(await refused(`/${id}/begin`, ann, {})).toEqual([409, 'TOO_FEW', null]);
  expect(await refused(`/${id}/computers`, ann, { strength: 'awful' })).toEqual([422, 'BAD_MESSAGE', 'strength']);
  expect(await refused(`/${id}/computers`, ben, { strength: null })).toEqual([403, 'NOT_CREATOR', null]);
  expect(await refused(`/${id}/remove`, ann, { member: 9 })).toEqual([422, 'BAD_MESSAGE', 'member']);
  expect((await call(`/${id}/call-off`, ann, {})).body).toMatchObject({ stage: 'off', off: 'creator' });
  expect(await refused(`/${id}/join`, ben, { name: 'Ben' })).toEqual([409, 'TOURNAMENT_CLOSED', null]);
  await Promise.all([opened(ann), opened(ann), opened(ann)]);
  expect(await refused('', ann, wish)).toEqual([429, 'TOURNAMENTS_ENOUGH', null]);
});

test('the address that brings a member pays for the matches it brings', async () => {
  // A process can have one server at a time.
  await server.close();
  const tight = await startServer({ dataDir: spare, games: [game], now: () => now++, limits: { matchesPerMinute: 9 } });
  const [ann = '', ...others] = await Promise.all(Array.from({ length: 5 }, () => newcomer(tight)));
  const id = (await callAs<{ id: string }>(tight, '/tournaments', ann, wish)).body.id;
  const answers = [];
  // Each brings two matches for every member who is there: 2 + 4 + 6 are more than nine.
  for (const me of others.slice(0, 3)) {
    answers.push((await callAs(tight, `/tournaments/${id}/join`, me, { name: 'P' })).status);
  }
  expect(answers).toEqual([200, 200, 429]);
  await tight.close();
  await start();
});

test('a round robin of three, one of them a computer, is played to its end', async () => {
  const mes = await people(2);
  const [ann = ''] = mes;
  const id = await opened(ann);
  await joinAll(id, mes.slice(1));
  expect((await call(`/${id}/computers`, ann, { strength: null })).body.people[2]).toMatchObject({ bot: true });
  const begun = (await call(`/${id}/begin`, ann, {})).body;
  expect(begun).toMatchObject({ stage: 'playing', round: 1, rounds: 1, members: 3, me: 0, waiting: 4 });
  // By correspondence every match is under way at once, though nobody has looked at it.
  expect(begun.roundsSoFar[0]?.matches.map(({ stage }) => stage)).toEqual(Array(6).fill('playing'));
  const late = await call(`/${id}/join`, await newcomer(server), { name: 'Late' });
  expect(late.body.error.code).toBe('TOURNAMENT_CLOSED');
  const end = await playOn(server, { game, id, mes }, ({ stage }) => stage === 'over');
  expect(end.table.reduce((sum, { points }) => sum + points, 0)).toBe(6);
  expect(end.roundsSoFar[0]?.matches.every(({ how }) => how === 'played')).toBe(true);
  const list = (await call<TournamentsNow>('', ann)).body.tournaments;
  expect(list.find((each) => each.id === id)).toMatchObject({ stage: 'over', mine: true, winners: end.winners });
});

test('a member who leaves loses what is not played, and at the deadline the rest is judged: nobody waits for ever', async () => {
  const mes = await people(3);
  const [ann = '', ben = '', cat = ''] = mes;
  const id = await opened(ann);
  await joinAll(id, [ben, cat]);
  const begun = (await call(`/${id}/begin`, ann, {})).body;
  const between = (a: number, b: number) =>
    begun.roundsSoFar[0]?.matches.find(({ members }) => members[0] === a && members[1] === b)?.id ?? '';
  // Ann decides once in a match with Cat, Cat never; in the other one nobody decides anything.
  const person = await Person.join(server, game, between(0, 2), { me: ann });
  let moves = 0;
  // TABLE-16: she can't end it herself because Cat is away.
  const early = await person.request('abort', {});
  expect(early).toMatchObject({ ok: false, code: 'IN_TOURNAMENT', rule: 'TABLE-16' });
  await playToTheEnd(person, game, () => moves++ > 1);
  await person.leave();
  const left = (await call(`/${id}/leave`, ben, {})).body;
  expect(left.people[1]).toMatchObject({ left: true });
  const byLeaving = left.roundsSoFar[0]?.matches.filter(({ how }) => how === 'left') ?? [];
  expect(byLeaving.map(({ members, points }) => points?.[members.indexOf(1)])).toEqual([0, 0, 0, 0]);
  expect((await call(`/${id}/join`, ben, { name: 'Ben' })).body.error.code).toBe('TOURNAMENT_CLOSED');
  now += 15 * DAY_MS;
  await server.host.tournaments.look();
  const end = await look(server, id, ann);
  expect(end.stage).toBe('over');
  const judged = end.roundsSoFar[0]?.matches.filter(({ how }) => how === 'judged') ?? [];
  expect(judged.map(({ points }) => points)).toEqual([
    [1, 0],
    [0, 0],
  ]);
}, 60_000);

test('a tournament whose creator has gone begins by itself, or is called off if too few came', async () => {
  const mes = await people(4);
  const [ann = '', ben = '', cat = '', dan = ''] = mes;
  const [full, empty] = [await opened(ann), await opened(dan)];
  await joinAll(full, [ben, cat]);
  await call(`/${full}/leave`, ann, {});
  await call(`/${full}/join`, dan, { name: 'Dan' });
  now += 25 * HOUR_MS;
  // A reader gets what is stored and waits for nothing; the tournament goes on meanwhile.
  expect(await look(server, full, ben)).toMatchObject({ stage: 'open', members: 3 });
  await server.host.tournaments.look();
  const begun = await look(server, full, ben);
  expect(begun).toMatchObject({ stage: 'playing', members: 3, me: 1 });
  // Ann, who left before the beginning, keeps her number and not her name.
  expect(begun.people.map(({ name }) => name)).toEqual(['Somebody', 'P1', 'P2', 'Dan']);
  expect(await look(server, empty, dan)).toMatchObject({ stage: 'off', off: 'few' });
});

test('looks never overlap: those who ask during one share the next', async () => {
  const { tournaments } = server.host;
  const under = jest.spyOn(tournaments.store, 'underWay');
  const looks = [1, 2, 3, 4].map(() => tournaments.look());
  expect(looks[2]).toBe(looks[1]);
  await Promise.all(looks);
  expect(under).toHaveBeenCalledTimes(2);
  under.mockRestore();
});

test('several that look at one journal begin a tournament once, and make each of its matches once', async () => {
  const [ann = '', ben = '', cat = ''] = await people(3);
  const id = await opened(ann);
  await joinAll(id, [ben, cat]);
  now += 25 * HOUR_MS;
  const others = [1, 2, 3].map(() => new Tournaments(server.host));
  await Promise.all([server.host.tournaments, ...others].map((each) => each.look()));
  await Promise.all(others.map((each) => each.stop()));
  const { roundsSoFar, stage } = await look(server, id, ann);
  expect([stage, roundsSoFar.length, roundsSoFar[0]?.matches.length]).toEqual(['playing', 1, 6]);
  const own = (await callAs<OwnMatches>(server, '/me/matches', ben)).body.matches.map((match) => match.id);
  const theirs = roundsSoFar[0]?.matches.filter(({ members }) => members.includes(1)).map((match) => match.id);
  expect(own.sort()).toEqual(theirs?.sort());
});

test('an erased person stays in the table as somebody', async () => {
  const mes = await people(3);
  const [ann = '', ben = '', cat = ''] = mes;
  const id = await opened(ann);
  await joinAll(id, [ben, cat]);
  const mine = (await call<TournamentsNow>('', ben)).body.tournaments.find((each) => each.id === id);
  expect(mine?.mine).toBe(true);
  await call(`/${id}/begin`, ann, {});
  expect((await callAs(server, '/me/erase', ben, { erase: 'everything' })).status).toBe(200);
  await server.host.tournaments.look();
  const { people: members, roundsSoFar } = await look(server, id, ann);
  expect(members[1]).toMatchObject({ name: 'Somebody', left: true });
  expect(roundsSoFar[0]?.matches.filter(({ how }) => how === 'left')).toHaveLength(4);
  const known = await call<TournamentsNow>('', ben);
  expect(known.body.tournaments?.some(({ mine: theirs }) => theirs) ?? false).toBe(false);
});
