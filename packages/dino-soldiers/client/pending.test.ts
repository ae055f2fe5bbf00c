import { frozen } from '@dwo/kernel';
import type { Figure, Now } from '../rules';
import { soldiersTurn } from '../testing/table';
import { isDoomed, pendingSign, pendingText } from './pending';

const waiting = (...damages: readonly number[]): Now =>
  frozen({
    ...soldiersTurn(
      ['oooo>'],
      [
        ['velociraptor', 0, 0],
        ['sniper', 3, 0],
      ],
    ),
    pending: damages.map((damage, at) => ({
      ...{ attack: at + 1, by: 1, unit: 0, damage },
      ...{ kill: false, pierce: false, melee: false },
    })),
  });
const raptor = (state: Now) => state.units[0] as Figure;

test('DS-AB-AGI-1 a hit that waits is told with what it takes, and two with the one that is ignored', () => {
  const [none, one, two] = [waiting(), waiting(2), waiting(1, 2)];
  expect([none, one, two].map((state) => pendingSign(state, raptor(state)))).toEqual([null, '−2', '2×']);
  expect([none, one, two].map((state) => isDoomed(state, raptor(state)))).toEqual([false, true, false]);
  expect(pendingText(none, raptor(none))).toBeNull();
  expect(pendingText(one, raptor(one))).toBe(
    'A hit waits: −2 at the end of the turn, which kills it, unless a second hit lets it ignore one',
  );
  expect(pendingText(two, raptor(two))).toBe('2 hits wait: at the end of the turn it ignores one');
});
