import { frozen } from '@dwo/kernel';
import { defaults } from '../rules';
import { dealt } from '../testing/table';
import { championOf } from './champion-of';

const fought = (winner: 0 | 1) => ({ seats: [0, 1], ranks: [4, 9], cards: [null, null], rolls: [], winner });

test('the champion is the dinosaur that won the last combat, or the strongest that the winner has won', () => {
  const state = dealt(defaults('standard', 2));
  state.last = fought(1);
  Object.assign(state.players[0] ?? {}, { set: [12, 6] });
  expect(championOf(frozen(state), 1)).toBe(9);
  expect(championOf(frozen(state), 0)).toBe(6);
  state.last = null;
  expect(championOf(frozen(state), 1)).toBe(20);
});
