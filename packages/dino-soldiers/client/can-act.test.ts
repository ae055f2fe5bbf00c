/** A unit that can do nothing more is not offered, whatever points and attacks it has left. */
import { frozen } from '@dwo/kernel';
import type { Figure } from '../rules';
import { soldiersTurn } from '../testing/table';
import { canAct } from './can-act';

test('a unit acts while a step or a target is open to it, and no longer', () => {
  const rifle = (rows: readonly string[], more: object, foe: number) => {
    const state = frozen(
      soldiersTurn(
        rows,
        [
          ['rifleman', 0, 0, more],
          ['stegosaurus', foe, 0],
        ],
        'step' in more ? { step: 'attack' } : {},
      ),
    );
    return canAct(state, state.units[0] as Figure);
  };
  expect(rifle(['ooooooo'], {}, 6)).toBe(true);
  expect(rifle(['ooooooo'], { points: 0 }, 6)).toBe(false);
  expect(rifle(['ooooooo'], { points: 0 }, 4)).toBe(true);
  expect(rifle(['o oooooo'], {}, 7)).toBe(false);
});
