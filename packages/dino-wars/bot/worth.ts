/** The expected results of attacks, in chances (shares of 1) and points. Every decision compares these. */

import type { Frozen } from '@dwo/kernel';
import {
  type ArmyFigure,
  type Dinosaur,
  type Intent,
  isInRange,
  isSoldier,
  isTooNear,
  isVehicle,
  leastCi,
  limitCi,
  PARAMETERS,
  pointsOf,
  RANK_TABLE,
  type Soldier,
  type State,
  soldierOf,
  tablesOf,
  type Weapon,
  waysOf36,
} from '../rules';

/** The share of the 36 results of two dice that is this total or less, by total. */
const SHARES = Array.from({ length: 13 }, (_, total) => waysOf36(total) / 36);

/** Returns the chance of rolling this or less with two dice. */
function shareOf(total: number): number {
  return SHARES[Math.max(0, Math.min(12, total))] as number;
}

/** Returns the chance that one attack of this dinosaur kills this soldier, luck included, or destroys this weapon or vehicle. */
export function killChance(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, target: Frozen<ArmyFigure>): number {
  const { dinosaurs, vehicles } = tablesOf(state);
  const { attackScore, damage, stars } = dinosaurs[dinosaur.kind];
  const hit = shareOf(attackScore);
  if (isSoldier(target)) {
    const { luck } = RANK_TABLE[target.rank];
    return luck === null ? hit : hit * (1 - shareOf(luck));
  }
  if (!isVehicle(target) || damage >= target.structurePoints) return hit;
  const automatic = vehicles[target.kind].tank ? stars - 1 : stars;
  return automatic > 0 ? shareOf(automatic + 1) : 0;
}

/** Returns the expected loss of the enemy from one attack of this dinosaur, in points. */
export function biteWorth(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, target: Frozen<ArmyFigure>): number {
  const worth = targetWorth(state, target);
  const kill = killChance(state, dinosaur, target);
  if (!isVehicle(target)) return kill * worth;
  const { attackScore, damage } = tablesOf(state).dinosaurs[dinosaur.kind];
  // Damage that does not destroy a vehicle counts for part of its worth.
  return kill * worth + ((shareOf(attackScore) - kill) * worth * damage) / target.structurePoints / 2;
}

/** Something that a dinosaur could do now, and its worth in points. */
export interface Prospect {
  readonly intent: Intent;
  /** The worth in points. */
  readonly value: number;
}

/** Returns the further gain that the movement left after a kill may bring, in points. */
export function onward(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, rest: number): number {
  const { dinosaurs, parameters } = tablesOf(state);
  const far = 6 * parameters.overrunCi;
  return (Math.min(Math.max(0, rest), far) / far) * (dinosaurs[dinosaur.kind].attackScore / 12);
}

/** Returns the worth of a figure to its side, with the people who would die with it. */
function targetWorth(state: Frozen<State>, target: Frozen<ArmyFigure>): number {
  if (!isVehicle(target)) return pointsOf(target);
  const lost = 1 - shareOf(PARAMETERS.survivalRoll);
  const people = target.seats.reduce((sum, id) => {
    const person = id === null ? null : soldierOf(state, id);
    return sum + (person === null ? 0 : pointsOf(person));
  }, 0);
  return pointsOf(target) + people * lost;
}

/** The result of one shot at a dinosaur: its mean damage in life points, and its chance to kill. */
export interface Blow {
  /** The mean number of life points lost. */
  readonly damage: number;
  /** The chance of a kill, as a share of 1. */
  readonly death: number;
}

const NO_BLOW: Blow = { damage: 0, death: 0 };

/**
 * Returns the life points that shots must take from a dinosaur. One that rages at 0 dies by any hit (DW-OPT-RAGE-4), so it
 * counts as 1.
 */
export function livesOf({ lifePoints }: Frozen<Dinosaur>): number {
  return Math.max(1, lifePoints);
}

/** Returns the result of a shot at its front, without modifiers of the firer. `second` uses the second score. */
export function blowOf(state: Frozen<State>, weapon: Weapon, dinosaur: Frozen<Dinosaur>, second = false): Blow {
  const { weapons, crewedWeapons, dinosaurs } = tablesOf(state);
  const { attackScore, damage, autoKill } = weapons[weapon];
  const indirect = second && weapon in crewedWeapons ? indirectScoreOf(state, weapon) : null;
  const hit = shareOf((indirect ?? attackScore) - dinosaurs[dinosaur.kind].armour.front);
  const lifePoints = livesOf(dinosaur);
  if (damage >= lifePoints) return { damage: hit * lifePoints, death: hit };
  if (!autoKill) return hit === 0 ? NO_BLOW : { damage: hit * damage, death: 0 };
  const outright = 1 / 36;
  return { damage: Math.max(0, hit - outright) * damage + outright * lifePoints, death: outright };
}

/** Returns the second score of a weapon that fires indirectly; null if it can't. */
export function indirectScoreOf(state: Frozen<State>, weapon: Weapon): number | null {
  const { crewedWeapons } = tablesOf(state);
  return Object.hasOwn(crewedWeapons, weapon)
    ? crewedWeapons[weapon as keyof typeof crewedWeapons].indirectScore
    : null;
}

/** Whether a figure's weapon reaches this distance and its least range is no more. */
export function reaches(state: Frozen<State>, firer: Frozen<ArmyFigure>, weapon: Weapon, distanceCi: number): boolean {
  return (
    isInRange(state, distanceCi, limitCi(state, firer, weapon)) && !isTooNear(state, distanceCi, leastCi(state, weapon))
  );
}

/**
 * Returns how many points of soldiers a dinosaur is likely to kill before the army fires again. `gap` is the distance to
 * the nearest.
 */
export function menace(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, gap: number): number {
  const { dinosaurs, parameters } = tablesOf(state);
  const { attackScore, moveCi } = dinosaurs[dinosaur.kind];
  const bite = shareOf(attackScore) * 2;
  if (gap > moveCi) return (bite * moveCi) / gap / 2;
  return bite * (1 + (moveCi - gap) / (3 * parameters.overrunCi) + (gap <= parameters.contactCi ? 1 : 0));
}

/** Returns the worth of a soldier to their side: their price. */
export function worthOf(soldier: Frozen<Soldier>): number {
  return RANK_TABLE[soldier.rank].points;
}
