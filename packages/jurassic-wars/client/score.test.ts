import { frozen } from '@dwo/kernel';
import { defaults, type State } from '../rules';
import { dealt } from '../testing/table';
import { placesOf } from './score';

/** A match that a seat has won, with these points or counters of all seats. */
function over(version: 'whist' | 'poker' | 'standard', numbers: readonly number[], winner: number): State {
  const state = dealt(defaults(version, numbers.length));
  state.players.forEach((player, seat) => {
    Object.assign(player, { score: numbers[seat], counters: numbers[seat] });
  });
  state.ending = { winners: [winner], rule: 'JW-WH-12' };
  return state;
}
const placed = (state: State) => placesOf(frozen(state)).map(({ seat, place }) => [seat, place]);

test.each(['whist', 'poker'] as const)('%s ranks by points or counters, and equal results share a place', (version) => {
  expect(placed(over(version, [7, 12, 7, 3], 1))).toEqual([
    [1, 1],
    [0, 2],
    [2, 2],
    [3, 4],
  ]);
});

test('JW-FO-4 the winner of a fight-off is first, and those who were equal are second', () => {
  expect(placed(over('whist', [12, 5, 12], 2))).toEqual([
    [2, 1],
    [0, 2],
    [1, 3],
  ]);
});

test('JW-G-20 the standard game ranks only its winner, the last player with dinocards', () => {
  expect(placed(over('standard', [0, 0, 0], 1))).toEqual([
    [1, 1],
    [0, null],
    [2, null],
  ]);
});

test('JW-G-20 of two players the one who has lost is second', () => {
  expect(placed(over('standard', [0, 0], 1))).toEqual([
    [1, 1],
    [0, 2],
  ]);
});
