/** The dinosaurs' attacks of phase 3 (§3.12 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import type { Emit } from '../emit';
import { dinosaurOf } from '../figures';
import { bite } from '../fire/bites';
import { refuseDinosaur, refuseNow } from '../first-checks';
import type { Attack } from '../intents';
import { preyOf, refusePrey } from '../movement/reach';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import type { Action } from './action';

/** Once for every living dinosaur in contact (DW-DATK-1), whatever it did in phase 1 (DW-DATK-4, DW-OVER-10). */
function checkAttack(state: Frozen<State>, seat: Seat, { figure, target }: Attack): No | null {
  const no = refuseNow(state, seat, ['dinosaur-attack']) ?? refuseDinosaur(state, seat, figure);
  if (no !== null) return no;
  const unreached = refusePrey(state, figure, target, 'DW-DATK-2');
  if (unreached !== null) return unreached;
  return dinosaurOf(state, figure)?.attacked ? refuse('DW-DATK-1', 'BUDGET_SPENT', { figure }) : null;
}

/** Costs no movement and is answered by nobody (DW-DATK-3). */
function resolveAttack(state: Frozen<State>, { figure, target }: Attack, dice: Dice, emit: Emit): void {
  bite(state, { id: figure, target, overrun: false }, dice, emit);
}

/**
 * The figures a dinosaur may attack in this phase: all in contact, even if it has attacked them before (DW-DATK-2,
 * DW-R-23).
 */
export function attackTargets(state: Frozen<State>, id: FigureId): FigureId[] {
  const dinosaur = dinosaurOf(state, id);
  if (state.phase !== 'dinosaur-attack' || state.ending !== null || dinosaur === null || dinosaur.attacked) return [];
  return preyOf(state, id);
}

/** All attacks of a dinosaur. */
export function attackIntents(state: Frozen<State>, id: FigureId): Attack[] {
  return attackTargets(state, id).map((target) => ({ type: 'attack', figure: id, target }));
}

/** A dinosaur's attack in phase 3. */
export const attack: Action<Attack> = {
  check: checkAttack,
  resolve: ({ state, intent, dice, emit }) => resolveAttack(state, intent, dice, emit),
  offers: { acting: { phases: ['dinosaur-attack'], intents: attackIntents } },
};
