/** A unit that enters a tile: costs, terrain and fire (DS-MOV-7). */

import type { Face } from './data/tiles';
import type { Way } from './data/words';
import { hurt, revealTile } from './harm';
import { type Figure, faceOf, friendHas, has, sideOf, sure, unitAt } from './on-field';
import type { Play } from './play';
import type { Now } from './state';

/**
 * True for Massive and flying units, and for soldiers with a bridge on the field: Rough costs them 1 point (DS-TER-4,
 * DS-AB-CRO-1, DS-AB-FLY-1).
 */
export function ignoresRough(state: Now, unit: Figure): boolean {
  if (has(unit, 'massive') || has(unit, 'flight')) return true;
  return sideOf(unit) === 'soldiers' && friendHas(state, 'soldiers', 'crossing');
}

/** True for units that Unforgiving terrain does not hurt (DS-TER-7, DS-AB-DET-1). */
export function ignoresUnforgiving(state: Now, unit: Figure): boolean {
  if (has(unit, 'flight') || has(unit, 'instinct')) return true;
  return sideOf(unit) === 'soldiers' && friendHas(state, 'soldiers', 'detection');
}

/**
 * The movement points of a step onto a tile: 1 on Open, on Rough 2 or all that is left. Leaving a tile costs nothing
 * (DS-MOV-2, DS-TER-2, DS-TER-3, DS-TER-5).
 */
export function priceOf(state: Now, unit: Figure, tile: number): number {
  const rough = faceOf(sure(state.tiles[tile]))?.terrain === 'rough' && !ignoresRough(state, unit);
  return Math.min(rough ? 2 : 1, unit.points);
}

/**
 * Applies the damage of Unforgiving terrain and fire to a unit that has entered, less its Armour, each time (DS-TER-6,
 * DS-TER-8).
 */
function suffer(play: Play, id: number, tile: number): void {
  const { state } = play;
  const { terrain, damage } = sure(faceOf(sure(state.tiles[tile])));
  if (terrain === 'unforgiving' && !ignoresUnforgiving(state, sure(unitAt(state, id)))) {
    hurt(play, id, damage, 'terrain');
  }
  // DS-AB-FIR-4
  const { burns, heat } = sure(state.tiles[tile]);
  if (burns > 0) hurt(play, id, heat, 'fire');
}

/** Turns a face-down tile face up for good, which only a unit that enters it does (DS-SET-1). */
function turnUp({ state, emit }: Play, tile: number): void {
  if (sure(state.tiles[tile]).face !== null) return;
  const face: Face = sure(sure(state.closed).faces[tile]);
  emit({ type: 'turned', tile, face });
}

/**
 * Moves a unit to a tile. A step costs what `priceOf` says, a leap 1, a flight over an Obstacle 2, a charge nothing.
 */
export function enter(play: Play, id: number, tile: number, way: Way): void {
  const { state, emit } = play;
  const unit = sure(unitAt(state, id));
  revealTile(play, sure(unit.tile));
  revealTile(play, tile);
  emit({ type: 'moved', unit: id, tile, way });
  turnUp(play, tile);
  const prices = { step: priceOf(state, sure(unitAt(state, id)), tile), leap: 1, overfly: 2, charge: 0 };
  if (prices[way] > 0) emit({ type: 'paid', unit: id, points: prices[way] });
  suffer(play, id, tile);
}

/**
 * Brings a unit in from reserve to a tile by its index, at no cost (DS-RES-3). Fire there hurts it, but not in the
 * deployment.
 */
export function comeIn(play: Play, id: number, tile: number): void {
  revealTile(play, tile);
  play.emit({ type: 'cameIn', unit: id, tile });
  if (play.state.phase === 'play') suffer(play, id, tile);
}
