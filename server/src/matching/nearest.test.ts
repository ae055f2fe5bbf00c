import type { WaitingGame } from './board';
import { nearest } from './nearest';

const NOW = 1_000_000;
const game = (match: string, strength: number, waitedMs = 0): WaitingGame => {
  return { match, game: 'g', players: [match], strength, since: NOW - waitedMs };
};

test.each<[string, readonly WaitingGame[], string | undefined]>([
  ['nobody waits', [], undefined],
  ['the only one is near enough', [game('far', 3000)], 'far'],
  ['the nearer one is taken, though the other came first', [game('far', 2400), game('near', 1600)], 'near'],
  ['among equally near ones the first is taken', [game('above', 1600), game('below', 1400)], 'above'],
  ['less than five seconds of waiting change nothing', [game('far', 1800, 4_999), game('near', 1550)], 'near'],
  ['every five seconds a game comes nearer', [game('near', 1550), game('far', 1800, 15_000)], 'far'],
  ['a game of an older server is near', [game('near', 1600), { match: 'old', game: 'g', players: [] }], 'old'],
])('%s', (_, waiting, taken) => {
  expect(nearest(waiting, 1500, NOW)?.match).toBe(taken);
});
