/** The time between the end of a phase and the picture of it. */
import type { MatchSlice } from '../store';
import { isPlayedOut } from './played-out';
import { altered, quickState } from './testing/states';

const fire = altered(quickState(), (draft) => {
  draft.placing = null;
  draft.phase = 'regular-fire';
});
const bite = altered(fire, (draft) => {
  draft.phase = 'dinosaur-attack';
});
const match = (state: unknown, shown: unknown, retelling = false) =>
  ({ seat: 0, state, shown, retelling }) as unknown as MatchSlice;

test('a phase that is over while the table still plays it is played out', () => {
  expect(isPlayedOut(match(bite, fire))).toBe(true);
});

test('a phase that goes on is not, nor one that has been shown to its end, nor what is shown again', () => {
  expect(isPlayedOut(match(fire, fire))).toBe(false);
  expect(isPlayedOut(match(bite, bite))).toBe(false);
  expect(isPlayedOut(match(bite, fire, true))).toBe(false);
  expect(isPlayedOut(null)).toBe(false);
});
