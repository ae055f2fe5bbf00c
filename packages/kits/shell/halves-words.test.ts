/** Tests what is said of a mirror match. */
import type { HalfResult, HalfShown, HalvesShown, HalvesTotal } from '@dwo/shared';
import { favoured, halfRow, halvesSentence, leadsToOtherHalf, rematchWord } from './halves-words';

const result: HalfResult = { wins: [1, 0], points: [80, 40], rises: false, end: 'played' };
const half = (part: Partial<HalfShown> = {}): HalfShown => ({
  ...{ id: 'one', stage: 'over', labels: ['army', 'dinosaurs'], result },
  ...part,
});
const halves = (part: Partial<HalvesShown> = {}): HalvesShown => ({
  ...{
    half: 1,
    people: [
      { name: 'Ada', bot: false },
      { name: 'Bob', bot: false },
    ],
  },
  ...{ first: half(), second: null, total: null },
  ...part,
});
const both = (total: Partial<HalvesTotal>) =>
  halves({
    second: half({ id: 'two' }),
    total: { wins: [1, 1], points: [90, 110], winner: 1, by: 'points', ...total },
  });
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ');

test.each([
  [both({}), 'Bob wins the mirror match: level on victories, and 110 points to 90.'],
  [both({ wins: [2, 0], winner: 0, by: 'wins' }), 'Ada wins the mirror match, 2 to 0.'],
  [
    both({ winner: 0, by: 'stayed' }),
    'Ada wins the mirror match: level on victories, and Bob did not play both halves out.',
  ],
  [both({ winner: null, by: 'even' }), 'The mirror match is drawn.'],
  [
    halves(),
    'This can be the first half of a mirror match: play the other side next, and the points of both matches are added up.',
  ],
  [halves({ second: half({ stage: 'lobby', result: null }) }), 'Half 1 of 2. The second half is ready.'],
  [halves({ second: half({ stage: 'playing', result: null }) }), 'Half 1 of 2. The second half is under way.'],
  [
    halves({ half: 2, first: half({ stage: 'playing', result: null }), second: half() }),
    'Half 2 of 2. The first half is not shown to its end yet.',
  ],
])('the result in words %#', (shown, words) => {
  expect(plain(halvesSentence(shown))).toBe(words);
});

test('the rematch of a first half is the other half, until that has begun; every other rematch keeps its word', () => {
  expect(rematchWord(halves(), 'Rematch')).toBe('Play the other side');
  const second = (stage: HalfShown['stage']) => halves({ second: half({ stage, result: null }) });
  expect(rematchWord(second('lobby'), 'Rematch')).toBe('Play the other side');
  expect(rematchWord(second('playing'), 'Rematch')).toBe('Rematch');
  expect(rematchWord(halves({ half: 2, second: half() }), 'Rematch')).toBe('Rematch');
  expect(leadsToOtherHalf(null)).toBe(false);
});

test('in a list a half says which one it is, and the total', () => {
  expect(plain(halfRow(both({})))).toBe(
    'Mirror match, half 1 of 2. Bob wins the mirror match: level on victories, and 110 points to 90.',
  );
  expect(halfRow(halves())).toBe('Mirror match, half 1 of 2. The second half is yet to be played.');
  const second = half({ stage: 'playing', result: null });
  expect(halfRow(halves({ second }))).toBe('Mirror match, half 1 of 2. The other half is not over yet.');
});

test('the switch names the side that a battle favours, and none of an even battle', () => {
  const game = {
    measured: {
      battles: { odd: { army: 0.87, dinosaurs: 0.13 }, even: { army: 0.55, dinosaurs: 0.45 } },
      strengths: {},
    },
  };
  expect(favoured(game, 'odd')).toEqual({ label: 'army', share: 0.87 });
  expect([favoured(game, 'even'), favoured(game, 'other'), favoured({}, 'odd')]).toEqual([null, null, null]);
});
