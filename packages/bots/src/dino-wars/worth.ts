/** What attacks can be expected to do, in thirty-sixths and points: the currency of every decision. */
import {
  type ArmyFigure,
  armourSide,
  armyScore,
  chanceOf36,
  DINOSAURS,
  type Dinosaur,
  type HandWeapon,
  isInRange,
  isSoldier,
  isVehicle,
  limitCi,
  PARAMETERS,
  pointsOf,
  RANK_TABLE,
  type Soldier,
  type State,
  soldierOf,
  VEHICLES,
  WEAPONS,
  waysOf36,
} from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';

/** The chance that one attack of this dinosaur kills this soldier, his luck included, or destroys this weapon or vehicle. */
export function killChance(dinosaur: Frozen<Dinosaur>, target: Frozen<ArmyFigure>): number {
  const { attackScore, damage, stars } = DINOSAURS[dinosaur.kind];
  const hit = waysOf36(attackScore) / 36;
  if (isSoldier(target)) {
    const { luck } = RANK_TABLE[target.rank];
    return luck === null ? hit : hit * (1 - waysOf36(luck) / 36);
  }
  if (!isVehicle(target) || damage >= target.structurePoints) return hit;
  const automatic = VEHICLES[target.kind].tank ? stars - 1 : stars;
  return waysOf36(automatic > 0 ? automatic + 1 : 0) / 36;
}

/** What one attack of this dinosaur can be expected to take from its side's enemies, in points. */
export function biteWorth(state: Frozen<State>, dinosaur: Frozen<Dinosaur>, target: Frozen<ArmyFigure>): number {
  const worth = targetWorth(state, target);
  const kill = killChance(dinosaur, target);
  if (!isVehicle(target)) return kill * worth;
  const { attackScore, damage } = DINOSAURS[dinosaur.kind];
  const hit = waysOf36(attackScore) / 36;
  // Damage that does not destroy it counts for part of it.
  return kill * worth + ((hit - kill) * worth * damage) / target.structurePoints / 2;
}

/** What a figure is worth to its side, with those who would die with it. */
export function targetWorth(state: Frozen<State>, target: Frozen<ArmyFigure>): number {
  if (!isVehicle(target)) return pointsOf(target);
  const lost = waysOf36(12) - waysOf36(PARAMETERS.survivalRoll);
  const people = target.seats.reduce((sum, id) => {
    const person = id === null ? null : soldierOf(state, id);
    return sum + (person === null ? 0 : pointsOf(person));
  }, 0);
  return pointsOf(target) + (people * lost) / 36;
}

/** Life points that one shot from there can be expected to take, never more than the dinosaur has. */
export function expectedDamage(
  state: Frozen<State>,
  soldier: Frozen<Soldier>,
  weapon: HandWeapon,
  dinosaur: Frozen<Dinosaur>,
  from: Point,
): number {
  const { damage, autoKill } = WEAPONS[weapon];
  const { score } = armyScore(state, { firer: soldier, weapon, dinosaur, side: armourSide(dinosaur, from) });
  const ways = chanceOf36(score, autoKill);
  const dealt = Math.min(damage, dinosaur.lifePoints);
  return autoKill && ways > 0 ? ((ways - 1) * dealt + dinosaur.lifePoints) / 36 : (ways * dealt) / 36;
}

/** The chance that one shot from there kills. */
export function deathChance(
  state: Frozen<State>,
  soldier: Frozen<Soldier>,
  weapon: HandWeapon,
  dinosaur: Frozen<Dinosaur>,
  from: Point,
): number {
  const { damage, autoKill } = WEAPONS[weapon];
  const { score } = armyScore(state, { firer: soldier, weapon, dinosaur, side: armourSide(dinosaur, from) });
  if (damage >= dinosaur.lifePoints) return chanceOf36(score, autoKill) / 36;
  return autoKill ? 1 / 36 : 0;
}

/** A weapon and the life points it can be expected to take. */
export interface Shot {
  readonly weapon: HandWeapon;
  readonly damage: number;
}

/** The soldier's best weapon at this distance, whatever his budget says; null if none reaches. */
export function bestShot(
  state: Frozen<State>,
  soldier: Frozen<Soldier>,
  dinosaur: Frozen<Dinosaur>,
  from: Point,
  distanceCi: number,
): Shot | null {
  let best: Shot | null = null;
  for (const weapon of ['grenade', ...soldier.weapons] as const) {
    if (!isInRange(state, distanceCi, limitCi(state, soldier, weapon))) continue;
    const damage = expectedDamage(state, soldier, weapon, dinosaur, from);
    if (!best || damage > best.damage) best = { weapon, damage };
  }
  return best;
}

/** What a soldier is worth to his side: his price. */
export function worthOf(soldier: Frozen<Soldier>): number {
  return RANK_TABLE[soldier.rank].points;
}

/** How many points of men a dinosaur is likely to kill before the army fires again; `gap` is the way to the nearest. */
export function menace(dinosaur: Frozen<Dinosaur>, gap: number): number {
  const { attackScore, moveCi } = DINOSAURS[dinosaur.kind];
  const bite = (waysOf36(attackScore) / 36) * 2;
  if (gap > moveCi) return (bite * moveCi) / gap / 2;
  return bite * (1 + (moveCi - gap) / 600 + (gap <= PARAMETERS.contactCi ? 1 : 0));
}
