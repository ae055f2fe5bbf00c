import type { Frozen } from '@dwo/kernel';
import { inContact } from './contact';
import { dinosaurOf, type Figure, figureOf, soldierOf } from './figures';
import type { FigureId, State } from './state';
import { tablesOf } from './tables';

/**
 * How far a figure may move this turn in all: a dinosaur its rate (DW-MOVE-3), a soldier 6" (DW-AMOVE-1), less 2" if he has
 * left contact this turn or would now (DW-AMOVE-2, worked out afresh for every part of his move: DW-R-62).
 */
export function allowanceCi(state: Frozen<State>, id: FigureId): number {
  const dinosaur = dinosaurOf(state, id);
  const { dinosaurs, parameters } = tablesOf(state);
  if (dinosaur !== null) return dinosaurs[dinosaur.kind].moveCi;
  if (soldierOf(state, id) === null) return 0;
  return parameters.soldierMoveCi - (paysForContact(state, id) ? parameters.leaveContactCi : 0);
}

/** What is left of a figure's allowance, to the hundredth of an inch (DW-AMOVE-5); 0 if it has walked more than it now might (DW-AMOVE-7). */
export function leftCi(state: Frozen<State>, id: FigureId): number {
  const figure = figureOf(state, id);
  return figure === null ? 0 : Math.max(0, allowanceCi(state, id) - spentBy(figure));
}

/** Movement a figure has spent this turn; a crewed weapon has none of its own. */
export function spentBy(figure: Frozen<Figure>): number {
  return 'spentCi' in figure ? figure.spentCi : 0;
}

/** Whether a soldier's movement this turn is cut for leaving contact: he has started in contact, or stands in it now (DW-R-60). */
export function paysForContact(state: Frozen<State>, id: FigureId): boolean {
  const soldier = soldierOf(state, id);
  return soldier !== null && (soldier.leftContact || inContact(state, id));
}
