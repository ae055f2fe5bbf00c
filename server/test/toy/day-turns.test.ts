/** Battles of a day turn by turn: a step that begins several turns, matches of other rules, and a day of thirteen people. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { frozen, Match, type Outcome, secretFromHex } from '@dwo/kernel';
import { type Game, gameRegistry } from '@dwo/shared';
import { HAND, type State, tarPit } from '@dwo/toy';
import { tarPitGame } from '@dwo/toy/wire';
import pino from 'pino';
import { resultOf } from '../../src/days/contest';
import { DayTables } from '../../src/days/day-tables';
import { Days, type DaysHost } from '../../src/days/days';
import type { DayEntry, DayStore } from '../../src/days/store';
import { courseOf } from '../../src/days/turns';
import type { EntryRecord, Journal, MatchRecord } from '../../src/journal/journal';
import { openJournal } from '../../src/journal/open-journal';
import type { Person } from '../../src/people/identity';
import { Adoption } from '../../src/rooms/record/adoption';
import { recordingOf, type Whole } from '../../src/rooms/record/recording';
import { EMPTY_CHAIR } from '../../src/rooms/seats/chairs';
import { tempFolder } from '../table';

const DAY = '2026-11-29';
const SECRET = 'ab'.repeat(32);
const options = { layS: null };
const side = { seat: 0, label: 'left' };
/** Tar Pit with points, in which every round begins two turns. */
const game = {
  ...tarPitGame,
  standing: ({ round, players }: State) => ({
    turn: 2 * round - 1,
    left: { left: HAND - (players[1]?.points ?? 0), right: HAND - (players[0]?.points ?? 0) },
  }),
} as unknown as Game;
const dataDir = tempFolder();

/** The record of a match in which both lay their lowest cards to the end. */
function played(): { readonly match: MatchRecord; readonly entries: readonly EntryRecord[]; readonly last: State } {
  const playing = new Match(tarPit, options, SECRET, [null, null]);
  const entries: EntryRecord[] = [];
  while (tarPit.outcome(frozen(playing.state)) === null) {
    const [seat = 0] = tarPit.awaiting(frozen(playing.state));
    const body = tarPit.pass(frozen(playing.state), seat);
    expect(playing.attempt(seat, body).refusal).toBeNull();
    entries.push({ n: entries.length + 1, kind: 'intent', seat, body, wishId: null, at: 1 });
  }
  const outcome = tarPit.outcome(frozen(playing.state));
  const chairs = ['left', 'right'].map((wish, place) => ({ ...EMPTY_CHAIR, name: wish, place, wish }));
  const match = {
    ...{ key: 1, id: 'one', game: 'tar-pit', version: tarPit.version, preset: 'standard', options, terms: {} },
    ...{
      secret: secretFromHex(SECRET),
      closed: null,
      dice: null,
      origin: null,
      begunAt: 1,
      endedAt: 2,
      outcome,
      chairs,
    },
  } as unknown as MatchRecord;
  return { match, entries, last: playing.state };
}

test('a step that begins two turns leaves a moment for each of them, and the end is the last one', async () => {
  const { match, entries, last } = played();
  const { had, moments } = await courseOf(game, side, recordingOf(match, entries, tarPit));
  const rounds = Array.from({ length: HAND - 1 }, (_, at) => 2 * (at + 1));
  expect(moments.map(({ n }) => n)).toEqual([...rounds.flatMap((n) => [n, n]), 2 * HAND]);
  for (const at of rounds.keys()) expect(moments[2 * at + 1]).toEqual(moments[2 * at]);
  expect(moments.map(({ over }) => over).indexOf(true)).toBe(moments.length - 1);
  const [left, right] = last.players.map(({ points }) => points);
  expect([had, moments.at(-1)]).toMatchObject([HAND, { kept: HAND - (right ?? 0), taken: left }]);
});

/** Adopts matches of another version, whose rules are these; null if they are not kept. */
const adoptionOf = (journal: Journal, former: Partial<typeof tarPit> | null) =>
  new Adoption(journal, async (_, version) =>
    former !== null && version === OTHER ? ({ ...tarPit, ...former, version } as unknown as Game['rules']) : null,
  );
const OTHER = tarPit.version + 1;
const NO_JOURNAL = null as unknown as Journal;

test('a match of another version that the present rules play alike has its course and its points', async () => {
  const { match, entries } = played();
  const former = { ...match, version: OTHER };
  const own = recordingOf(match, entries, tarPit);
  const record = await adoptionOf(NO_JOURNAL, {}).inPresentRules(former, game, entries);
  expect(await courseOf(game, side, record as Whole)).toEqual(await courseOf(game, side, own));
  const result = await resultOf(game, side, match, own);
  expect(result).toMatchObject({ finished: true, most: 2 * HAND });
  expect(await resultOf(game, side, former, record)).toEqual(result);
});

test('of a match that the present rules play otherwise the outcome counts: a victory is worth all points', async () => {
  const { match, entries } = played();
  const former = { ...match, version: OTHER };
  const otherwise = { setup: (...given: Parameters<typeof tarPit.setup>) => ({ ...tarPit.setup(...given), round: 3 }) };
  expect(await adoptionOf(NO_JOURNAL, otherwise).inPresentRules(former, game, entries)).toBeNull();
  expect(await adoptionOf(NO_JOURNAL, null).inPresentRules(former, game, entries)).toBeNull();
  const results = async (of: Game) => {
    const ended = [[0], [1], []].map((winners) => ({ ...former, outcome: { winners } as unknown as Outcome }));
    return Promise.all(ended.map((each) => resultOf(of, side, each, null)));
  };
  const all = 2 * HAND;
  expect(await results(game)).toEqual([
    { points: all, most: all, won: true, turn: null, finished: true },
    { points: 0, most: all, won: false, turn: null, finished: true },
    { points: HAND, most: all, won: null, turn: null, finished: true },
  ]);
  // In a game without points it is what it always is.
  const { standing: _, ...pointless } = game;
  expect((await results(pointless)).map(({ points, most }) => [points, most])).toEqual([
    [2, 2],
    [0, 2],
    [1, 2],
  ]);
  const own = await resultOf(pointless, side, match, recordingOf(match, entries, tarPit));
  expect([own.points, own.most]).toEqual([own.won === null ? 1 : own.won ? 2 : 0, 2]);
});

const opened = (name: string) => {
  mkdirSync(join(dataDir, name));
  return openJournal({ dataDir: join(dataDir, name), owner: 'one', isGone: async () => false }, () => {});
};
const now = () => Date.parse('2026-11-30T08:00:00Z');

/** The days of a server with this journal, which has these rules of another version. */
function daysOn(journal: Journal, former: Partial<typeof tarPit> | null) {
  const adoption = adoptionOf(journal, former);
  const host = { journal, adoption, games: gameRegistry([game]), now, random: () => new Uint8Array(9) };
  const days = new Days({ ...host, log: pino({ level: 'silent' }) } as unknown as DaysHost, { matches: 0, tries: 1 });
  return { host, days };
}

const dealOn = (store: DayStore) =>
  store.keepDeal({
    ...{ day: DAY, game: 'tar-pit', preset: 'standard', options, seat: 0, strength: null },
    ...{ secrets: [SECRET], dealtAt: 0, share: null, games: 0 },
  });

const partOf = (match: string, begunAt: number): DayEntry => {
  return { day: DAY, player: `person ${begunAt}`, match, set: 0, address: match, begunAt, score: null };
};

test('a day with a battle that the present rules can not play is worked out again by a server that can', async () => {
  const journal = await opened('former');
  const { match, entries } = played();
  const { key: _, standing: __, ...fresh } = match;
  const ids = ['kept before', 'unplayable'];
  for (const [at, id] of ids.entries()) {
    const terms = { kind: 'none' } as const;
    await journal.createMatch({ ...fresh, id, version: OTHER, terms, createdAt: 1, chairs: match.chairs });
    const { key } = (await journal.match(id)) as MatchRecord;
    const lease = await journal.acquire(key);
    await journal.saveChairs(lease, match.chairs, 1);
    for (const entry of entries) await journal.append(lease, entry);
    await journal.release(lease);
    await daysOn(journal, null).days.store.begin(partOf(id, at));
  }
  const { days } = daysOn(journal, null);
  const deal = await dealOn(days.store);
  const course = await courseOf(game, side, recordingOf(match, entries, tarPit));
  await days.store.keepTrack(DAY, { match: 'kept before', ...course });
  const before = await days.turnsOf(deal);
  expect(before.map(({ of }) => of)).toEqual(course.moments.map(() => 1));
  expect(await days.store.turns(DAY)).toBeNull();
  // This server can't do more, and does not try again.
  const read = jest.spyOn(journal, 'entries');
  expect(await days.turnsOf(deal)).toEqual(before);
  expect(read).not.toHaveBeenCalled();
  const able = daysOn(journal, {}).days;
  const after = await able.turnsOf(deal);
  expect(after.map(({ of }) => of)).toEqual(course.moments.map(() => 2));
  expect([await able.store.turns(DAY), await able.store.tracked(DAY)]).toEqual([after, ids]);
  await journal.close();
});

test('of thirteen battles twelve are shown, that of the person who asks first, and the turns count all', async () => {
  const journal = await opened('thirteen');
  const { host, days } = daysOn(journal, null);
  const { store } = days;
  const deal = await dealOn(store);
  const { match: model, entries } = played();
  const [moment] = (await courseOf(game, side, recordingOf(model, entries, tarPit))).moments;
  const all = Array.from({ length: 13 }, (_, points) => ({ match: `match ${points}`, points }));
  for (const { match, points } of all) {
    const entry = partOf(match, points);
    await store.begin(entry);
    await store.score(entry, { points, most: 20, won: null, turn: 1, finished: true });
    await store.keepTrack(DAY, { match, had: HAND, moments: [{ ...moment, taken: points } as typeof moment & object] });
  }
  const turns = [{ turn: 1, of: all.length, middle: 0, unhurt: 0, takers: 0, over: 0 }];
  await store.keepTurns(DAY, turns);
  const read = jest.spyOn(store, 'tracksOf');
  const shown = await new DayTables(host, days).turns(deal, { id: 'person 0', all: ['person 0'] } as unknown as Person);
  expect(shown.turns).toEqual(turns);
  const best = Array.from({ length: 11 }, (_, at) => 12 - at);
  expect(shown.tracks.map(({ mine, moments: [first] }) => [mine, first?.taken])).toEqual([
    [true, 0],
    ...best.map((points) => [false, points]),
  ]);
  // The figures of the battle that is not shown are not read.
  expect(read.mock.calls).toEqual([[DAY, ['match 0', ...best.map((points) => `match ${points}`)]]]);
  await journal.close();
});
