/** Contact between the sides (DW-R-3): who touches whom, on the ground and in the air. */
import type { Disc, Frozen, Point } from '@dwo/kernel';
import { figureIndexOf } from './figure-index';
import { armyFigureOf, dinosaurOf, discOf, figureOf, isDinosaur, onTable, sideOf, sure } from './figures';
import type { FigureId, Side, State } from './state';
import { tablesOf } from './tables';
import { groundCi } from './terrain';

/**
 * Lists the living enemies that a base of `side` would touch at this place, in order of id. With `z` 0 the base is on the
 * ground, where soldiers on a hill count too (DW-R-107); otherwise `z` is its height above the table in ci.
 */
export function touchedFrom(state: Frozen<State>, side: Side, base: Disc, z = 0): FigureId[] {
  if (z > 0 && tablesOf(state).parameters.levelCi === 0) return [];
  const near = enemiesOf(state, side).near(base.x, base.y, base.radius + tablesOf(state).parameters.contactCi);
  if (side === 'army') return near.filter((id) => isLevel(state, sure(dinosaurOf(state, id)).z, base));
  return z === 0 ? near : near.filter((id) => isLevel(state, z, sure(armyFigureOf(state, id))));
}

/** Whether a dinosaur at height `z` is on the ground, or within contact of the surface at this place (DW-R-3, DW-FLY-4). */
export function isLevel(state: Frozen<State>, z: number, at: Point): boolean {
  if (z === 0) return true;
  const { levelCi } = tablesOf(state).parameters;
  return levelCi > 0 && Math.abs(z - groundCi(state, at)) <= levelCi;
}

/**
 * Lists the living enemies in contact with a figure, measured afresh (DW-R-3). A figure that is dead, absent or in the air
 * has none.
 */
export function contacts(state: Frozen<State>, id: FigureId): FigureId[] {
  const figure = figureOf(state, id);
  if (figure === null || !onTable(figure)) return [];
  return touchedFrom(state, sideOf(figure), discOf(state, figure), isDinosaur(figure) ? figure.z : 0);
}

/** Whether any living enemy touches a living figure. */
export function inContact(state: Frozen<State>, id: FigureId): boolean {
  const figure = figureOf(state, id);
  if (figure === null || !onTable(figure)) return false;
  const { x, y, radius } = discOf(state, figure);
  const side = sideOf(figure);
  const { contactCi } = tablesOf(state).parameters;
  return enemiesOf(state, side).someNear(x, y, radius + contactCi, (enemy) => {
    if (!isDinosaur(figure)) return isLevel(state, sure(dinosaurOf(state, enemy)).z, figure);
    return isLevel(state, figure.z, sure(armyFigureOf(state, enemy)));
  });
}

function enemiesOf(state: Frozen<State>, side: Side) {
  const index = figureIndexOf(state);
  return side === 'army' ? index.dinosaurs : index.army;
}
