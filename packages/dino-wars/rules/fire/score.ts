/** Attack scores, part by part, and the chance of rolling them. */
import { type Frozen, type Point, withinArc } from '@dwo/kernel';
import { PARAMETERS } from '../data/parameters';
import { type Weapon, weaponRow } from '../data/weapons';
import type { ScorePart } from '../events';
import type { ArmyFigure } from '../figures';
import type { Dinosaur, State } from '../state';
import { tablesOf } from '../tables';
import { buildingParts, coverParts } from './cover';
import { crewedRow, type Firer } from './firer';
import { ownParts } from './marksmen';

/** The highest roll that hits, and the parts that it is the sum of. All modifiers add up, each once (DW-MOD-2). */
export interface Score {
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** An army's attack on a dinosaur, and the side of the armour that it meets. */
export interface ArmyAttack {
  readonly firer: Firer;
  readonly weapon: Weapon;
  readonly dinosaur: Frozen<Dinosaur>;
  /** The side of the armour (DW-ARM-4). */
  readonly side: 'front' | 'rear';
  /** Whether a spotter helps, so that the second score applies (DW-IND-3). */
  readonly indirect?: boolean;
}

/**
 * Returns the score of an army's attack: the weapon's first score, or its second if it fires indirectly (DW-IND-2,
 * DW-IND-3), with the parts of the soldier (`ownParts`), less the dinosaur's armour on that side (DW-ARM-2) and its cover
 * (DW-OPT-COVER-1). Distance, movement and contact do not count (DW-MOD-4).
 */
export function armyScore(state: Frozen<State>, attack: ArmyAttack): Score {
  const { firer, weapon, dinosaur, side, indirect } = attack;
  const tables = tablesOf(state);
  const second = indirect ? (crewedRow(state, weapon)?.indirectScore ?? null) : null;
  const parts: ScorePart[] = [
    second === null
      ? { rule: 'DW-ATK-2', value: tables.weapons[weapon].attackScore }
      : { rule: 'DW-IND-3', value: second },
  ];
  parts.push(...ownParts(state, firer, weapon));
  const armour = tables.dinosaurs[dinosaur.kind].armour[side];
  if (armour !== 0) parts.push({ rule: 'DW-ARM-2', value: -armour });
  parts.push(...coverParts(state, dinosaur));
  return sum(parts);
}

/** Returns the score of a dinosaur's attack. Only a building that its target is in modifies it (DW-MOD-3, DW-OPT-COVER-2). */
export function dinosaurScore(
  state: Frozen<State>,
  dinosaur: Frozen<Dinosaur>,
  target: Frozen<ArmyFigure> | null = null,
): Score {
  const own: ScorePart = { rule: 'DW-ATK-2', value: tablesOf(state).dinosaurs[dinosaur.kind].attackScore };
  return sum([own, ...(target === null ? [] : buildingParts(state, dinosaur, target))]);
}

function sum(parts: readonly ScorePart[]): Score {
  return { score: parts.reduce((total, { value }) => total + value, 0), parts };
}

/**
 * Returns the side of the armour that a dinosaur shows to an attack from a point. The front reaches 91° to either side of
 * its facing, so that doubt favours the dinosaur (DW-ARM-4, DW-ARM-5, DW-R-31).
 */
export function armourSide(dinosaur: Frozen<Dinosaur>, from: Point): 'front' | 'rear' {
  return withinArc(dinosaur, dinosaur.facing, PARAMETERS.frontHalfAngle, from) ? 'front' : 'rear';
}

/** Returns how many of the 36 results of two dice are this total or less. */
export function waysOf36(total: number): number {
  let ways = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) if (first + second <= total) ways++;
  }
  return ways;
}

/**
 * Returns how many of the 36 results of two dice have an effect: a hit, or the automatic kill on a 2 whatever the score
 * (DW-R-30).
 */
export function chanceOf36(score: number, autoKill: boolean): number {
  return Math.max(waysOf36(score), autoKill ? 1 : 0);
}

/** Whether a roll kills whatever the score: a 2 with a weapon that has an asterisk (DW-AUTO-2, DW-R-30). */
export function killsOutright(weapon: Weapon, roll: number): boolean {
  return weaponRow(weapon).autoKill && roll === 2;
}
