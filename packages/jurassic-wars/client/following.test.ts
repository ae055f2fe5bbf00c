/** Every viewer can follow a random match of every version at the table and in the log. */
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import { type Event, jurassicWars, VERSIONS } from '../rules';
import { randomMatch } from '../testing/random-match';
import { recordedIn } from './log';
import { scenesOf } from './staging';

const players = { player: (seat: number) => `player ${seat}`, isYou: (seat: number) => seat === 0 };

test.each(VERSIONS)('JW-VIS-1 in %s each viewer is told every card that is played', (version) => {
  const { recording } = randomMatch(version, 31);
  let steps = 0;
  for (const { before, after, seen } of followings(jurassicWars, recording as never)) {
    steps++;
    const events = seen.map(({ event }) => event as Event);
    const told = scenesOf(before as never, { events, state: after as never }).flatMap((scene) => scene.told);
    expect(events).toEqual(expect.arrayContaining([...told]));
    let log: readonly LogEntry[] = [];
    for (const { event, state } of seen) log = recordedIn(log, event as Event, { state: state as never, ...players });
    expect(log.filter(({ text }) => text.includes('player 0'))).toEqual([]);
    const played = events.filter(({ type }) => type === 'played').length;
    expect(log.length).toBeGreaterThanOrEqual(played);
  }
  expect(steps).toBeGreaterThan(0);
});
