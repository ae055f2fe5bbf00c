/** Questions about units and tiles on the field. */
import type { Frozen, Seat } from '@dwo/kernel';
import { SMALL_ON_TILE } from './data/limits';
import { FACES, type FaceData } from './data/tiles';
import { UNITS, type UnitData, type UnitType } from './data/units';
import type { Side } from './data/words';
import { type At, same } from './grid';
import type { Now, Tile, Unit } from './state';

/** A unit as the rules read it; only `evolve` may write one. */
export type Figure = Frozen<Unit>;

/** The thing itself. Throws if it is missing, which is a mistake of our own. */
export function sure<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error('A value that must exist is missing');
  return thing;
}

/** The card of a unit's type. */
export function dataOf({ type }: { readonly type: UnitType }): UnitData {
  return UNITS[type];
}

/** The side that a unit belongs to. */
export function sideOf(unit: { readonly type: UnitType }): Side {
  return UNITS[unit.type].side;
}

/** The other side. */
export function otherSide(side: Side): Side {
  return side === 'dinosaurs' ? 'soldiers' : 'dinosaurs';
}

/** The side that a seat plays. */
export function sideAt({ dinosaurs }: { readonly dinosaurs: Seat }, seat: Seat): Side {
  return seat === dinosaurs ? 'dinosaurs' : 'soldiers';
}

/** The seat that plays a side. */
export function seatOf({ dinosaurs }: { readonly dinosaurs: Seat }, side: Side): Seat {
  return side === 'dinosaurs' ? dinosaurs : 1 - dinosaurs;
}

/** The degree of an ability; 0 for a unit without it. */
export function ability(unit: { readonly type: UnitType }, name: string): number {
  return UNITS[unit.type].abilities[name] ?? 0;
}

/** Whether a unit has an ability in any degree. */
export function has(unit: { readonly type: UnitType }, name: string): boolean {
  return ability(unit, name) > 0;
}

/** True for Massive units, which count as large (DS-AB-MAS-1). */
export function isLarge(unit: { readonly type: UnitType }): boolean {
  return has(unit, 'massive');
}

/** The unit with an id; null if there is none. */
export function unitAt(state: Now, id: number): Figure | null {
  return state.units[id] ?? null;
}

/** The index in `tiles` of the tile on a spot; null if there is none. */
export function tileAt(state: Now, spot: At): number | null {
  const at = state.tiles.findIndex((tile) => same(tile, spot));
  return at < 0 ? null : at;
}

/** The tile under a unit. Throws if the unit is not on the field. */
export function standingOn(state: Now, unit: Figure): Frozen<Tile> {
  return sure(state.tiles[sure(unit.tile)]);
}

/** The face of a tile; null while the tile is face down. */
export function faceOf({ face }: Frozen<Tile>): FaceData | null {
  return face === null ? null : FACES[face];
}

/** The index in `tiles` of a side's Starting Tile; -1 before it is placed. */
export function startOf(state: Now, side: Side): number {
  const face = side === 'dinosaurs' ? 'START_D' : 'START_S';
  return state.tiles.findIndex((tile) => tile.face === face);
}

/** The units of both sides on a tile, by its index. */
export function unitsOn(state: Now, tile: number): Figure[] {
  return state.units.filter((unit) => unit.tile === tile);
}

/** The units of a side that are on the field; those in reserve have no effect (DS-RES-5). */
export function fielded(state: Now, side: Side): Figure[] {
  return state.units.filter((unit) => unit.place === 'field' && sideOf(unit) === side);
}

/** Whether a unit of this side on the field has an ability. */
export function friendHas(state: Now, side: Side, name: string): boolean {
  return fielded(state, side).some((unit) => has(unit, name));
}

/**
 * Whether a unit may stand on a tile with these friends: up to four small units, or one large unit alone. Enemies take
 * no room (DS-OCC-1, DS-OCC-2, DS-OCC-4).
 */
export function fitsWith(unit: { readonly type: UnitType }, friends: readonly { readonly type: UnitType }[]): boolean {
  if (friends.length === 0) return true;
  return !isLarge(unit) && friends.length < SMALL_ON_TILE && !friends.some(isLarge);
}

/** The other units of a unit's side on a tile. */
export function friendsOn(state: Now, tile: number, unit: Figure): Figure[] {
  const side = sideOf(unit);
  return unitsOn(state, tile).filter((each) => each.id !== unit.id && sideOf(each) === side);
}

/** Whether a tile has room for a unit (DS-OCC-3). */
export function hasRoom(state: Now, tile: number, unit: Figure): boolean {
  return fitsWith(unit, friendsOn(state, tile, unit));
}

/** The cost of the living units of a side, plus the cost of the Alpha card while its bearer lives (DS-END-5). */
export function worthOf(state: Now, side: Side, alphaCost: number): number {
  return state.units
    .filter((unit) => unit.place !== 'dead' && sideOf(unit) === side)
    .reduce((sum, unit) => sum + dataOf(unit).cost + (unit.alpha ? alphaCost : 0), 0);
}
