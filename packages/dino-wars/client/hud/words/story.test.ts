/** The story of a battle, against random matches. */
import { dinoWars, type Event, type State } from '@dwo/dino-wars';
import { followings } from '@dwo/kernel/testing';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
import type { Tale } from '@dwo/kits/story/tale';
import { testing } from '../../../testing';
import { armyOf, dinosaursOf } from '../../tools/figures';
import { nameFigures } from './names';
import { recordTold, storyRows } from './story';

const player = (seat: number) => `player ${seat}`;

interface Told {
  readonly log: readonly LogEntry[];
  readonly state: State;
}

/** A spectator's log of a random match, and its last state. */
function told(seed: number): Told | null {
  const { recording } = testing.soak(seed);
  if (recording === null) return null;
  let log: readonly LogEntry[] = [];
  let last: State | null = null;
  for (const { seen, viewer } of followings(dinoWars, recording as never)) {
    if (viewer !== 'spectator') continue;
    for (const { event, state } of seen) {
      last = state as State;
      log = recordTold(log, event as Event, { state: last, names: nameFigures(last), player });
    }
  }
  return last === null ? null : { log, state: last };
}

const MATCHES = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => told(seed) ?? []);
const talesOf = (log: readonly LogEntry[]) => log.flatMap(({ tale }) => (tale ?? []) as readonly Tale[]);

test('everybody who has fallen in the story is dead at the end', () => {
  expect(MATCHES.length).toBeGreaterThan(4);
  let count = 0;
  for (const { log, state } of MATCHES) {
    const dead = [...armyOf(state), ...dinosaursOf(state)].filter(([, { alive }]) => !alive).map(([id]) => id);
    const fallen = talesOf(log).flatMap((tale) => (tale.type === 'fell' ? tale.figure : []));
    count += fallen.length;
    expect(fallen.filter((figure) => !dead.includes(figure))).toEqual([]);
  }
  expect(count).toBeGreaterThan(10);
});

test('hits come as often as the story expects them', () => {
  const throws = MATCHES.flatMap(({ log }) => talesOf(log)).flatMap((tale) => (tale.type === 'threw' ? tale : []));
  const sum = (of: (each: (typeof throws)[number]) => number) => throws.reduce((all, each) => all + of(each), 0);
  const [hits, expected] = [sum((each) => each.hits), sum((each) => each.expected)];
  expect(throws.length).toBeGreaterThan(40);
  // Four times the root of the mean is more than chance allows.
  expect(Math.abs(hits - expected)).toBeLessThan(4 * Math.sqrt(expected));
});

test('the rows name figures and players as the table does', () => {
  const rows = MATCHES.flatMap(({ log, state }) => storyRows(log, state, nameFigures(state), { seat: 0, player }));
  expect(new Set(rows.map(({ id }) => id))).toEqual(new Set(['turning', 'best', 'luck', 'try']));
  expect(rows.filter(({ text }) => /[{}]|undefined|NaN|\bs\d|\bd\d/.test(text))).toEqual([]);
  expect(rows.some(({ text }) => text.includes('You: '))).toBe(true);
});
