/** Life points that dinosaurs lose. */
import type { Dice, Frozen } from '@dwo/kernel';
import type { Emit } from '../combat';
import { dinosaurOf } from '../figures';
import type { RuleId } from '../rules';
import type { FigureId, State } from '../state';

/** What a dinosaur suffers from somebody. */
export interface Wound {
  readonly id: FigureId;
  readonly by: FigureId;
  /** What the weapon takes; all life points that are left for an automatic kill. */
  readonly damage: number;
  readonly rule: RuleId;
}

/** Life points never go below 0, and at 0 the dinosaur is eliminated (DW-DMG-8). */
export function wound(state: Frozen<State>, { id, by, damage, rule }: Wound, _dice: Dice, emit: Emit): void {
  const left = dinosaurOf(state, id)?.lifePoints ?? 0;
  emit({ type: 'wounded', figure: id, lost: Math.min(left, damage), rule });
  if (damage >= left) emit({ type: 'killed', figure: id, by, rule });
}
