import { type State, VEHICLES } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { dinosaurOf, vehicleOf } from '../tools/figures';
import { say } from '../words';
import type { Aimed } from './aimed';
import { useShown } from './on-show';

/** The points of a target. */
export interface TargetLife {
  readonly now: number;
  readonly max: number;
  /** The unit of its points. */
  readonly unit: 'life' | 'structure';
}

/** Life points of a dinosaur or structure points of a vehicle that is aimed at; null for soldiers and guns. */
export function useTargetLife(plan: Aimed | null): TargetLife | null {
  const state = useShown();
  return state === null || plan === null ? null : targetLife(state, plan);
}

/** The same in a state. */
export function targetLife(state: Frozen<State>, plan: Aimed): TargetLife | null {
  if (plan.target === null) return null;
  const dinosaur = dinosaurOf(state, plan.target);
  if (dinosaur !== null) return { now: dinosaur.lifePoints, max: dinosaur.mostLife, unit: 'life' };
  const vehicle = vehicleOf(state, plan.target);
  if (vehicle === null) return null;
  return { now: Math.max(0, vehicle.structurePoints), max: VEHICLES[vehicle.kind].structurePoints, unit: 'structure' };
}

/** "3 of 7 life". */
export function lifeWords({ now, max, unit }: TargetLife): string {
  return say('odds.life', { now, max, unit: unitWord(unit) });
}

export function unitWord(unit: TargetLife['unit']): string {
  return say(`odds.unit.${unit}`);
}
