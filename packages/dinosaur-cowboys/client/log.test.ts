/** Every viewer can follow a random match in the log. */
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { dinosaurCowboys, type Event, RULE_IDS, type State } from '../rules';
import { testing } from '../testing';
import { recordedIn } from './log';

const player = (seat: number) => `player ${seat}`;

test('a match is told from its set-up to its end, and every line cites a rule of this game', () => {
  const { recording } = testing.soak(4);
  if (recording === null) throw new Error('The match could not be set up');
  let log: readonly LogEntry[] = [];
  for (const { seen } of followings(dinosaurCowboys, recording as never)) {
    for (const { event, state } of seen) log = recordedIn(log, event as Event, { state: state as State, player });
  }
  expect(log.length).toBeGreaterThan(10);
  expect(log.filter(({ rule }) => !RULE_IDS.some((id) => id === rule))).toEqual([]);
  expect(log.filter(({ text }) => /[{}]|undefined/.test(text))).toEqual([]);
});
