import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { dinosaurOf, vehicleOf } from '../tools/figures';
import type { Aimed } from './aimed';
import { type Life, lifeOf } from './life';
import { useShown } from './on-show';

/** Life points of a dinosaur or structure points of a vehicle that is aimed at; null for soldiers and guns. */
export function useTargetLife(plan: Aimed | null): Life | null {
  const state = useShown();
  return state === null || plan === null ? null : targetLife(state, plan);
}

/** The same in a state. */
function targetLife(state: Frozen<State>, plan: Aimed): Life | null {
  if (plan.target === null) return null;
  const target = dinosaurOf(state, plan.target) ?? vehicleOf(state, plan.target);
  return target === null ? null : lifeOf(target);
}
