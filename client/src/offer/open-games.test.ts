import type { ChairSummary, MatchSummary } from '@dwo/shared';
import { battleOf, fits, freeSides, isOpen, type Wanted, WHATEVER } from './open-games';

const SIDES = ['army', 'dinosaurs'];
const chair = (wish = '', part: Partial<ChairSummary> = {}): ChairSummary => ({
  ...{ name: wish === '' ? '' : 'Ann', wish, taken: wish !== '', bot: false, label: '', connected: wish !== '' },
  ...part,
});
const game = (part: Partial<MatchSummary> = {}): MatchSummary => ({
  ...{ id: 'match-one', game: 'dino-wars', preset: 'duel', visibility: 'open', stage: 'lobby', seq: 0, hash: null },
  ...{
    chairs: [chair('army'), chair()],
    standing: null,
    terms: { kind: 'standard' },
    watchers: 0,
    delay: 0,
    live: true,
  },
  ...part,
});
const island = game({ preset: 'island', chairs: [chair('army'), ...Array.from({ length: 5 }, () => chair())] });

test('a game is open while a person waits in it for one more', () => {
  expect(isOpen(game())).toBe(true);
  expect(isOpen(game({ stage: 'playing' }))).toBe(false);
  expect(isOpen(game({ chairs: [chair('army'), chair('dinosaurs')] }))).toBe(false);
  expect(isOpen(game({ chairs: [chair('army', { bot: true }), chair()] }))).toBe(false);
});

test('for two, the other side is free; for more, any side may be', () => {
  expect(freeSides(game(), SIDES)).toEqual(['dinosaurs']);
  expect(freeSides(game({ chairs: [chair('random'), chair()] }), SIDES)).toEqual([]);
  expect(freeSides(island, SIDES)).toContain('army');
});

test.each<[string, Partial<Wanted>, MatchSummary, boolean]>([
  ['anything', {}, game(), true],
  ['the free side', { side: 'dinosaurs' }, game(), true],
  ['the side that is taken', { side: 'army' }, game(), false],
  ['a side where chance decides', { side: 'army' }, game({ chairs: [chair('random'), chair()] }), true],
  ['the side of an island on which one of three sits', { side: 'army' }, island, true],
  ['a game for two', { size: 'two' }, game(), true],
  ['a game for two, not an island', { size: 'two' }, island, false],
  ['a game for more', { size: 'more' }, island, true],
  ['this battle', { battle: battleOf(game()) }, game(), true],
  ['another battle', { battle: battleOf(island) }, game(), false],
  ['a live game', { clock: 'live' }, game(), true],
  ['a correspondence game', { clock: 'correspondence' }, game(), false],
  ['a correspondence game', { clock: 'correspondence' }, game({ terms: { kind: 'correspondence', days: 1 } }), true],
])('a player looks for %s', (_, wanted, one, found) => {
  expect(fits(one, SIDES, { ...WHATEVER, ...wanted })).toBe(found);
});
