/** The orders that a seat still has in a step (VS-R-46, VS-INV-16). */
import type { Seat } from '@dwo/kernel';
import { commanded, isOnFoot, onTable } from './bodies';
import { TERRAIN } from './data/terrain';
import type { Step } from './data/words';
import { hasMoved } from './first-checks';
import { refuseSkill, tasksOf } from './skills';
import type { Fig, Now } from './state';
import { refuseBlow, refuseDemolition, refuseShot } from './strike';

/** Whether a figure can attack another figure in an attack step. */
export function hasFoe(state: Now, figure: Fig, way: 'distance' | 'hand'): boolean {
  if (figure.attacked || (way === 'distance' && !figure.distance)) return false;
  const refuse = way === 'distance' ? refuseShot : refuseBlow;
  return onTable(state).some(({ id }) => refuse(state, figure, id) === null);
}

/** Whether a figure has a legal target in an attack step, terrain included; a sight die still to be rolled counts. */
export function canAttack(state: Now, figure: Fig, way: 'distance' | 'hand'): boolean {
  if (figure.attacked || (way === 'distance' && !figure.distance)) return false;
  if (hasFoe(state, figure, way)) return true;
  return state.features.some(
    ({ id, standing, kind }) =>
      standing && TERRAIN[kind].destructible && refuseDemolition(state, figure, id, way) === null,
  );
}

/** The tasks that a guy meets the conditions of, with their objects. */
export function chancesOf(state: Now, figure: Fig) {
  const objects = [null, ...onTable(state).flatMap(({ id, seat }) => (seat === null ? [id] : []))];
  return tasksOf(state).flatMap((task) =>
    objects.filter((object) => refuseSkill(state, figure, task, object) === null).map((object) => ({ task, object })),
  );
}

/** Whether a seat has a legal order in a step, resigning and ending it left aside (VS-R-46). */
export function hasOrders(state: Now, seat: Seat, step: Step): boolean {
  const figures = commanded(state, seat);
  switch (step) {
    // A rider that has not moved sits on a mount that has not moved either, so nobody is missed here.
    case 'move':
      return figures.some((figure) => !hasMoved(state, figure));
    case 'distance':
    case 'hand':
      return figures.some((figure) => canAttack(state, figure, step));
    case 'skill':
      return figures.some((figure) => isOnFoot(figure) && !figure.tried && chancesOf(state, figure).length > 0);
  }
}
