import type { LogEntry } from '../shell/log-entry';
import { chaptersOf } from './chapters';
import type { Cast } from './contract';
import { type OwnWords, standingAt, tableTalk } from './table-talk';
import { momentOf, woven } from './weave';

const CAST = {
  seats: [
    { side: 'army', index: 0, name: 'Ann' },
    { side: 'dinosaurs', index: 0, name: 'Ben' },
    { side: 'army', index: 1, name: 'Cleo' },
  ],
  phases: [{ name: 'Move', side: 'army' }],
} as unknown as Cast;

const SILENT: OwnWords = () => null;

const move = (seat: number, at = 0) => ({ seat, intent: { type: 'move' }, at });
const said = (deed: object, at = 0) => ({ deed, at });
const texts = (entries: readonly object[]) =>
  tableTalk({ entries }, CAST, SILENT).moments.map(({ n, text }) => `${n} ${text}`);

test('every deed of the table is a moment, with the same words and time as in the match', () => {
  const entries = [
    said({ type: 'asked', by: 1, what: 'pause', of: [[0]] }, 61_000),
    said({ type: 'paused', by: 1 }, 65_000),
    said({ type: 'resumed', by: 1 }),
    said({ type: 'opened', seat: 0, by: 0 }),
    said({ type: 'handed', seat: 0, to: 'substitute', name: 'Eve', by: null }),
    said({ type: 'handed', seat: 1, to: 'bot', name: 'Computer', by: 0 }),
    said({ type: 'handed', seat: 0, to: 'owner', name: 'Ann', by: null }),
    said({ type: 'closed', seat: 0, by: 0 }),
  ];
  const { moments } = tableTalk({ entries, begunAt: 1_000 }, CAST, SILENT);
  expect(moments.map(({ n, icon, text }) => [n, icon, text])).toEqual([
    [1, 'hand', 'Ben asks for a pause'],
    [2, 'pause', 'The match is paused at the wish of Ben'],
    [3, 'play', 'The match goes on'],
    [4, 'eye', 'A spectator may stand in for Ann'],
    [5, 'friends', 'Eve plays for Ann'],
    [6, 'computer', 'Computer plays for Ben'],
    [7, 'friends', 'Ann plays again'],
  ]);
  expect(moments.slice(0, 2).map(({ after, logged }) => [after, logged])).toEqual([
    [60_000, false],
    [64_000, false],
  ]);
});

test('the substitutes and the seat that asked for the pause are known at every moment', () => {
  const talk = tableTalk(
    {
      entries: [
        said({ type: 'paused', by: 1 }),
        said({ type: 'handed', seat: 0, to: 'bot', name: 'Computer', by: 1 }),
        said({ type: 'resumed', by: 1 }),
        said({ type: 'handed', seat: 0, to: 'owner', name: 'Ann', by: null }),
      ],
    },
    CAST,
    SILENT,
  );
  const at = (n: number) => [standingAt(talk, n).pausedBy, standingAt(talk, n).players[0] ?? null];
  expect([0, 1, 2, 3, 4, 9].map(at)).toEqual([
    [null, null],
    ['Ben', null],
    ['Ben', 'Computer'],
    [null, 'Computer'],
    [null, null],
    [null, null],
  ]);
});

test('an undo says how many moves and whose, and which entries it crosses out', () => {
  const ask = said({ type: 'asked', by: 1, what: 'takeBack', of: [[0]], back: 1 });
  const entries = [move(0), move(1), move(1), ask, { back: 1 }, move(1), { back: 1 }];
  expect(texts(entries)).toEqual(['4 Ben asks to undo a move', '5 2 moves of Ben taken back', '7 A move taken back']);
  expect(tableTalk({ entries }, CAST, SILENT).struck).toEqual([
    { from: 1, to: 5 },
    { from: 1, to: 7 },
  ]);
});

test('an intent that says something is a moment that the log of the game tells itself', () => {
  const entries = [move(0), { seat: 1, intent: { type: 'knock', agreed: true } }, { back: 1 }, move(2)];
  const heard: unknown[] = [];
  const { moments } = tableTalk({ entries }, CAST, ({ seat, intent, others }) => {
    heard.push([seat, intent.type, others('knock', null)]);
    return intent.type === 'knock' ? { icon: 'hand', does: 'knocks', rule: 'GAME-1' } : null;
  });
  expect(moments.map(({ n, text, bold, logged }) => [n, text, bold, logged])).toEqual([
    [2, 'Ben knocks', ['Ben'], true],
    [3, 'A move taken back', [], true],
  ]);
  expect(heard).toEqual([
    [0, 'move', false],
    [1, 'knock', false],
    [2, 'move', false],
  ]);
});

test.each([
  ['no record', null],
  ['no entries', { entries: 3 }],
  ['entries that are none', { entries: [null, 3, 'x', {}, { deed: null }, { deed: 3 }, { back: 'x' }] }],
  ['an unknown deed', { entries: [said({ type: 'toString', by: 0 }), said({ type: 'sang', by: 0 })] }],
  ['nobody’s deed', { entries: [said({ type: 'paused', by: 7 }), said({ type: 'paused', by: null }), move(9)] }],
  ['a seat that is handed to no one', { entries: [said({ type: 'handed', seat: 0, to: 'bot', by: 1 })] }],
  ['an older record', { intents: [move(0), move(1)] }],
])('%s has nothing to tell', (_, record) => {
  expect(tableTalk(record, CAST, SILENT).moments).toEqual([]);
});

const line = (key: number) => ({ key, text: `line ${key}` }) as LogEntry;
const TALK = tableTalk(
  {
    entries: [
      said({ type: 'paused', by: 0 }),
      move(0),
      said({ type: 'resumed', by: 0 }),
      said({ type: 'paused', by: 1 }),
    ],
  },
  CAST,
  SILENT,
);

test.each([
  ['nothing was said yet', [1, 2], [], 0, [1, 2]],
  ['before everything', [], [[1, 0]], 1, [-1]],
  [
    'each where it was said',
    [1, 2, 3],
    [
      [1, 0],
      [3, 2],
      [4, 2],
    ],
    5,
    [-1, 1, 2, -3, -4, 3],
  ],
  [
    'nothing from later',
    [1, 2, 3],
    [
      [1, 1],
      [3, 2],
    ],
    2,
    [1, -1, 2, 3],
  ],
  [
    'what was said before the part that is shown is left out',
    [301, 302],
    [
      [1, 12],
      [3, 300],
      [4, 301],
    ],
    9,
    [-3, 301, -4, 302],
  ],
  [
    'between lines that were taken back',
    [1, 9],
    [
      [1, 6],
      [3, 9],
    ],
    9,
    [1, -1, 9, -3],
  ],
] as const)('in the log: %s', (_, keys, anchors, n, expected) => {
  const log = woven(keys.map(line), TALK.moments, anchors, n);
  expect(log.map(({ key }) => key)).toEqual(expected);
  for (const entry of log) expect(momentOf(entry)).toBe(entry.key < 0 ? -entry.key : null);
});

test('all moments are listed in the turn in which they happened', () => {
  const marks = {
    phases: [
      { n: 0, turn: 0, phase: null },
      { n: 3, turn: 1, phase: 0 },
    ],
    losses: [{ n: 4, name: 'Pvt. Nash', side: 'army' }],
    backs: [],
  };
  expect(chaptersOf(marks, TALK, CAST)).toMatchObject([
    { turn: 0, phases: [], happenings: [{ n: 1 }, { n: 3 }] },
    {
      turn: 1,
      phases: [{ name: 'Move', at: 3 }],
      happenings: [
        { text: 'Pvt. Nash falls', tone: 'army' },
        { n: 4, tone: 'table' },
      ],
    },
  ]);
});
