/** Every viewer can follow a random match on the field and in the log, tiles face down included. */
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { dinoSoldiers, type Event } from '../rules';
import { soak } from '../testing/soak';
import { recordedIn } from './log';

const players = { player: (seat: number) => `player ${seat}`, isYou: (seat: number) => seat === 0 };

test.each([3, 7])('DS-VIS-1 each viewer of match %i is told every tile that turns, and sees its face', (seed) => {
  const { recording } = soak(seed);
  if (recording === null) throw new Error('The match could not be set up');
  let steps = 0;
  for (const { after, seen } of followings(dinoSoldiers, recording as never)) {
    steps++;
    let log: readonly LogEntry[] = [];
    for (const { event, state } of seen) {
      log = recordedIn(log, event as Event, { state: state as never, ...players });
      if (event.type === 'turned') expect(state.tiles[event.tile]?.face).toBe(event.face);
    }
    expect(log.filter(({ text }) => text.includes('player 0'))).toEqual([]);
    if (seen.length > 0) expect(seen.at(-1)?.state).toEqual(after);
  }
  expect(steps).toBeGreaterThan(0);
});
