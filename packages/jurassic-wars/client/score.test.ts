import { frozen } from '@dwo/kernel';
import { defaults, type State } from '../rules';
import { dealt } from '../testing/table';
import { endingText, placesOf } from './score';

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

/** A game of Carnivores Unleashed that is over: combats won, victories that lie there at the end, and games won. */
function unleashed(scores: readonly number[], sets: readonly number[], more: Partial<State>, games = [1, 0]): State {
  const state = dealt({ ...defaults('carnivoresUnleashed', 2), carnivores: 0, ...more.options });
  state.players.forEach((player, seat) => {
    const set = Array.from({ length: sets[seat] ?? 0 }, (_, at) => at + 1);
    Object.assign(player, { cards: 0, score: scores[seat], set, games: games[seat] });
  });
  return Object.assign(state, { ending: { winners: [0], rule: 'JW-CU-7' } }, { ...more, options: state.options });
}

test('JW-CU-7 a result that the play-off decided tells both scores, the winner of the play-off first', () => {
  const told = (more: Partial<State>, sets = [5, 5]) => endingText(frozen(unleashed([5, 5], sets, more)));
  expect(told({ playOff: true }, [3, 2])).toBe('5 : 5, then 3 : 2 in the play-off');
  const lost = { playOff: true, ending: { winners: [1], rule: 'JW-CU-7' as const } };
  expect(told(lost, [1, 4])).toBe('5 : 5, then 4 : 1 in the play-off');
  expect(told({})).toBe('More combats won');
});

test('JW-CU-10 the result of two games tells whether both were won', () => {
  const options = { ...defaults('carnivoresUnleashed', 2), doubleMatch: true };
  expect(endingText(frozen(unleashed([12, 8], [6, 4], { options }, [2, 0])))).toBe('Both games won');
  expect(endingText(frozen(unleashed([12, 8], [6, 4], { options }, [1, 1])))).toMatch(/^One game each/);
});
