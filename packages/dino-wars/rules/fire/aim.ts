/** Judges a shot before it is fired. Previews, `check` and the search for targets all use it. */
import type { Frozen } from '@dwo/kernel';
import { type Weapon, weaponRow } from '../data/weapons';
import { figureIndexOf } from '../figure-index';
import { armyFigureOf, placeOf } from '../figures';
import { WINDOW_OF_PHASE } from '../phases';
import { type No, refuse } from '../refusal';
import type { Dinosaur, FigureId, FireWindow, State } from '../state';
import { tablesOf } from '../tables';
import { carries, refuseShot } from './budget';
import { armsOf, crewedRow, type Firer } from './firer';
import { arcOf, inArc, screenedBy } from './line-of-sight';
import { damageOf } from './marksmen';
import { distanceCi, isInRange, isTooNear, leastCi, limitCi } from './range';
import { refuseReady } from './readiness';
import { armourSide, armyScore, chanceOf36, type Score } from './score';
import { refuseSpotter, spottersFor } from './spotting';

/** A shot that could be fired, with its score, its chance and its refusal. */
export interface Aim extends Score {
  /** The distance in whole ci, rounded to the nearest. */
  readonly rangeCi: number;
  /** The range of the weapon in ci. */
  readonly limitCi: number;
  /** Targets nearer than this are out of range (DW-RANGE-5), in ci. It is 0 for all weapons but the mortar. */
  readonly leastCi: number;
  /** The facing in degrees of a machine gun that sees only 90° to either side of it; null for all-round sight (DW-LOS-5). */
  readonly arc: number | null;
  /** Whether the second score applies because the weapon does not see the target itself (DW-IND-3). */
  readonly indirect: boolean;
  /** The number of the 36 results of two dice that have an effect (DW-R-30). */
  readonly chanceOf36: number;
  /** The life points that a hit takes (DW-DMG-8). */
  readonly damage: number;
  /** Why the shot may not be fired now; null if it may. */
  readonly refusal: No | null;
}

/**
 * Judges the shot of a soldier, a crewed weapon or a vehicle at a dinosaur in the present phase. It does not check the
 * owner of the figure. Outside phases 2 and 5 the shot is judged as in phase 2. Returns null if there is no such figure,
 * dinosaur or weapon.
 */
export function aim(
  state: Frozen<State>,
  id: FigureId,
  weapon: Weapon,
  target: FigureId,
  spotter: FigureId | null = null,
): Aim | null {
  const firer = armyFigureOf(state, id);
  const dinosaur = targetOf(state, target);
  if (firer === null || dinosaur === null || !Object.hasOwn(tablesOf(state).weapons, weapon)) return null;
  const window = WINDOW_OF_PHASE[state.phase] ?? 'regular';
  const indirect = isIndirect(state, firer, weapon, target);
  const side = armourSide(dinosaur, placeOf(state, firer));
  const { score, parts } = armyScore(state, { firer, weapon, dinosaur, side, indirect });
  const row = weaponRow(weapon);
  return {
    score,
    parts,
    rangeCi: Math.round(distanceCi(state, firer, dinosaur)),
    limitCi: limitCi(state, firer, weapon),
    leastCi: leastCi(state, weapon),
    arc: arcOf(state, firer, weapon),
    indirect,
    chanceOf36: chanceOf36(score, row.autoKill),
    damage: damageOf(state, firer, weapon),
    refusal: refuseAim(state, { id, weapon, target, window, spotter }),
  };
}

/** One attack of the army in one fire window. */
export interface Shot {
  readonly id: FigureId;
  readonly weapon: Weapon;
  readonly target: FigureId;
  readonly window: FireWindow;
  /** The figure that is named as the spotter; null or absent for none. */
  readonly spotter?: FigureId | null;
}

/** Returns the dinosaur with this id if the army knows of it, else null (DW-GATE-5). */
function targetOf(state: Frozen<State>, target: FigureId): Frozen<Dinosaur> | null {
  return Object.hasOwn(state.dinosaurs, target) ? (state.dinosaurs[target] as Frozen<Dinosaur>) : null;
}

/** Whether a weapon with a second score must use it because it has no line of sight of its own (DW-IND-1, DW-IND-2, DW-R-39). */
export function isIndirect(state: Frozen<State>, firer: Firer, weapon: Weapon, target: FigureId): boolean {
  return (crewedRow(state, weapon)?.indirectScore ?? null) !== null && screenedBy(state, firer, target) !== null;
}

/**
 * Returns why this shot may not be fired in a phase of fire, or null if it may. Friends in contact with the target are no
 * reason (DW-FIRE-3), nor is a dinosaur in contact with a soldier who fires (DW-FIRE-4).
 */
export function refuseAim(state: Frozen<State>, { id, weapon, target, window, spotter = null }: Shot): No | null {
  const firer = armyFigureOf(state, id);
  const dinosaur = targetOf(state, target);
  if (firer === null) return refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id });
  if (!firer.alive) return refuse('DW-DMG-12', 'DEAD', { figure: id });
  if (dinosaur === null) return refuse('DW-FIRE-2', '', { target });
  if (!dinosaur.alive) return refuse('DW-FIRE-2', 'DEAD', { target });
  if (!carries(state, firer, weapon)) return refuse('DW-SIDE-4', '', { figure: id, weapon });
  return (
    refuseDistance(state, id, firer, { weapon, target }) ??
    refuseSight(state, id, firer, { weapon, target, spotter }) ??
    refuseShot(state, id, firer, { weapon, window }) ??
    refuseReady(state, id, firer, { weapon, closingAt: null })
  );
}

/** The distance is measured from the weapon, even if it fires indirectly (DW-IND-6). */
function refuseDistance(
  state: Frozen<State>,
  id: FigureId,
  firer: Firer,
  { weapon, target }: { weapon: Weapon; target: FigureId },
): No | null {
  const dinosaur = targetOf(state, target) as Frozen<Dinosaur>;
  const distance = distanceCi(state, firer, dinosaur);
  const limit = limitCi(state, firer, weapon);
  const least = leastCi(state, weapon);
  if (!isInRange(state, distance, limit)) {
    return refuse('DW-RANGE-1', 'OUT_OF_RANGE', { figure: id, target, rangeCi: Math.ceil(distance), limitCi: limit });
  }
  if (isTooNear(state, distance, least)) {
    return refuse('DW-RANGE-5', 'OUT_OF_RANGE', { figure: id, target, rangeCi: Math.floor(distance), leastCi: least });
  }
  return null;
}

/**
 * Needs line of sight (DW-LOS-1), inside its arc for a machine gun (DW-LOS-5). A weapon with a second score may use a
 * spotter's sight (DW-IND-3).
 */
function refuseSight(
  state: Frozen<State>,
  id: FigureId,
  firer: Firer,
  { weapon, target, spotter }: { weapon: Weapon; target: FigureId; spotter: FigureId | null },
): No | null {
  const dinosaur = targetOf(state, target) as Frozen<Dinosaur>;
  const blocker = screenedBy(state, firer, target);
  if (blocker === null) {
    const arc = freeArc(state, firer, weapon);
    if (arc === null || inArc(state, firer, arc, dinosaur)) return null;
    return refuse('DW-LOS-5', 'OUT_OF_ARC', { figure: id, target, weapon, facing: arc });
  }
  if ((crewedRow(state, weapon)?.indirectScore ?? null) === null) {
    return refuse('DW-LOS-1', 'NO_LOS', { figure: id, target, blocker });
  }
  if (spotter === null) return refuse('DW-IND-3', 'NO_SPOTTER', { figure: id, target, blocker });
  return refuseSpotter(state, { owner: firer.owner, spotter, target });
}

/** Returns the arc in the phases of fire. It is null for a hero's gun, which they turn freely (DW-R-54). */
function freeArc(state: Frozen<State>, firer: Firer, weapon: Weapon): number | null {
  return 'rank' in firer ? null : arcOf(state, firer, weapon);
}

/**
 * Lists a figure's weapons that could fire in a window, in the order of the table. It considers budget, crew and locks, but
 * no target.
 */
export function readyWeapons(state: Frozen<State>, id: FigureId, firer: Firer, window: FireWindow): Weapon[] {
  return armsOf(state, firer).filter(
    (weapon) =>
      refuseShot(state, id, firer, { weapon, window }) === null &&
      refuseReady(state, id, firer, { weapon, closingAt: null }) === null,
  );
}

/** Lists the dinosaurs that a figure may fire at in this phase, in order of id. `weapon` null means any of its weapons. */
export function fireTargets(state: Frozen<State>, id: FigureId, weapon: Weapon | null): FigureId[] {
  const found: FigureId[] = [];
  eachTarget(state, id, weapon, (target) => found.push(target) < 0);
  return found.sort();
}

/** Whether a figure can fire at anything in this phase. */
export function canFire(state: Frozen<State>, id: FigureId): boolean {
  return eachTarget(state, id, null, () => true);
}

/** Calls `take` with each dinosaur that a figure may fire at, until `take` returns true. */
function eachTarget(
  state: Frozen<State>,
  id: FigureId,
  only: Weapon | null,
  take: (target: FigureId) => boolean,
): boolean {
  const firer = armyFigureOf(state, id);
  const window = WINDOW_OF_PHASE[state.phase];
  if (window === undefined || firer === null || !firer.alive) return false;
  const weapons = readyWeapons(state, id, firer, window).filter((weapon) => only === null || weapon === only);
  const limit = Math.max(-1, ...weapons.map((weapon) => limitCi(state, firer, weapon)));
  if (limit < 0) return false;
  const { x, y, radius } = placeOf(state, firer);
  const reach = limit + radius + tablesOf(state).parameters.rangeToleranceCi;
  return figureIndexOf(state).dinosaurs.someNear(x, y, reach, (target) => {
    const near = weapons.filter((weapon) => refuseDistance(state, id, firer, { weapon, target }) === null);
    if (near.length === 0) return false;
    return seenBy(state, firer, near, target) && take(target);
  });
}

/** Whether one of these weapons has sight of a target, its own or a spotter's. */
function seenBy(state: Frozen<State>, firer: Firer, weapons: readonly Weapon[], target: FigureId): boolean {
  const dinosaur = targetOf(state, target) as Frozen<Dinosaur>;
  if (screenedBy(state, firer, target) === null) {
    return weapons.some((weapon) => {
      const arc = freeArc(state, firer, weapon);
      return arc === null || inArc(state, firer, arc, dinosaur);
    });
  }
  const indirect = weapons.some((weapon) => (crewedRow(state, weapon)?.indirectScore ?? null) !== null);
  return indirect && spottersFor(state, { owner: firer.owner, target }, 1).length > 0;
}
