import { frozen } from '@dwo/kernel';
import { defaults } from '../rules';
import { dealt } from '../testing/table';
import { championOf } from './champion-of';

const fought = (winner: 0 | 1) => ({ seats: [0, 1], ranks: [4, 9], cards: [null, null], rolls: [], winner });

test('the champion is the dinosaur that won the last combat, or the strongest that the winner has won', () => {
  const state = dealt(defaults('standard', 2));
  state.last = fought(1);
  Object.assign(state.players[0] ?? {}, { set: [12, 6] });
  expect(championOf(frozen(state), 1)).toEqual({ rank: 9, fought: true });
  expect(championOf(frozen(state), 0)).toEqual({ rank: 6, fought: false });
  state.last = null;
  expect(championOf(frozen(state), 1)).toEqual({ rank: 20, fought: false });
});
