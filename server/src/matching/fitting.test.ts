import type { ChairSummary, MatchSummary } from '@dwo/shared';
import { isFitting } from './fitting';

const chair = (part: Partial<ChairSummary> = {}): ChairSummary => ({
  ...{ name: '', wish: '', taken: false, bot: false, label: '', connected: false },
  ...part,
});
const WAITING = chair({ name: 'Ann', wish: 'random', taken: true, connected: true });
const game = (part: Partial<MatchSummary> = {}): MatchSummary => ({
  ...{ id: 'match-one', game: 'dino-wars', preset: 'skirmish', visibility: 'open', stage: 'lobby', seq: 0, hash: null },
  ...{ chairs: [WAITING, chair()], standing: null, terms: { kind: 'standard' }, watchers: 0, delay: 0, live: true },
  ...part,
});

test('a player who plays now joins a person who waits for one more', () => {
  expect(isFitting(game())).toBe(true);
});

test.each<[string, Partial<MatchSummary>]>([
  ['one that is not open', { visibility: 'unlisted' }],
  ['one that has begun', { stage: 'playing' }],
  ['one by correspondence', { terms: { kind: 'correspondence', days: 1 } }],
  ['one in which nobody waits', { chairs: [chair(), chair()] }],
  ['one whose player has gone', { chairs: [{ ...WAITING, connected: false }, chair()] }],
  ['one in which only a computer waits', { chairs: [{ ...WAITING, bot: true }, chair()] }],
  ['one that waits for two more', { chairs: [WAITING, chair(), chair()] }],
])('but not %s', (_, part) => {
  expect(isFitting(game(part))).toBe(false);
});
