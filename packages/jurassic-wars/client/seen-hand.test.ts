import { frozen } from '@dwo/kernel';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Event } from '../rules';
import { always, combat, table } from '../testing/table';
import { recordedIn } from './log';
import { seenHand } from './seen-hand';
import { signsText } from './signs';

const scene = (state: object) => ({ state, player: (seat: number) => `Player ${seat}` }) as never;
const logOf = (events: readonly Event[], log: readonly LogEntry[] = []) =>
  events.reduce((lines, event) => recordedIn(lines, event, scene({ last: null })), log);
const hands = [
  [1, 2, 3],
  [18, 19],
];

test('a set that everybody saw is shown as long as it is a hand (JW-G-15, JW-G-17)', () => {
  const state = table('standard', 2, {}, { hands, sets: [[], [12, 7]], dealer: 1 });
  let log = logOf(combat(state, [1, 18]));
  expect(seenHand(frozen(state), 1, log)).toBeNull();
  // Seat 1 leads and loses its last dinosaur of the deal, so it takes up its set.
  log = logOf(combat(state, [19, 2], always(1)), log);
  expect(seenHand(frozen(state), 1, log)).toEqual([7, 12]);
  expect(seenHand(frozen(state), 0, log)).toBeNull();
  log = logOf(combat(state, [3, 7]), log);
  expect(seenHand(frozen(state), 1, log)).toEqual([12]);
});

test('a hand that is not known as a whole stays face down', () => {
  const state = table('standard', 2, {}, { hands, dealer: 1 });
  const log = logOf([{ type: 'pickedUp', seat: 1, cards: [18] }]);
  expect(seenHand(frozen(state), 1, log)).toBeNull();
  expect(seenHand(frozen(state), 1, logOf([{ type: 'pickedUp', seat: 1, cards: [18, 19] }]))).toEqual([18, 19]);
  const dealt = { type: 'dealt', dealer: 1, round: 2 } as Event;
  expect(seenHand(frozen(state), 1, logOf([{ type: 'pickedUp', seat: 1, cards: [18, 19] }, dealt]))).toBeNull();
});

test('a press on a plate names the dinosaurs in a hand that everybody has seen', () => {
  const state = frozen(table('standard', 2, {}, { hands, dealer: 1 }));
  expect(signsText(state, 1, [18, 19])).toMatch(/2 dinosaurs in hand, seen when they won \(18 Protoceratops, 19 /);
});
