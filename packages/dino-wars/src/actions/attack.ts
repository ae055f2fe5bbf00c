/** The dinosaurs' attacks of phase 3 (§3.12 of the rules). */
import type { Dice, Frozen, Seat } from '@dwo/kernel';
import { bite, type Emit } from '../combat';
import { contacts, touching } from '../contact';
import { dinosaurOf, discOf, soldierOf } from '../figures';
import { refuseDinosaur, refuseNow } from '../gate';
import type { Attack } from '../intents';
import { type No, refuse } from '../refusal';
import type { FigureId, State } from '../state';
import { tablesOf } from '../tables';

/** Once for every living dinosaur in contact (DW-DATK-1), whatever it did in phase 1 (DW-DATK-4, DW-OVER-10). */
export function checkAttack(state: Frozen<State>, seat: Seat, { figure, target }: Attack): No | null {
  const no = refuseNow(state, seat, ['dinosaur-attack']) ?? refuseDinosaur(state, seat, figure);
  if (no !== null) return no;
  const dinosaur = dinosaurOf(state, figure);
  const soldier = soldierOf(state, target);
  if (dinosaur === null || soldier === null) return refuse('DW-DATK-2', '', { figure, target });
  if (!soldier.alive) return refuse('DW-DATK-2', 'DEAD', { target });
  if (!touching(discOf(state, dinosaur), discOf(state, soldier), tablesOf(state).parameters.contactCi))
    return refuse('DW-DATK-2', 'NO_CONTACT', { figure, target });
  return dinosaur.attacked ? refuse('DW-DATK-1', 'BUDGET_SPENT', { figure }) : null;
}

/** Costs no movement and is answered by nobody (DW-DATK-3). */
export function resolveAttack(state: Frozen<State>, { figure, target }: Attack, dice: Dice, emit: Emit): void {
  bite(state, { id: figure, target, overrun: false }, dice, emit);
}

/** Soldiers a dinosaur may attack in this phase: any one in contact, whoever attacked him before (DW-DATK-2, DW-R-23). */
export function attackTargets(state: Frozen<State>, id: FigureId): FigureId[] {
  const dinosaur = dinosaurOf(state, id);
  if (state.phase !== 'dinosaur-attack' || state.ending !== null || dinosaur === null || dinosaur.attacked) return [];
  return contacts(state, id);
}

/** All attacks of a dinosaur. */
export function attackIntents(state: Frozen<State>, id: FigureId): Attack[] {
  return attackTargets(state, id).map((target) => ({ type: 'attack', figure: id, target }));
}
