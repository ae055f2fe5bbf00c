import type { Deed } from '@dwo/shared';
import { faceOf } from './clocks';
import { heedWarning, type Line, lineOf } from './deeds';
import type { Lobby } from './lobby';
import { withLine } from './log-entry';
import { playersOf } from './log-scene';
import { ruleAgainst } from './reasons';
import { emptyMatch, patchMatch, store } from './store';
import { sameTerms, termsChoices, termsText } from './terms';

const lobby = { chairs: [{ name: 'Ann' }, { name: 'Ben' }] } as unknown as Lobby;
const players = playersOf({ lobby, seats: [] });

test.each<[Deed, string | null]>([
  [{ type: 'asked', by: 0, what: 'pause', of: [[1]] }, 'Ann asks for a pause'],
  [{ type: 'declined', by: 1, what: 'pause' }, 'Ben declines'],
  [{ type: 'tookBack', by: 0, back: 3 }, 'Ann took back a move'],
  [{ type: 'opened', seat: 1, by: 0 }, 'A spectator may stand in for Ben'],
  [{ type: 'closed', seat: 1, by: 0 }, null],
  [{ type: 'handed', seat: 1, to: 'bot', name: 'Computer', by: 0 }, 'Computer plays for Ben'],
  [{ type: 'handed', seat: 1, to: 'owner', name: 'Ben', by: null }, 'Ben plays again'],
])('%j is told as %j', (deed, text) => {
  expect(lineOf(deed, players)?.text ?? null).toBe(text);
});

test.each<[Deed, Pick<Line, 'text' | 'bold'>]>([
  [
    { type: 'asked', by: 0, what: 'pause', of: [[1]] },
    { text: 'You ask for a pause', bold: [] },
  ],
  [
    { type: 'opened', seat: 0, by: 0 },
    { text: 'A spectator may stand in for you', bold: [] },
  ],
  [
    { type: 'handed', seat: 0, to: 'bot', name: 'Computer', by: 1 },
    { text: 'Computer plays for you', bold: ['Computer'] },
  ],
])('%j is told to the player whom it is about as %j', (deed, line) => {
  expect(lineOf(deed, playersOf({ lobby, seats: [0] }))).toMatchObject(line);
});

test.each<[string, Deed]>([
  ['TABLE-7', { type: 'paused', by: 0 }],
  ['TABLE-9', { type: 'asked', by: 0, what: 'pause', of: [[1]] }],
  ['TABLE-10', { type: 'tookBack', by: 0, back: 3 }],
  ['TABLE-13', { type: 'handed', seat: 1, to: 'bot', name: 'Computer', by: 0 }],
  ['TABLE-14', { type: 'handed', seat: 1, to: 'owner', name: 'Ben', by: null }],
])('%s is what the log cites for %j', (rule, deed) => {
  expect(lineOf(deed, players)?.rule).toBe(rule);
});

test('a refusal of the table says which of its rules applies, whatever server it came from', () => {
  expect(ruleAgainst({ code: 'ROLLED', message: '' })).toBe('TABLE-10');
  expect(ruleAgainst({ code: 'ALREADY_SO', message: '', rule: 'TABLE-7' })).toBe('TABLE-7');
  expect(ruleAgainst({ code: 'MISHAP', message: '' })).toBeNull();
});

test.each([
  [0, '0:00'],
  [59_100, '1:00'],
  [3_599_000, '59:59'],
  [3_661_000, '1:01:01'],
  [86_400_000, '1 d 0 h'],
  [187_200_000, '2 d 4 h'],
])('%i ms are shown as %s', (ms, face) => {
  expect(faceOf(ms)).toBe(face);
});

test('every choice of times is one, says what it is, and is found again', () => {
  for (const { terms, text } of termsChoices()) {
    expect(text.length).toBeGreaterThan(10);
    expect(termsText(terms).length).toBeGreaterThan(8);
    expect(termsChoices().filter((choice) => sameTerms(choice.terms, terms))).toHaveLength(1);
  }
});

test('against the computer, days to think are not offered', () => {
  expect(termsChoices('computer').map(({ terms }) => terms.kind)).not.toContain('correspondence');
  expect(termsChoices('computer').map(({ terms }) => terms.kind)).toContain('none');
});

test('TABLE-6 a time-out is in the log, and its player is told what was done for them once the log says it', () => {
  store.setState({ match: { ...emptyMatch('m'), lobby, seat: 1, seats: [1] } });
  heedWarning({ kind: 'out', seat: 1, ms: 0 });
  const { match, notice } = store.getState();
  expect(match?.log.map(({ text, rule }) => [text, rule])).toEqual([
    ['The time of Ben ran out: the game decides.', 'TABLE-6'],
  ]);
  expect(notice?.text).toBe('Your time ran out.');
  // The time of the other one ran out as well, and a line is about nobody.
  heedWarning({ kind: 'out', seat: 0, ms: 0 });
  const both = withLine(store.getState().match?.log ?? [], { text: 'A tie: rank decides.', rule: 'JW-G-8', seats: [] });
  patchMatch({ log: both });
  expect(store.getState().notice?.text).toBe('Your time ran out.');
  patchMatch({ log: withLine(both, { text: 'Ben plays Triceratops.', rule: 'JW-G-9', seats: [1] }) });
  expect(store.getState().notice?.text).toBe('Your time ran out: Ben plays Triceratops.');
});

test('TABLE-6 only the own seconds are a notice, which stands before what is asked for a moment', () => {
  store.setState({ match: { ...emptyMatch('m'), lobby, seat: 1, seats: [1] }, notice: null });
  heedWarning({ kind: 'clock', seat: 0, ms: 8_000 });
  expect(store.getState().notice).toBeNull();
  heedWarning({ kind: 'clock', seat: 1, ms: 8_000 });
  expect(store.getState().notice).toMatchObject({ text: 'You have 8 seconds left.', shownMs: 3_000 });
  heedWarning({ kind: 'clock', seat: 0, ms: 3_600_000 });
  expect(store.getState().notice?.text).toBe('Ann has an hour left.');
});

test('the time-out of another player is in the log alone', () => {
  store.setState({ match: { ...emptyMatch('m'), lobby, seat: 1, seats: [1] }, notice: null });
  heedWarning({ kind: 'out', seat: 0, ms: 0 });
  expect(store.getState().match?.log).toHaveLength(1);
  expect(store.getState().notice).toBeNull();
});
