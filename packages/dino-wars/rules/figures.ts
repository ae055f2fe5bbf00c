/** Lookups of figures by ids from any source, and their values in the tables. */
import type { Disc, Frozen } from '@dwo/kernel';
import { DINOSAURS, type DinosaurKind } from './data/dinosaurs';
import { PARAMETERS } from './data/parameters';
import { RANK_TABLE } from './data/ranks';
import { VEHICLES } from './data/vehicles';
import { CREWED_WEAPONS } from './data/weapons';
import type { CrewedWeapon, Dinosaur, FigureId, Side, Soldier, State, Vehicle } from './state';
import { type Tables, tablesOf } from './tables';

/** A figure: anything with a base and an owner. */
export type Figure = Dinosaur | Soldier | Vehicle | CrewedWeapon;
/** A figure that the army commands. */
export type ArmyFigure = Soldier | Vehicle | CrewedWeapon;

/** Returns `found`, or throws if it is null. It is for ids that the game itself has produced. */
export function sure<T>(found: T | null): T {
  if (found === null) throw new Error('No figure has this id');
  return found;
}

/** Returns the dinosaur with this id, dead or alive, hidden or not; null if there is none. */
export function dinosaurOf(state: Frozen<State>, id: FigureId): Frozen<Dinosaur> | null {
  if (Object.hasOwn(state.dinosaurs, id)) return state.dinosaurs[id] as Frozen<Dinosaur>;
  for (const secret of state.secrets) {
    if (secret !== null && Object.hasOwn(secret.dinosaurs, id)) return secret.dinosaurs[id] as Frozen<Dinosaur>;
  }
  return null;
}

/** Returns the soldier with this id, dead or alive; null if there is none. */
export function soldierOf(state: Frozen<State>, id: FigureId): Frozen<Soldier> | null {
  return Object.hasOwn(state.soldiers, id) ? (state.soldiers[id] as Frozen<Soldier>) : null;
}

/** Returns the vehicle with this id, destroyed or not; null if there is none. */
export function vehicleOf(state: Frozen<State>, id: FigureId): Frozen<Vehicle> | null {
  return Object.hasOwn(state.vehicles, id) ? (state.vehicles[id] as Frozen<Vehicle>) : null;
}

/** Returns the crewed weapon with this id, destroyed or not; null if there is none. */
export function crewedWeaponOf(state: Frozen<State>, id: FigureId): Frozen<CrewedWeapon> | null {
  return Object.hasOwn(state.crewedWeapons, id) ? (state.crewedWeapons[id] as Frozen<CrewedWeapon>) : null;
}

/** Returns the army figure with this id; null if there is none. */
export function armyFigureOf(state: Frozen<State>, id: FigureId): Frozen<ArmyFigure> | null {
  return soldierOf(state, id) ?? vehicleOf(state, id) ?? crewedWeaponOf(state, id);
}

/** Returns the figure with this id, dead or alive; null if there is none. */
export function figureOf(state: Frozen<State>, id: FigureId): Frozen<Figure> | null {
  return dinosaurOf(state, id) ?? armyFigureOf(state, id);
}

export function isDinosaur(figure: Frozen<Figure>): figure is Frozen<Dinosaur> {
  return 'lifePoints' in figure;
}

export function isSoldier(figure: Frozen<Figure>): figure is Frozen<Soldier> {
  return 'rank' in figure;
}

export function isVehicle(figure: Frozen<Figure>): figure is Frozen<Vehicle> {
  return 'structurePoints' in figure;
}

export function isCrewedWeapon(figure: Frozen<Figure>): figure is Frozen<CrewedWeapon> {
  return 'readyTurn' in figure;
}

/** Returns the side of a figure (DW-SIDE-1). */
export function sideOf(figure: Frozen<Figure>): Side {
  return isDinosaur(figure) ? 'dinosaurs' : 'army';
}

/** Whether a figure stands on the table by itself. Only such a figure can be touched, blocks, sees and is seen. */
export function onTable(figure: Frozen<Figure>): boolean {
  if (!figure.alive || figure.absence !== null) return false;
  if (isSoldier(figure)) return figure.aboard === null;
  return !isCrewedWeapon(figure) || figure.status === 'set-up' || figure.status === 'dismantled';
}

/** Returns the radius of a figure's base in ci (DW-R-2). */
export function radiusOf(state: Frozen<State>, figure: Frozen<Figure>): number {
  return radiusIn(tablesOf(state), figure);
}

/** Returns the radius of a figure's base in ci, by the tables of a match. */
export function radiusIn(tables: Tables, figure: Frozen<Figure>): number {
  if (isDinosaur(figure)) return tables.dinosaurs[figure.kind].radiusCi;
  if (isSoldier(figure)) return tables.parameters.soldierRadiusCi;
  return isVehicle(figure) ? tables.vehicles[figure.kind].radiusCi : tables.crewedWeapons[figure.kind].radiusCi;
}

/** Returns the height of a figure above the ground under it, in ci. */
export function heightOf(state: Frozen<State>, figure: Frozen<Figure>): number {
  const tables = tablesOf(state);
  if (isDinosaur(figure)) return tables.dinosaurs[figure.kind].heightCi;
  if (isSoldier(figure)) return tables.parameters.soldierHeightCi;
  return isVehicle(figure) ? tables.vehicles[figure.kind].heightCi : tables.crewedWeapons[figure.kind].heightCi;
}

/** Returns a figure's base where it stands. */
export function discOf(state: Frozen<State>, figure: Frozen<Figure>): Disc {
  return { x: figure.x, y: figure.y, radius: radiusOf(state, figure) };
}

/** Returns the place of a figure. A rider is at the vehicle, a towed or carried weapon at its carrier. */
export function placeOf(state: Frozen<State>, figure: Frozen<Figure>): Disc {
  const carrier = isSoldier(figure) ? figure.aboard : isCrewedWeapon(figure) ? figure.carrier : null;
  const by = carrier === null ? null : figureOf(state, carrier);
  return by === null ? discOf(state, figure) : placeOf(state, by);
}

/**
 * Returns the points of a dinosaur with this many life points (DW-PTS-5): one for each, and 1 more if it moves farther than
 * 24" (DW-R-106).
 */
export function dinosaurPoints(kind: DinosaurKind, mostLife: number): number {
  const { points, lifePoints } = DINOSAURS[kind];
  return points - lifePoints + mostLife;
}

/**
 * Returns the price of a figure, a vehicle without its crew (DW-PTS-1 to 3, DW-PTS-5). A crewman costs 1 instead of 2
 * (DW-R-67).
 */
export function pointsOf(figure: Frozen<Figure>): number {
  if (isDinosaur(figure)) return dinosaurPoints(figure.kind, figure.mostLife);
  if (isSoldier(figure)) return RANK_TABLE[figure.rank].points - (figure.crewman ? 1 : 0);
  if (isCrewedWeapon(figure)) return CREWED_WEAPONS[figure.kind].points;
  const { mountedMgPoints, mountedCannonPoints } = PARAMETERS;
  const mounts = (figure.mg === null ? 0 : mountedMgPoints) + (figure.cannon === null ? 0 : mountedCannonPoints);
  return VEHICLES[figure.kind].structurePoints + mounts;
}
