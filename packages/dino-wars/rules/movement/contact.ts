import type { Disc, Frozen } from '@dwo/kernel';
import { boardOf } from '../board';
import { dinosaurOf, discOf, type Figure, figureOf, isDinosaur, onTable, sideOf } from '../figures';
import type { FigureId, Side, State } from '../state';
import { tablesOf } from '../tables';

/** Whether two bases are within contact of each other: a gap of at most 0.10" (DW-R-3). */
export function touching(a: Disc, b: Disc, contactCi: number): boolean {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const reach = a.radius + b.radius + contactCi;
  return dx * dx + dy * dy <= reach * reach;
}

/** The living enemies that a base of `side` on the ground would touch at this place, in order of id. Soldiers on a hill too (DW-R-107). */
export function touchedFrom(state: Frozen<State>, side: Side, base: Disc): FigureId[] {
  const near = enemiesOf(state, side).near(base.x, base.y, base.radius + tablesOf(state).parameters.contactCi);
  return side === 'army' ? near.filter((id) => isGrounded(dinosaurOf(state, id))) : near;
}

/** The living enemies in contact with a figure, measured afresh (DW-R-3); none for the dead, the absent and the airborne. */
export function contacts(state: Frozen<State>, id: FigureId): FigureId[] {
  const figure = figureOf(state, id);
  return figure !== null && standsOnGround(figure) ? touchedFrom(state, sideOf(figure), discOf(state, figure)) : [];
}

/** Whether any living enemy touches a living figure. */
export function inContact(state: Frozen<State>, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure === null || !standsOnGround(figure)) return false;
  const { x, y, radius } = discOf(state, figure);
  const side = sideOf(figure);
  const { contactCi } = tablesOf(state).parameters;
  return enemiesOf(state, side).someNear(x, y, radius + contactCi, (enemy) => {
    return side === 'dinosaurs' || isGrounded(dinosaurOf(state, enemy));
  });
}

function standsOnGround(figure: Frozen<Figure>): boolean {
  return onTable(figure) && (!isDinosaur(figure) || figure.z === 0);
}

/** A flyer touches only what is on its own level (DW-FLY-4, DW-R-107). */
function isGrounded(dinosaur: { readonly z: number } | null): boolean {
  return dinosaur?.z === 0;
}

function enemiesOf(state: Frozen<State>, side: Side) {
  const board = boardOf(state);
  return side === 'army' ? board.dinosaurs : board.army;
}
