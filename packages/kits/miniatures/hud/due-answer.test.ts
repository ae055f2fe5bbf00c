/** When answers that give themselves are sent. */
import { isDue, type Moment } from './due-answer';

const [state, kept] = [{}, {}];
const moment: Moment = { answer: { type: 'pass' }, state, kept, sending: false, paused: false };

test('an answer waits until the intent before it is acknowledged, and until the match goes on', () => {
  expect(isDue({ ...moment, sending: true }, null)).toBe(false);
  expect(isDue({ ...moment, paused: true }, null)).toBe(false);
  expect(isDue(moment, null)).toBe(true);
  expect(isDue({ ...moment, answer: null }, null)).toBe(false);
});

test('an answer is sent once for a state, whatever came of it; a new state or another wish gives it anew', () => {
  expect(isDue(moment, { state, kept })).toBe(false);
  expect(isDue({ ...moment, state: {} }, { state, kept })).toBe(true);
  expect(isDue({ ...moment, kept: {} }, { state, kept })).toBe(true);
});
