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

/** Allowed once for every living dinosaur in contact (DW-DATK-1), whatever it did in phase 1 (DW-DATK-4, DW-OVER-10). */
function checkAttack(state: Frozen<State>, seat: Seat, { figure, target }: Attack): No | null {
  const no = refuseNow(state, seat, ['dinosaur-attack']) ?? refuseDinosaur(state, seat, figure);
  if (no !== null) return no;
  const unreached = refusePrey(state, figure, target, 'DW-DATK-2');
  if (unreached !== null) return unreached;
  return dinosaurOf(state, figure)?.attacked ? refuse('DW-DATK-1', 'BUDGET_SPENT', { figure }) : null;
}

/** An attack costs no movement, and no closing fire answers it (DW-DATK-3). */
function resolveAttack(state: Frozen<State>, { figure, target }: Attack, dice: Dice, emit: Emit): void {
  bite(state, { id: figure, target, overrun: false }, dice, emit);
}

/**
 * Lists the figures that a dinosaur may attack in this phase: all in contact, even those it has attacked before (DW-DATK-2,
 * DW-R-23).
 */
export function attackTargets(state: Frozen<State>, id: FigureId): FigureId[] {
  const dinosaur = dinosaurOf(state, id);
  if (state.phase !== 'dinosaur-attack' || state.ending !== null || dinosaur === null || dinosaur.attacked) return [];
  return preyOf(state, id);
}

/** Lists all attacks of a dinosaur. */
export function attackIntents(state: Frozen<State>, id: FigureId): Attack[] {
  return attackTargets(state, id).map((target) => ({ type: 'attack', figure: id, target }));
}

/** The action `attack`: a dinosaur attacks a figure in contact in phase 3 (§3.12). */
export const attack: Action<Attack> = {
  check: checkAttack,
  resolve: ({ state, intent, dice, emit }) => resolveAttack(state, intent, dice, emit),
  offers: { acting: { phases: ['dinosaur-attack'], intents: attackIntents } },
};
