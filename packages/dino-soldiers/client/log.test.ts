/** The end of a match as the winner, the beaten player and a spectator read it. */
import type { Seat } from '@dwo/kernel';
import { endingText } from './log';

const ended = (rule: 'DS-END-2' | 'DS-END-6', winner: Seat, worth: readonly number[]) => ({
  rule,
  winners: [winner],
  worth,
});
const seenBy = (own: Seat | null) => ({
  player: (seat: Seat) => (seat === 0 ? 'Ann' : 'Ben'),
  isYou: (seat: Seat) => seat === own,
});

test('DS-END-2 it names who is left', () => {
  expect(endingText(ended('DS-END-2', 0, [3, 0]), seenBy(1))).toBe('Ann wins: no soldier is left');
  expect(endingText(ended('DS-END-2', 1, [0, 2]), seenBy(null))).toBe('Ben wins: no dinosaur is left');
});

test('DS-END-6 it says who gives up', () => {
  expect(endingText(ended('DS-END-6', 0, [3, 2]), seenBy(null))).toBe('Ann wins: the other side gives up');
  expect(endingText(ended('DS-END-6', 0, [3, 2]), seenBy(0))).toBe('You win: the other side gives up');
  expect(endingText(ended('DS-END-6', 0, [3, 2]), seenBy(1))).toBe('Ann wins: you give up');
});
