/** The notes for the story, against random matches. */
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Tale } from '@dwo/kits/story/tale';
import { dinosaurCowboys, type Event, type State } from '../rules';
import { testing } from '../testing';
import { recordedIn } from './log';
import { ENDING } from './story';

const SEEDS = Array.from({ length: 20 }, (_, at) => at + 1);

interface Told {
  readonly tales: readonly Tale[];
  readonly state: State;
}

/** The notes in a spectator's log of a random match, and its last state; null if the match could not be set up. */
function told(seed: number): Told | null {
  const { recording } = testing.soak(seed);
  if (recording === null) return null;
  let log: readonly LogEntry[] = [];
  let last: State | null = null;
  for (const { seen, viewer } of followings(dinosaurCowboys, recording as never)) {
    if (viewer !== 'spectator') continue;
    for (const { event, state } of seen) {
      last = state as State;
      log = recordedIn(log, event as Event, { state: last, player: (seat) => `player ${seat}` });
    }
  }
  const tales = log.flatMap(({ tale }) => (tale ?? []) as readonly Tale[]);
  return last === null ? null : { tales, state: last };
}

const MATCHES = SEEDS.flatMap((seed) => told(seed) ?? []);

test('everybody who is lost at the end has fallen in the story, and nobody else', () => {
  expect(MATCHES.length).toBeGreaterThan(5);
  for (const { tales, state } of MATCHES) {
    const fallen = tales.flatMap((tale) => (tale.type === 'fell' ? tale.figure : []));
    const seats = [...new Set(state.entities.flatMap(({ seat }) => seat ?? []))];
    const lost = seats.flatMap((seat) => ENDING.muster(state, seat).lost);
    expect(fallen.filter((figure) => state.entities[Number(figure)]?.seat != null).sort()).toEqual([...lost].sort());
  }
});

test('hits come as often as the story expects them', () => {
  const throws = MATCHES.flatMap(({ tales }) => tales.flatMap((tale) => (tale.type === 'threw' ? tale : [])));
  const sum = (of: (each: (typeof throws)[number]) => number) => throws.reduce((all, each) => all + of(each), 0);
  const [hits, expected] = [sum((each) => each.hits), sum((each) => each.expected)];
  expect(throws.length).toBeGreaterThan(40);
  // Four times the root of the mean is more than chance allows.
  expect(Math.abs(hits - expected)).toBeLessThan(4 * Math.sqrt(expected));
});
