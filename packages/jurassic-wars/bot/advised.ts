/** The decisions that a player can be advised about. */
import type { Frozen } from '@dwo/kernel';
import type { Phase, State } from '../rules';

/** The phases in which all choices are equally good. */
const EVEN: readonly Phase[] = ['show', 'turnUp', 'pickAttacker', 'pickOpponent'];

/** Whether there is something to weigh in the decision that is due. */
export function isWeighed({ phase }: Pick<Frozen<State>, 'phase'>): boolean {
  return !EVEN.includes(phase);
}
