/** The judge of positions: what a lead is worth, and where choices are weighed. */
import { frozen } from '@dwo/kernel';
import { defaults, jurassicWars } from '../rules';
import { dealt } from '../testing/table';
import { evaluator } from './evaluator';

test('a lead of counters is worth more, the fewer hands of Poker are to come', () => {
  const state = dealt(defaults('poker', 4), 3);
  const [leader] = state.players;
  if (leader === undefined) throw new Error('There is no seat 0');
  leader.counters += 8;
  const shares = [1, 5, 8].map((round) => evaluator.chances(frozen({ ...state, round }))[0] ?? 0);
  const [early = 0, middle = 0, last = 0] = shares;
  expect(early).toBeGreaterThan(0.25);
  expect(middle).toBeGreaterThan(early);
  expect(last).toBeGreaterThan(middle);
  expect(last).toBeLessThan(0.6);
});

test('the choices of a standard game of three are weighed', () => {
  const state = frozen(dealt(defaults('standard', 3), 3));
  const [seat = 0] = jurassicWars.awaiting(state);
  expect(evaluator.candidates(jurassicWars.view(state, seat), seat)).toHaveLength(6);
});
