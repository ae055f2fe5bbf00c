/** The notes for the story, against random matches. */
import { frozen } from '@dwo/kernel';
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Tale } from '@dwo/kits/story/tale';
import { type Event, type State, simpleMinis } from '../rules';
import { testing } from '../testing';
import { at, scene } from '../testing/table';
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
  for (const { seen, viewer } of followings(simpleMinis, recording as never)) {
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
    const seats = [...new Set(state.figures.flatMap(({ seat }) => seat ?? []))];
    const lost = seats.flatMap((seat) => ENDING.muster(state, seat).lost);
    expect(fallen.filter((figure) => state.figures[Number(figure)]?.seat != null).sort()).toEqual([...lost].sort());
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

test('VS-RID-3 nobody is told that a rider or an empty mount never attacked', () => {
  const ridden = [at('cowhand', 0, 20, 20, { riding: 1 }), at('gun_strutter', 0, 20, 20), at('horse', 0, 30, 20)];
  expect(ENDING.fighters(frozen(scene([...ridden, at('cowhand', 0, 40, 20), at('cowhand', 1, 60, 20)])), 0)).toEqual([
    '1',
    '3',
  ]);
});
