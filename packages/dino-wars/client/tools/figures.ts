/** The figures on the table, with their owners and places, by id: the engine's answers for everything that the client shows. */
import {
  armyFigureOf,
  type CrewedWeapon,
  crewedWeaponOf,
  type Dinosaur,
  dinosaurOf,
  type Figure,
  type FigureId,
  figureOf,
  groundCi,
  isDinosaur,
  onTable,
  radiusOf as radiusOfFigure,
  type Side,
  type Soldier,
  type State,
  soldierOf,
  tablesOf,
  type Vehicle,
  vehicleOf,
  placeOf as whereIs,
} from '@dwo/dino-wars';
import { distance, type Frozen, type Point, type Seat } from '@dwo/kernel';

export { armyFigureOf, crewedWeaponOf, dinosaurOf, figureOf, isDinosaur, onTable, soldierOf, vehicleOf };

type Named<T> = readonly (readonly [FigureId, Frozen<T>])[];

/** All known dinosaurs, hidden ones last. */
export function dinosaursOf(state: Frozen<State>): Named<Dinosaur> {
  const hidden = state.secrets.flatMap((secret) => (secret === null ? [] : Object.entries(secret.dinosaurs)));
  return hidden.length === 0 ? Object.entries(state.dinosaurs) : [...Object.entries(state.dinosaurs), ...hidden];
}

/** Whether a dinosaur is hidden from the army. */
export function isHidden(state: Frozen<State>, id: FigureId): boolean {
  return state.secrets.some((secret) => secret !== null && Object.hasOwn(secret.dinosaurs, id));
}

export function soldiersOf(state: Frozen<State>): Named<Soldier> {
  return Object.entries(state.soldiers);
}

export function vehiclesOf(state: Frozen<State>): Named<Vehicle> {
  return Object.entries(state.vehicles);
}

export function weaponsOnTable(state: Frozen<State>): Named<CrewedWeapon> {
  return Object.entries(state.crewedWeapons);
}

/** All figures of the army: soldiers, vehicles, weapons. */
export function armyOf(state: Frozen<State>): readonly (readonly [FigureId, Frozen<Figure>])[] {
  return [...vehiclesOf(state), ...weaponsOnTable(state), ...soldiersOf(state)];
}

/** All figures of a side. */
export function sideFigures(state: Frozen<State>, side: Side): readonly (readonly [FigureId, Frozen<Figure>])[] {
  return side === 'army' ? armyOf(state) : dinosaursOf(state);
}

/** The ids of the enemies on the table. */
export function enemiesOf(state: Frozen<State>, figure: FigureId): readonly FigureId[] {
  const side = dinosaurOf(state, figure) === null ? 'dinosaurs' : 'army';
  return sideFigures(state, side).flatMap(([id, each]) => (onTable(each) ? [id] : []));
}

/** Whether a figure is a dinosaur. */
export function isBeast(state: Frozen<State>, figure: FigureId): boolean {
  return dinosaurOf(state, figure) !== null;
}

/** Whether a figure lives. */
export function isAlive(state: Frozen<State>, figure: FigureId): boolean {
  return figureOf(state, figure)?.alive === true;
}

/** The place of a figure; that of the vehicle for a rider. Null for an unknown figure. */
export function placeOf(state: Frozen<State>, figure: FigureId): Point | null {
  const found = figureOf(state, figure);
  if (found === null) {
    const pole = state.poles[figure];
    return pole === undefined ? null : { x: pole.x, y: pole.y };
  }
  return whereIs(state, found);
}

/** The figure that is drawn for this one: the vehicle of a rider, the hero or vehicle that carries a gun, else itself. */
export function shownFor(state: Frozen<State>, figure: FigureId): FigureId {
  return soldierOf(state, figure)?.aboard ?? crewedWeaponOf(state, figure)?.carrier ?? figure;
}

/** Radius of the base of a figure, or of a pole. */
export function radiusOf(state: Frozen<State>, figure: FigureId): number {
  const found = figureOf(state, figure);
  if (found !== null) return radiusOfFigure(state, found);
  return state.poles[figure] === undefined ? 0 : tablesOf(state).parameters.poleRadiusCi;
}

/** The seat that commands a figure; null for an unknown figure. */
export function ownerOf(state: Frozen<State>, figure: FigureId): Seat | null {
  return figureOf(state, figure)?.owner ?? null;
}

/** The living ones of these figures, the nearest to `from` first, measured from edge to edge. */
export function byDistance(state: Frozen<State>, from: FigureId, figures: readonly FigureId[]): readonly FigureId[] {
  const here = placeOf(state, from);
  if (here === null) return [];
  const away = (figure: FigureId) => {
    const there = placeOf(state, figure);
    return there === null ? Number.POSITIVE_INFINITY : distance(here, there) - radiusOf(state, figure);
  };
  return figures
    .filter((figure) => isAlive(state, figure))
    .map((figure) => ({ figure, away: away(figure) }))
    .sort((a, b) => a.away - b.away || (a.figure < b.figure ? -1 : 1))
    .map(({ figure }) => figure);
}

/** Height of the ground at a place, in ci. */
export function groundAt(state: Frozen<State>, at: Point): number {
  return groundCi(state, at);
}
