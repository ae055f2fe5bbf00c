/** The victims of an attack, or the reason why it is not legal. */

import { ATTACKS } from './data/limits';
import type { ModeData } from './data/units';
import type { Mode } from './data/words';
import { type At, adjacent, DIRECTIONS, distance, plus, same } from './grid';
import { focusOf, isOpenTo, sees } from './instinct';
import type { Target } from './intents';
import {
  dataOf,
  type Figure,
  fielded,
  friendsOn,
  has,
  hasRoom,
  sideOf,
  standingOn,
  tileAt,
  unitAt,
  unitsOn,
} from './on-field';
import { type No, refuse, refuseRoom } from './refusal';
import { clear } from './sight';
import type { Now } from './state';

/** A legal attack: the units that it hits as declared, and the tiles of its line. */
export interface Aim {
  readonly data: ModeData;
  readonly victims: readonly Figure[];
  /** The tiles of a charge or a fire wall, in their order; empty for other attacks. */
  readonly line: readonly number[];
}

/** True for an aim, false for a refusal. */
export function isAim(aim: Aim | No): aim is Aim {
  return 'victims' in aim;
}

interface Aiming {
  readonly state: Now;
  readonly unit: Figure;
  readonly data: ModeData;
  readonly focus: readonly Figure[];
}

/**
 * The mode, if the unit may use it this turn; else the reason why it may not use it on any target (DS-ATK-2, DS-ATK-3).
 */
function readiness(unit: Figure, mode: Mode): ModeData | No {
  const data = dataOf(unit).modes.find((each) => each.mode === mode);
  if (data === undefined) return refuse('DS-ATK-3', 'CANNOT_ATTACK', { mode });
  const most = ATTACKS[sideOf(unit)];
  if (unit.modes.length >= most) return refuse('DS-ATK-2', 'CANNOT_ATTACK', { most });
  return unit.modes.includes(mode) ? refuse('DS-ATK-3', 'CANNOT_ATTACK', { mode, used: true }) : data;
}

/** The reason why a unit may not be chosen as a target; null if it may (DS-ATK-5, DS-HIDE-10, DS-PI-8). */
function refuseVictim({ unit, focus }: Aiming, victim: Figure): No | null {
  if (victim.place !== 'field') return refuse('DS-ATK-5', 'BAD_TARGET', { unit: victim.id });
  const friend = sideOf(victim) === sideOf(unit);
  if (friend && !focus.some(({ id }) => id === victim.id)) return refuse('DS-PI-8', 'BAD_TARGET', { unit: victim.id });
  return isOpenTo(unit, victim) ? null : refuse('DS-HIDE-10', 'BAD_TARGET', { unit: victim.id });
}

/**
 * The reason why a spot is out of reach; null if it is within (DS-RNG-1, DS-ATK-6, DS-ATK-7). Range 0 is the unit's own
 * tile, null is unlimited (DS-RNG-2, DS-AB-LON-1, DS-AB-ART-1).
 */
function refuseReach({ state, unit, data }: Aiming, spot: At): No | null {
  const far = distance(standingOn(state, unit), spot);
  if (data.range !== null && far > data.range) {
    return refuse('DS-RNG-1', 'BAD_TARGET', { distance: far, range: data.range });
  }
  if (data.minRange !== undefined && far < data.minRange) return refuse('DS-AB-TAI-1', 'BAD_TARGET', { distance: far });
  if (sees(state, unit, spot)) return null;
  if (data.indirect !== true) return refuse('DS-LOS-2', 'BAD_TARGET', { x: spot.x, y: spot.y });
  // DS-AB-IND-1
  const spotted = fielded(state, sideOf(unit)).some(
    (friend) => friend.id !== unit.id && clear(standingOn(state, friend), spot, state.obstacles),
  );
  return spotted ? null : refuse('DS-AB-IND-1', 'BAD_TARGET', { x: spot.x, y: spot.y });
}

/** Aims at one unit, or at two on adjacent tiles (DS-AB-COV-1, DS-AB-CLA-1). */
function aimAtUnits(aiming: Aiming, ids: readonly number[]): Aim | No {
  const { state, data } = aiming;
  const victims: Figure[] = [];
  for (const id of ids) {
    const victim = unitAt(state, id);
    // The shape of a target does not depend on its mode, so the id may be missing here.
    if (victim === null) return refuse('DS-ATK-5', 'BAD_TARGET', { unit: id ?? null });
    const no = refuseVictim(aiming, victim) ?? refuseReach(aiming, standingOn(state, victim));
    if (no !== null) return no;
    victims.push(victim);
  }
  const [first, second] = victims;
  if (first === undefined || victims.length > 2) return refuse('DS-SEQ-1', 'BAD_TARGET', { targets: victims.length });
  if (second !== undefined && !adjacent(standingOn(state, first), standingOn(state, second))) {
    return refuse('DS-AB-COV-1', 'BAD_TARGET');
  }
  return { data, victims, line: [] };
}

/** All units on a tile but the attacker: friends and enemies, hidden or not (DS-ATK-8, DS-HIDE-11, DS-AB-ARE-1). */
function othersOn({ state, unit }: Aiming, tile: number): Figure[] {
  return unitsOn(state, tile).filter(({ id }) => id !== unit.id);
}

function aimAtTile(aiming: Aiming, spot: At): Aim | No {
  const tile = tileAt(aiming.state, spot);
  if (tile === null) return refuse('DS-ATK-7', 'BAD_TARGET', { x: spot.x, y: spot.y });
  const no = refuseReach(aiming, spot);
  if (no !== null) return no;
  return withTarget(aiming, { data: aiming.data, victims: othersOn(aiming, tile), line: [] });
}

/** An attack on tiles is legal only if at least one unit there may be a target (DS-ATK-7, DS-AB-TRA-1, DS-AB-CHA-1). */
function withTarget(aiming: Aiming, aim: Aim): Aim | No {
  if (aim.victims.some((victim) => refuseVictim(aiming, victim) === null)) return aim;
  const rules = { ownTile: 'DS-AB-TRA-1', chargeLine: 'DS-AB-CHA-1', tile: 'DS-ATK-7' } as const;
  return refuse(rules[aiming.data.kind as keyof typeof rules] ?? 'DS-ATK-7', 'BAD_TARGET', { empty: true });
}

/** Aims a charge: a straight line of tiles that the charger may all enter (DS-AB-CHA-1, DS-AB-CHA-3). */
function aimCharge(aiming: Aiming, by: At, length: number): Aim | No {
  const { state, unit, data } = aiming;
  if (!isDirection(by)) return refuse('DS-SEQ-1', 'BAD_TARGET', { dx: by.x, dy: by.y });
  if (by.x !== 0 && by.y !== 0 && has(unit, 'reducedMobility')) return refuse('DS-MOV-4', 'BAD_TARGET');
  if (length < 1 || length > (data.range ?? 0)) return refuse('DS-AB-CHA-1', 'BAD_TARGET', { length });
  const line: number[] = [];
  for (let n = 1; n <= length; n++) {
    const tile = tileAt(state, plus(standingOn(state, unit), by, n));
    if (tile === null) return refuse('DS-AB-CHA-1', 'BAD_TARGET', { length, tiles: n - 1 });
    if (!hasRoom(state, tile, unit)) return refuseRoom('DS-OCC-3', { tile }, friendsOn(state, tile, unit));
    line.push(tile);
  }
  return withTarget(aiming, { data, victims: line.flatMap((tile) => othersOn(aiming, tile)), line });
}

/**
 * Aims a fire wall: a straight line up to the first spot without a tile. No unit needs to stand there (DS-AB-FIR-1).
 */
function aimFire(aiming: Aiming, by: At): Aim | No {
  const { state, unit, data } = aiming;
  if (!isDirection(by)) return refuse('DS-SEQ-1', 'BAD_TARGET', { dx: by.x, dy: by.y });
  const line: number[] = [];
  for (let n = 1; n <= (data.range ?? 0); n++) {
    const tile = tileAt(state, plus(standingOn(state, unit), by, n));
    if (tile === null) break;
    line.push(tile);
  }
  if (line.length === 0) return refuse('DS-AB-FIR-1', 'BAD_TARGET', { dx: by.x, dy: by.y });
  return { data, victims: line.flatMap((tile) => othersOn(aiming, tile)), line };
}

function isDirection(by: At): boolean {
  return DIRECTIONS.some((direction) => same(direction, by));
}

function aimAt(aiming: Aiming, target: Target): Aim | No {
  switch (target.kind) {
    case 'single':
      return aimAtUnits(aiming, [target.unit]);
    case 'singleOrPair':
      return aimAtUnits(aiming, target.units ?? []);
    case 'tile':
      return aimAtTile(aiming, target);
    case 'ownTile':
      return withTarget(aiming, {
        data: aiming.data,
        victims: othersOn(aiming, aiming.unit.tile as number),
        line: [],
      });
    case 'chargeLine':
      return aimCharge(aiming, { x: target.dx, y: target.dy }, target.length);
    case 'fireLine':
      return aimFire(aiming, { x: target.dx, y: target.dy });
  }
}

/** The victims of an attack, or the reason why it is not legal. */
export function aim(state: Now, unit: Figure, mode: Mode, target: Target): Aim | No {
  const data = readiness(unit, mode);
  if ('rule' in data) return data;
  if (target.kind !== data.kind) return refuse('DS-SEQ-1', 'BAD_TARGET', { wanted: data.kind });
  const focus = focusOf(state, unit);
  const aimed = aimAt({ state, unit, data, focus }, target);
  if (!isAim(aimed) || focus.length === 0) return aimed;
  // DS-PI-6
  const instinctive = aimed.victims.some((victim) => focus.some(({ id }) => id === victim.id));
  return instinctive ? aimed : refuse('DS-PI-6', 'INSTINCT', { focus: focus.map(({ id }) => id) });
}

/** The targets that fit a mode by their shape; `aim` says which of them are legal. */
export function possibleTargets(state: Now, unit: Figure, { kind, range }: ModeData): Target[] {
  const others = state.units.filter(({ place, id }) => place === 'field' && id !== unit.id);
  switch (kind) {
    case 'single':
      return others.map(({ id }) => ({ kind, unit: id }));
    case 'singleOrPair':
      return others.flatMap(({ id }, i) => [
        { kind, units: [id] },
        ...others.slice(i + 1).map((other) => ({ kind, units: [id, other.id] })),
      ]);
    case 'tile': {
      const tiles = [...new Set(others.map(({ tile }) => tile as number))];
      return tiles.map((tile) => ({ kind, x: state.tiles[tile]?.x ?? 0, y: state.tiles[tile]?.y ?? 0 }));
    }
    case 'ownTile':
      return [{ kind }];
    case 'chargeLine':
      return DIRECTIONS.flatMap(({ x, y }) =>
        Array.from({ length: range ?? 0 }, (_, i): Target => ({ kind, dx: x, dy: y, length: i + 1 })),
      );
    case 'fireLine':
      return DIRECTIONS.map(({ x, y }) => ({ kind, dx: x, dy: y }));
  }
}

/** The tiles of a mode's lines: charges (every tile before the first that stops it), or fire walls. */
function lineTiles(aiming: Aiming): number[] {
  const { state, unit, data } = aiming;
  return DIRECTIONS.flatMap((by) => {
    if (data.kind === 'chargeLine' && by.x !== 0 && by.y !== 0 && has(unit, 'reducedMobility')) return [];
    const line: number[] = [];
    for (let n = 1; n <= (data.range ?? 0); n++) {
      const tile = tileAt(state, plus(standingOn(state, unit), by, n));
      if (tile === null || (data.kind === 'chargeLine' && !hasRoom(state, tile, unit))) break;
      line.push(tile);
    }
    return line;
  });
}

/**
 * The tiles on which a unit could hit an enemy from where it stands, by its modes, their ranges and its line of sight
 * (DS-RNG-1, DS-LOS-2, DS-AB-CHA-1, DS-AB-FIR-1), or by one of them. Modes that it has used this turn count too.
 */
export function coveredBy(state: Now, unit: Figure, mode: Mode | null = null): ReadonlySet<number> {
  const covered = new Set<number>();
  if (unit.place !== 'field' || unit.tile === null) return covered;
  for (const data of dataOf(unit).modes) {
    if (mode !== null && data.mode !== mode) continue;
    const aiming: Aiming = { state, unit, data, focus: [] };
    if (data.kind === 'ownTile') covered.add(unit.tile);
    else if (data.kind === 'chargeLine' || data.kind === 'fireLine')
      for (const tile of lineTiles(aiming)) covered.add(tile);
    else for (const [tile, spot] of state.tiles.entries()) if (refuseReach(aiming, spot) === null) covered.add(tile);
  }
  return covered;
}
