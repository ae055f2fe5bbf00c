/** Battles of a day turn by turn: a step that begins several turns, matches of other rules, and a day of thirteen people. */
import { frozen, Match, type Outcome, secretFromHex } from '@dwo/kernel';
import { type Game, gameRegistry } from '@dwo/shared';
import { HAND, type State, tarPit } from '@dwo/toy';
import { tarPitGame } from '@dwo/toy/wire';
import pino from 'pino';
import { resultOf } from '../../src/days/contest';
import { DayTables } from '../../src/days/day-tables';
import { Days, type DaysHost } from '../../src/days/days';
import { courseOf } from '../../src/days/turns';
import type { EntryRecord, MatchRecord } from '../../src/journal/journal';
import { openJournal } from '../../src/journal/open-journal';
import type { Person } from '../../src/people/identity';
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
  const { had, moments } = await courseOf(game, side, match, entries);
  const rounds = Array.from({ length: HAND - 1 }, (_, at) => 2 * (at + 1));
  expect(moments.map(({ n }) => n)).toEqual([...rounds.flatMap((n) => [n, n]), 2 * HAND]);
  for (const at of rounds.keys()) expect(moments[2 * at + 1]).toEqual(moments[2 * at]);
  expect(moments.map(({ over }) => over).indexOf(true)).toBe(moments.length - 1);
  const [left, right] = last.players.map(({ points }) => points);
  expect([had, moments.at(-1)]).toMatchObject([HAND, { kept: HAND - (right ?? 0), taken: left }]);
});

test('a match of another version of the rules has no course, and its result needs the same outcome', async () => {
  const { match, entries } = played();
  const other = { ...match, version: match.version + 1 };
  await expect(courseOf(game, side, other, entries)).rejects.toThrow('Recorded under version');
  const result = await resultOf(game, side, match, entries);
  expect(result).toMatchObject({ finished: true, most: 2 * HAND });
  expect(await resultOf(game, side, other, entries)).toEqual(result);
  // The options of the earlier version are read as they were.
  const former = { ...other, options: { layS: 'none' } };
  const reading = { ...game, asBegun: ({ layS }: typeof former.options) => ({ layS: layS === 'none' ? null : layS }) };
  expect(await resultOf(reading as unknown as Game, side, former, entries)).toEqual(result);
  const outcome = { ...(match.outcome as Outcome), winners: [1], facts: {} };
  const unlike = { points: 0, most: 0, won: false, turn: null, finished: true };
  expect(await resultOf(game, side, { ...other, outcome }, entries)).toEqual(unlike);
  expect(await resultOf(game, side, { ...other, outcome }, entries.slice(1))).toEqual(unlike);
});

test('of thirteen battles twelve are shown, that of the person who asks first, and the turns count all', async () => {
  const journal = await openJournal({ dataDir, owner: 'one', isGone: async () => false }, () => {});
  const now = () => Date.parse('2026-11-30T08:00:00Z');
  const host = { journal, games: gameRegistry([game]), now, random: () => new Uint8Array(9) };
  const days = new Days({ ...host, log: pino({ level: 'silent' }) } as unknown as DaysHost, { matches: 0, tries: 1 });
  const { store } = days;
  const deal = await store.keepDeal({
    ...{ day: DAY, game: 'tar-pit', preset: 'standard', options, seat: 0, strength: null },
    ...{ secrets: [SECRET], dealtAt: 0, share: null, games: 0 },
  });
  const { match: model, entries } = played();
  const [moment] = (await courseOf(game, side, model, entries)).moments;
  const all = Array.from({ length: 13 }, (_, points) => ({ match: `match ${points}`, points }));
  for (const { match, points } of all) {
    const entry = { day: DAY, player: `person ${points}`, match, set: 0, address: match, begunAt: points, score: null };
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
