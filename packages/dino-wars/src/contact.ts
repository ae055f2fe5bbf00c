import type { Disc, Frozen } from '@dwo/kernel';
import { boardOf } from './board';
import { PARAMETERS } from './data/parameters';
import { discOf, figureOf, sideOf } from './figures';
import type { FigureId, Side, State } from './state';

/** Whether two bases are within contact of each other: a gap of at most 0.10" (DW-R-3). */
export function touching(a: Disc, b: Disc): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.radius + b.radius + PARAMETERS.contactCi;
  return dx * dx + dy * dy <= reach * reach;
}

/** The living enemies that a base of `side` at this place would touch, in order of id. Soldiers on a hill too (DW-R-107). */
export function touchedFrom(state: Frozen<State>, side: Side, base: Disc): FigureId[] {
  return enemiesOf(state, side).near(base.x, base.y, base.radius + PARAMETERS.contactCi);
}

/** The living enemies in contact with a figure, measured afresh (DW-R-3); none for the dead. */
export function contacts(state: Frozen<State>, id: FigureId): FigureId[] {
  const figure = figureOf(state, id);
  return figure?.alive ? touchedFrom(state, sideOf(figure), discOf(figure)) : [];
}

/** Whether any living enemy touches a living figure. */
export function inContact(state: Frozen<State>, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (!figure?.alive) return false;
  const { x, y, radius } = discOf(figure);
  return enemiesOf(state, sideOf(figure)).someNear(x, y, radius + PARAMETERS.contactCi, () => true);
}

function enemiesOf(state: Frozen<State>, side: Side) {
  const board = boardOf(state);
  return side === 'army' ? board.dinosaurs : board.soldiers;
}
