/** Every viewer can follow a random match at the table and in the log. */
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { tarPit } from '../rules';
import { testing } from '../testing';
import { recordedIn } from './log';

const player = (seat: number) => `player ${seat}`;

test('TAR-2 each viewer is told of each card that is laid, and ends with the state as they may know it', () => {
  const { recording } = testing.soak(5);
  if (recording === null) throw new Error('The match could not be set up');
  let laid = 0;
  for (const { after, seen } of followings(tarPit, recording as never)) {
    let log: readonly LogEntry[] = [];
    for (const { event, state } of seen) log = recordedIn(log, event, { state, player });
    if (seen.some(({ event }) => event.type === 'laid')) {
      laid++;
      expect(log.length).toBeGreaterThan(0);
    }
    expect(seen.at(-1)?.state).toEqual(after);
  }
  expect(laid).toBeGreaterThan(0);
});
