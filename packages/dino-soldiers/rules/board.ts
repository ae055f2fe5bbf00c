/** Questions about what stands where. */
import type { Frozen, Seat } from '@dwo/kernel';
import { SMALL_ON_TILE } from './data/limits';
import { FACES, type FaceData } from './data/tiles';
import { UNITS, type UnitData, type UnitType } from './data/units';
import type { Side } from './data/words';
import { type At, same } from './grid';
import type { Now, Tile, Unit } from './state';

export type Figure = Frozen<Unit>;

/** Throws on a missing thing that must be there. */
export function sure<T>(thing: T | null | undefined): T {
  if (thing === null || thing === undefined) throw new Error('Something is not there that must be');
  return thing;
}

export function dataOf({ type }: { readonly type: UnitType }): UnitData {
  return UNITS[type];
}

export function sideOf(unit: { readonly type: UnitType }): Side {
  return UNITS[unit.type].side;
}

export function otherSide(side: Side): Side {
  return side === 'dinosaurs' ? 'soldiers' : 'dinosaurs';
}

/** The side that a seat plays. */
export function sideAt({ dinosaurs }: { readonly dinosaurs: Seat }, seat: Seat): Side {
  return seat === dinosaurs ? 'dinosaurs' : 'soldiers';
}

export function seatOf({ dinosaurs }: { readonly dinosaurs: Seat }, side: Side): Seat {
  return side === 'dinosaurs' ? dinosaurs : 1 - dinosaurs;
}

/** The degree of an ability; 0 for a unit without it. */
export function ability(unit: { readonly type: UnitType }, name: string): number {
  return UNITS[unit.type].abilities[name] ?? 0;
}

export function has(unit: { readonly type: UnitType }, name: string): boolean {
  return ability(unit, name) > 0;
}

/** Massive units are large (DS-AB-MAS-1). */
export function isLarge(unit: { readonly type: UnitType }): boolean {
  return has(unit, 'massive');
}

export function unitAt(state: Now, id: number): Figure | null {
  return state.units[id] ?? null;
}

export function tileAt(state: Now, spot: At): number | null {
  const at = state.tiles.findIndex((tile) => same(tile, spot));
  return at < 0 ? null : at;
}

/** The tile of a unit that is on the field. */
export function standingOn(state: Now, unit: Figure): Frozen<Tile> {
  return sure(state.tiles[sure(unit.tile)]);
}

/** The face of a tile; null while it lies face down. */
export function faceOf({ face }: Frozen<Tile>): FaceData | null {
  return face === null ? null : FACES[face];
}

/** The place of a side's Starting Tile in `tiles`. */
export function startOf(state: Now, side: Side): number {
  const face = side === 'dinosaurs' ? 'START_D' : 'START_S';
  return state.tiles.findIndex((tile) => tile.face === face);
}

export function unitsOn(state: Now, tile: number): Figure[] {
  return state.units.filter((unit) => unit.tile === tile);
}

/** The units of a side that are on the field; those in reserve have no effect (DS-RES-5). */
export function fielded(state: Now, side: Side): Figure[] {
  return state.units.filter((unit) => unit.place === 'field' && sideOf(unit) === side);
}

/** Friends on the field with an ability, this unit among them. */
export function friendHas(state: Now, side: Side, name: string): boolean {
  return fielded(state, side).some((unit) => has(unit, name));
}

/**
 * Whether a unit may stand with these friends: four small ones at most, or one large one alone. Enemies don't count, and never
 * bar the way (DS-OCC-1, DS-OCC-2, DS-OCC-4).
 */
export function fitsWith(unit: { readonly type: UnitType }, friends: readonly { readonly type: UnitType }[]): boolean {
  if (friends.length === 0) return true;
  return !isLarge(unit) && friends.length < SMALL_ON_TILE && !friends.some(isLarge);
}

/** Whether a unit may enter a tile (DS-OCC-3). */
export function hasRoom(state: Now, tile: number, unit: Figure): boolean {
  const side = sideOf(unit);
  const friends = unitsOn(state, tile).filter((each) => each.id !== unit.id && sideOf(each) === side);
  return fitsWith(unit, friends);
}

/** Costs of the living units of a side, and of the Alpha card while its bearer lives (DS-END-5). */
export function worthOf(state: Now, side: Side, alphaCost: number): number {
  return state.units
    .filter((unit) => unit.place !== 'dead' && sideOf(unit) === side)
    .reduce((sum, unit) => sum + dataOf(unit).cost + (unit.alpha ? alphaCost : 0), 0);
}
