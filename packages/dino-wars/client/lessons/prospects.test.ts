import { intervalOf } from '@dwo/dino-wars/bot';
import { prospects, standOf } from './prospects';

const YOU = { reader: 'player', player: '' } as const;
const told = (wins: number, playouts: number) =>
  prospects({ estimate: wins / playouts, interval: intervalOf(wins / playouts, playouts) }, YOU);

test.each([
  [0, 6, 'Estimate: you are losing.'],
  [2, 6, 'Estimate: about even.'],
  [3, 6, 'Estimate: about even.'],
  [4, 6, 'Estimate: about even.'],
  [6, 6, 'Estimate: you are winning.'],
  [1, 20, 'Estimate: you are clearly losing.'],
  [19, 20, 'Estimate: you are clearly winning.'],
  [100, 200, 'Estimated chance to win: 50%.'],
])('%d of %d playouts won: %s', (wins, playouts, sentence) => {
  expect(told(wins, playouts)).toBe(sentence);
});

test('a number is told only of an interval narrower than 15 points', () => {
  expect(standOf({ from: 0.41, to: 0.55 })).toBe('known');
  expect(standOf({ from: 0.41, to: 0.57 })).toBe('even');
});

test('watchers read the name of the player', () => {
  const found = { estimate: 1, interval: intervalOf(1, 6) };
  expect(prospects(found, { reader: 'watcher', player: 'Ann' })).toBe('Estimate: Ann is winning.');
  expect(prospects({ estimate: null, interval: null }, YOU)).toBe('');
});
