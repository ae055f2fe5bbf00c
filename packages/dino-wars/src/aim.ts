/** Everything about a shot before it is fired: the same for previews, for `check`, and for those who look for targets. */
import type { Frozen } from '@dwo/kernel';
import { boardOf } from './board';
import { carries, refuseShot } from './budget';
import { HAND_WEAPONS, type HandWeapon, WEAPONS } from './data/weapons';
import { dinosaurOf, soldierOf } from './figures';
import { screenedBy } from './line-of-sight';
import { WINDOW_OF_PHASE } from './phases';
import { distanceCi, isInRange, limitCi } from './range';
import { type No, refuse } from './refusal';
import { armourSide, armyScore, chanceOf36, type Score } from './score';
import type { FigureId, FireWindow, Soldier, State } from './state';
import { tablesOf } from './tables';

/** A shot that might be fired. */
export interface Aim extends Score {
  /** Distance in whole Ci, rounded to the nearest. */
  readonly rangeCi: number;
  readonly limitCi: number;
  /** In how many of 36 throws it has an effect (DW-R-30). */
  readonly chanceOf36: number;
  /** Life points a hit takes (DW-DMG-8). */
  readonly damage: number;
  /** Why it may not be fired now; null if it may. */
  readonly refusal: No | null;
}

/**
 * A soldier's shot at a dinosaur in the present phase, whoever asks: everything but whose soldier it is. Outside phases 2
 * and 5 it is judged as in phase 2. Null if there is no such soldier, dinosaur or weapon.
 */
export function aim(state: Frozen<State>, id: FigureId, weapon: HandWeapon, target: FigureId): Aim | null {
  const soldier = soldierOf(state, id);
  const dinosaur = dinosaurOf(state, target);
  if (soldier === null || dinosaur === null || !Object.hasOwn(WEAPONS, weapon)) return null;
  const window = WINDOW_OF_PHASE[state.phase] ?? 'regular';
  const { score, parts } = armyScore(state, {
    ...{ soldier, weapon, dinosaur },
    side: armourSide(dinosaur, soldier),
  });
  return {
    score,
    parts,
    rangeCi: Math.round(distanceCi(state, soldier, dinosaur)),
    limitCi: limitCi(state, soldier, weapon),
    chanceOf36: chanceOf36(score, WEAPONS[weapon].autoKill),
    damage: WEAPONS[weapon].damage,
    refusal: refuseAim(state, { id, weapon, target, window }),
  };
}

/** One attack in a window. */
export interface Shot {
  readonly id: FigureId;
  readonly weapon: HandWeapon;
  readonly target: FigureId;
  readonly window: FireWindow;
}

/**
 * Why this shot may not be fired; null if it may. Friends in contact with the target, or a
 * dinosaur in contact with the firer, are no reason (DW-FIRE-3, DW-FIRE-4).
 */
export function refuseAim(state: Frozen<State>, { id, weapon, target, window }: Shot): No | null {
  const soldier = soldierOf(state, id);
  const dinosaur = dinosaurOf(state, target);
  if (soldier === null) return refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id });
  if (!soldier.alive) return refuse('DW-DMG-12', 'DEAD', { figure: id });
  if (dinosaur === null) return refuse('DW-FIRE-2', '', { target });
  if (!dinosaur.alive) return refuse('DW-FIRE-2', 'DEAD', { target });
  if (!carries(soldier, weapon)) return refuse('DW-SIDE-4', '', { figure: id, weapon });
  const distance = distanceCi(state, soldier, dinosaur);
  const limit = limitCi(state, soldier, weapon);
  if (!isInRange(state, distance, limit)) {
    return refuse('DW-RANGE-1', 'OUT_OF_RANGE', { figure: id, target, rangeCi: Math.ceil(distance), limitCi: limit });
  }
  const blocker = screenedBy(state, soldier, target);
  if (blocker !== null) return refuse('DW-LOS-1', 'NO_LOS', { figure: id, target, blocker });
  return refuseShot(id, soldier, weapon, window);
}

/** A soldier's hand weapons that his budget still allows in a window, in the order of the table. */
export function readyWeapons(id: FigureId, soldier: Frozen<Soldier>, window: FireWindow): HandWeapon[] {
  if (soldier.shots.includes(window)) return [];
  return HAND_WEAPONS.filter((weapon) => carries(soldier, weapon) && refuseShot(id, soldier, weapon, window) === null);
}

/** Dinosaurs that a soldier may fire at in this phase, with one weapon or any, in order of id. */
export function fireTargets(state: Frozen<State>, id: FigureId, weapon: HandWeapon | null): FigureId[] {
  const found: FigureId[] = [];
  eachTarget(state, id, weapon, (target) => found.push(target) < 0);
  return found.sort();
}

/** Whether a soldier can fire at anything in this phase. */
export function canFire(state: Frozen<State>, id: FigureId): boolean {
  return eachTarget(state, id, null, () => true);
}

/** Offers the dinosaurs a soldier may fire at until one is taken. */
function eachTarget(
  state: Frozen<State>,
  id: FigureId,
  only: HandWeapon | null,
  take: (target: FigureId) => boolean,
): boolean {
  const soldier = soldierOf(state, id);
  const window = WINDOW_OF_PHASE[state.phase];
  if (window === undefined || !soldier?.alive) return false;
  const weapons = readyWeapons(id, soldier, window).filter((weapon) => only === null || weapon === only);
  const limit = Math.max(-1, ...weapons.map((weapon) => limitCi(state, soldier, weapon)));
  if (limit < 0) return false;
  const { soldierRadiusCi, rangeToleranceCi } = tablesOf(state).parameters;
  const reach = limit + soldierRadiusCi + rangeToleranceCi;
  return boardOf(state).dinosaurs.someNear(soldier.x, soldier.y, reach, (target) => {
    const dinosaur = dinosaurOf(state, target);
    if (dinosaur === null || !isInRange(state, distanceCi(state, soldier, dinosaur), limit)) return false;
    return screenedBy(state, soldier, target) === null && take(target);
  });
}
