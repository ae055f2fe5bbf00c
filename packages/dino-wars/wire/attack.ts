/** The figure that an attack is aimed at, for the comparison of a battle of the day. */
import type { Frozen } from '@dwo/kernel';
import type { Attack } from '@dwo/shared';
import { type Event, figureOf, isDinosaur, isSoldier, type State, sideOf } from '../rules';

/**
 * Returns the attack that an event tells of: a shot or a bite. A shot as closing fire answers an attack. The target is
 * `soldier/<weapon>` for a soldier, otherwise the kind of the dinosaur, vehicle or crewed weapon.
 */
export function attackIn(state: Frozen<State>, event: Event): Attack | null {
  if (event.type !== 'shot' && event.type !== 'attacked') return null;
  if (event.type === 'shot' && event.window === 'closing') return null;
  const [figure, target] = [figureOf(state, event.figure), figureOf(state, event.target)];
  if (figure === null || target === null) return null;
  return {
    side: sideOf(figure),
    target: isSoldier(target) ? `soldier/${target.weapons[0] ?? 'pistol'}` : kindOf(target),
  };
}

function kindOf(figure: Exclude<ReturnType<typeof figureOf>, null>): string {
  return isDinosaur(figure) ? figure.kind : 'kind' in figure ? figure.kind : '';
}
