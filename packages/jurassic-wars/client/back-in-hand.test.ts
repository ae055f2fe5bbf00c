import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Event, State } from '../rules';
import { withNewHand } from './back-in-hand';
import { recordedIn } from './log';

const scene = { state: {} as State, player: (seat: number) => `Player ${seat}` };
const logOf = (...events: readonly object[]) =>
  events.reduce<readonly LogEntry[]>((log, event) => recordedIn(log, event as Event, scene), []);
const played = (seat: number) => ({ type: 'played', seat, rank: 9 });
const pickedUp = (seat: number) => ({ type: 'pickedUp', seat, cards: [3, 9] });
const ASKED = 'Your lead: play a dinosaur';

test('a set that has become the new hand is said until its first dinosaur is played (JW-G-17)', () => {
  const told = `Your won dinosaurs are your new hand. ${ASKED}`;
  expect(withNewHand(ASKED, 0, logOf(played(0), played(1), pickedUp(0)))).toBe(told);
  // The other side leads before the player is asked.
  expect(withNewHand(ASKED, 0, logOf(played(0), played(1), pickedUp(0), pickedUp(1), played(1)))).toBe(told);
  expect(withNewHand(ASKED, 0, logOf(pickedUp(0), played(1), played(0)))).toBe(ASKED);
});

test('the new hand of somebody else is said to nobody', () => {
  expect(withNewHand(ASKED, 1, logOf(played(1), pickedUp(0)))).toBe(ASKED);
  expect(withNewHand(ASKED, null, logOf(pickedUp(0)))).toBe(ASKED);
});

test('a new deal ends what was said of the hand before it (JW-WH-3, JW-PK-4)', () => {
  const deal = { type: 'dealt', dealer: 1, round: 2 };
  expect(withNewHand(ASKED, 0, logOf(pickedUp(0), deal))).toBe(ASKED);
  expect(withNewHand(ASKED, 0, logOf(pickedUp(0), deal, played(0), pickedUp(0)))).not.toBe(ASKED);
});
