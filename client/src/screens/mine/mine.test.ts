/** The list of own matches says whose turn it is; links from mails and other devices lead to what they name. */
import { MISTAKES } from '@dwo/kits/review/kept';
import { points } from '@dwo/kits/review/points';
import { say } from '@dwo/kits/words';
import type { OwnMatch, OwnMatchChair } from '@dwo/shared';
import { arrivalOf } from './arrival';
import { ago, isShort, left } from './times';
import { heading, likelyHalves, myPart, result, whoseTurn } from './wording';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [0, 'just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE + 59_999, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [9 * DAY, '9 days ago'],
  [-5, 'just now'],
])('%i ms ago is "%s"', (ms, words) => expect(ago(ms)).toBe(words));

test.each([
  [0, 'no time'],
  [-1, 'no time'],
  [59_999, 'less than a minute'],
  [MINUTE, '1 min'],
  [HOUR, '1 h'],
  [5 * HOUR + 10 * MINUTE, '5 h 10 min'],
  [DAY, '1 day'],
  [2 * DAY + 3 * HOUR + MINUTE, '2 days 3 h'],
])('%i ms left are "%s"', (ms, words) => expect(left(ms)).toBe(words));

test('mirror matches are asked about for rematches, what they follow, and matches that were agreed as such', () => {
  const over = { stage: 'over', outcome: { winners: [0], rule: 'X', facts: {} } } as const;
  const two = [chair('Ann'), chair('Ben')];
  const all = [
    match(two, { ...over, id: 'first', rematch: 'second' }),
    match(two, { ...over, id: 'second' }),
    match(two, { ...over, id: 'agreed', terms: { kind: 'none', mirror: true } }),
    match(two, { ...over, id: 'single' }),
    match(two, { ...over, id: 'without-result', outcome: null, rematch: 'other' }),
    match([...two, chair('Eve')], { ...over, id: 'three', rematch: 'next' }),
    match(two, { id: 'under-way', terms: { kind: 'none', mirror: true } }),
  ];
  expect(likelyHalves(all)).toEqual(['first', 'second', 'agreed']);
});

test('it is time to hurry in the last quarter of a day', () => {
  expect([isShort(6 * HOUR), isShort(6 * HOUR - 1)]).toEqual([false, true]);
});

const chair = (name: string, part: Partial<OwnMatchChair> = {}): OwnMatchChair => ({
  ...{ name, label: 'army', taken: true, bot: false, mine: false, held: false, plays: false, awaited: false },
  ...part,
});

const sideName = (label: string) => (label === 'army' || label === 'dinosaurs' ? `the ${label}` : null);

function match(chairs: readonly OwnMatchChair[], part: Partial<OwnMatch> = {}): OwnMatch {
  return {
    ...{ id: 'abcdefgh', game: 'dino-wars', preset: 'duel', stage: 'playing', seq: 1, terms: { kind: 'none' } },
    ...{ chairs, yourTurn: false, deadline: null, createdAt: 0, lastAt: null, endedAt: null, outcome: null },
    rematch: null,
    ...part,
  };
}

const ME = chair('Ann', { mine: true, plays: true });
const FOR_CLEO = chair('Cleo', { held: true, plays: true });

test.each([
  [[ME, chair('Ben')], 'Duel against Ben'],
  [[ME, chair('Ben'), chair('Cleo'), chair('')], 'Duel against Ben, Cleo and somebody'],
  [[ME, chair('Ben'), chair('Cleo', { label: 'dinosaurs' })], 'Duel with Ben against Cleo'],
  [[ME, chair('', { taken: false })], 'Duel against an open seat'],
  [[ME, { ...ME }], 'Duel against yourself'],
  [[FOR_CLEO, chair('Ben')], 'Duel against Ben'],
])('%#: %s', (chairs, words) => expect(heading(match(chairs), 'Duel')).toBe(words));

test('the words for whose turn it is', () => {
  expect(whoseTurn(match([ME], { yourTurn: true }))).toBe('Your move');
  expect(whoseTurn(match([ME, chair('Ben', { awaited: true })]))).toBe('Ben to move');
  const held = chair('Ann', { mine: true, held: true, awaited: true });
  expect(whoseTurn(match([held, chair('Ben')]))).toBe('A substitute plays for you; it is their move');
  expect(whoseTurn(match([ME, chair('Ben')]))).toBe('Nobody is to move');
  const empty = chair('', { taken: false });
  expect(whoseTurn(match([ME, empty], { stage: 'lobby' }))).toBe('Waiting for somebody to join');
  expect(whoseTurn(match([ME, chair('Ben')], { stage: 'lobby' }))).toBe('About to begin');
});

test.each([
  [[ME, chair('Ben')], 'you play the army'],
  [[FOR_CLEO, chair('Ben')], 'you play the army · you play for Cleo'],
  [[chair('Cleo', { held: true, plays: true, label: 'odd' }), ME], 'you play for Cleo'],
  [[chair('Ben')], ''],
])('%#: %s', (chairs, words) => expect(myPart(match(chairs), sideName)).toBe(words));

test('the result of a match, as its player sees it', () => {
  const ended = (winners: number[]) => match([chair('Ben'), ME], { outcome: { winners, rule: 'X', facts: {} } });
  expect([[1], [0], []].map((winners) => result(ended(winners)))).toEqual(['won', 'lost', 'drawn']);
  const outcome = { winners: [0], rule: 'X', facts: {} };
  expect(result(match([chair('Ben'), ME], { stage: 'over', outcome: null }))).toBe('aborted');
  expect(result(match([FOR_CLEO, chair('Ben')], { outcome }))).toBe('won');
});

test('only fragments of a known kind are arrivals', () => {
  expect(arrivalOf('device=abcdefghijklmnopqrstuv')?.question).toMatch(/on this device/);
  expect(arrivalOf('device=abcdefghijklmnopqrstuv')?.note).toMatch(/come to this one, .* come to that one/);
  expect(arrivalOf('mail-on=a.b.c')?.yes).toMatch(/write/);
  expect(arrivalOf('mail-off=a.b.c')?.done).toMatch(/no more mails/);
  for (const other of ['', 'device=', 'device=<script>', 'x=y', 'mail-on=a b']) expect(arrivalOf(other)).toBeNull();
});

test('luck and decisions of the last matches have their signs, and every kind of mistake its words', () => {
  const sums = say('mine.luck.sums', { count: 3, luck: points(-0.04), own: points(0.02) });
  expect(sums).toMatch(/by −4 points a match, and your own decisions by \+2,/);
  const words = MISTAKES.map((kind) => say('mine.luck.worst', { kind, points: 1 }));
  expect(new Set(words).size).toBe(MISTAKES.length);
});
