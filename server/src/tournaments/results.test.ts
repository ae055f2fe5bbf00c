/** Results of matches at the deadline, by who was awaited and who did something. */
import type { ChairRecord, EntryRecord, MatchRecord } from '../journal/journal';
import { EMPTY_CHAIR } from '../rooms/seats/chairs';
import { type Both, pointsOf, resultOf } from './results';

const own = (n: number, seat: number): EntryRecord => {
  return { n, kind: 'intent', seat, body: { type: 'add', n: 1 }, wishId: `w${n}`, at: n };
};
const clock = (n: number, seat: number): EntryRecord => ({ ...own(n, seat), wishId: null });
const aborted = (n: number, by: number): EntryRecord => {
  return { n, kind: 'deed', seat: by, body: { type: 'aborted', by }, wishId: null, at: n };
};

interface Case {
  readonly entries?: readonly EntryRecord[];
  readonly awaited?: readonly number[];
  readonly chairs?: readonly [Partial<ChairRecord>, Partial<ChairRecord>];
  readonly match?: Partial<MatchRecord>;
}

function recordOf({ awaited = [], chairs = [{}, {}], match = {} }: Case): MatchRecord {
  return {
    ...{ key: 1, createdAt: 0, begunAt: 1, endedAt: null, outcome: null, standing: { awaited, deadline: null } },
    chairs: chairs.map((chair, place) => ({
      ...EMPTY_CHAIR,
      name: '',
      wish: '',
      place,
      player: `p${place}`,
      ...chair,
    })),
    ...match,
  } as MatchRecord;
}

const ended = { endedAt: 9 };
const live = { kind: 'live', bankSeconds: 900, incrementSeconds: 0 } as const;
const bot = { bot: true, player: null };

test.each<[string, Case, Both]>([
  ['the first to move never came; the other one waited', { awaited: [0] }, [0, 1]],
  ['the clock of the first to move has run out; the other one waited', { entries: [clock(1, 0)] }, [0, 1]],
  ['the clock decided for both', { entries: [clock(1, 0), clock(2, 1)], awaited: [0] }, [0, 0]],
  ['both were awaited at once and neither decided', { awaited: [0, 1] }, [0, 0]],
  ['one of two who were awaited at once decided', { entries: [own(1, 0)], awaited: [1] }, [1, 0]],
  ['both decided', { entries: [own(1, 0), own(2, 1)], awaited: [0] }, [0.5, 0.5]],
  ['both decided, then a clock', { entries: [own(1, 0), own(2, 1), clock(3, 0)], awaited: [1] }, [0.5, 0.5]],
  ['the first to move is away and the other one ends it', { entries: [aborted(1, 1)], match: ended }, [0, 1]],
  ['the second is away and the first one ends it', { entries: [own(1, 0), aborted(2, 0)], match: ended }, [1, 0]],
  ['the seat of one is in other hands', { entries: [own(1, 0), own(2, 1)], chairs: [{ held: 'x' }, {}] }, [0, 1]],
  ['the computer waited', { awaited: [0], chairs: [{}, bot] }, [0, 1]],
  ['one waits for the computer', { awaited: [0], chairs: [bot, {}] }, [0.5, 0.5]],
  ['nobody came', { match: { begunAt: null } }, [0, 0]],
  ['nobody came so far, and there was time to come', { match: { begunAt: null, terms: live } }, [0.5, 0.5]],
  ['it was played to its end', { match: { ...ended, outcome: { winners: [1] } }, awaited: [] }, [0, 1]],
  [
    'it was played to its end, and the winner then gave the seat away',
    { match: { ...ended, outcome: { winners: [1] } }, chairs: [{}, { held: 'x' }] },
    [1, 0],
  ],
  ['both won', { match: { ...ended, outcome: { winners: [0, 1] } } }, [0.5, 0.5]],
  ['nobody won', { match: { ...ended, outcome: { winners: [] } } }, [0.5, 0.5]],
])('%s', async (_, given, points) => {
  const { entries = [] } = given;
  const adoption = { inPresentRules: async () => null };
  const host = { journal: { entries: async () => [...entries] }, adoption, now: () => 4 * 60_000 };
  expect((await resultOf(host, undefined, recordOf(given))).points).toEqual(points);
});

test.each<[string, Both, Both]>([
  ['the first seat kept and took more', [0.6, 0.4], [1, 0]],
  ['the second seat kept and took more', [0.4, 0.6], [0, 1]],
  ['both kept and took as much', [0.5, 0.5], [0.5, 0.5]],
])('a match that is not over is judged by the board: %s', (_, board, points) => {
  const entries = [own(1, 0), own(2, 1)];
  expect(pointsOf(recordOf({}), { entries, awaited: [0], board, waited: true })).toEqual(points);
  // An absent player loses, whatever the board says.
  expect(pointsOf(recordOf({}), { entries: [own(1, 0)], awaited: [1], board, waited: true })).toEqual([1, 0]);
});
