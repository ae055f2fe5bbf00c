import type { ChairSummary, MatchSummary } from '@dwo/shared';
import { STANDARD } from '@dwo/shared';
import { featuredIn } from './featured';

const person = (name: string): ChairSummary => {
  return { name, wish: 'random', taken: true, bot: false, label: 'odd', connected: true };
};
const computer: ChairSummary = { ...person('Computer'), bot: true };

/** A match that is featured unless `change` says otherwise. */
function match(id: string, change: Partial<MatchSummary> = {}): MatchSummary {
  return {
    ...{ id, game: 'tally', preset: 'slow', visibility: 'open', stage: 'playing', seq: 40, hash: null },
    ...{ chairs: [person('Ada'), person('Bob')], standing: null, terms: STANDARD, watchers: 0, delay: 0, live: true },
    ...change,
  };
}

const chosen = (...matches: MatchSummary[]) => featuredIn(matches).map(({ id }) => id);

test.each<[string, Partial<MatchSummary>]>([
  ['waits for players', { stage: 'lobby' }],
  ['is over', { stage: 'over' }],
  ['is unlisted', { visibility: 'unlisted' }],
  ['is private', { visibility: 'private' }],
  ['has just begun', { seq: 19, standing: { turn: 1, left: {} } }],
  ['has only computer players', { chairs: [computer, computer] }],
  ['has lost its people', { chairs: [{ ...person('Ada'), connected: false }, computer] }],
])('a match that %s is not featured', (_, change) => {
  expect(chosen(match('other', change))).toEqual([]);
});

test('a match of few entries is featured from its second turn on', () => {
  expect(chosen(match('long-turns', { seq: 6, standing: { turn: 2, left: {} } }))).toEqual(['long-turns']);
});

test('matches with most people come first, then those with most spectators, then the longest; three at most', () => {
  const alone = match('alone', { chairs: [person('Eve'), computer], watchers: 9, seq: 900 });
  const watched = match('watched', { watchers: 2 });
  const long = match('long', { seq: 300 });
  const short = match('short');
  expect(chosen(short, alone, long, watched)).toEqual(['watched', 'long', 'short']);
  expect(chosen(alone)).toEqual(['alone']);
});
