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

/** The highest roll that hits and what it is made of; all modifiers add up, each once (DW-MOD-2). */
export interface Score {
  readonly score: number;
  readonly parts: readonly ScorePart[];
}

/** An attack of the army on the side of a dinosaur that it comes from. */
export interface ArmyAttack {
  readonly firer: Firer;
  readonly weapon: Weapon;
  readonly dinosaur: Frozen<Dinosaur>;
  readonly side: 'front' | 'rear';
  /** With a spotter's help: the second score (DW-IND-3). */
  readonly indirect?: boolean;
}

/**
 * An attack of the army: the weapon's score, the second one if it is indirect (DW-IND-2, DW-IND-3), +1 for a special figure
 * with a weapon of their own (DW-MOD-1, DW-SPEC-2) and what options make of them, never for a crewed or mounted one
 * (DW-CREW-8), less the dinosaur's armour on that side (DW-ARM-2) and its cover (DW-OPT-COVER-1). Neither distance nor movement nor contact counts (DW-MOD-4).
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

/** A dinosaur's attack: its score, which nothing modifies but a building its target is in (DW-MOD-3, DW-OPT-COVER-2). */
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
 * Which side of its armour a dinosaur shows to an attack from here: its front up to 91° either side of its facing, so that
 * doubt is on its side (DW-ARM-4, DW-ARM-5, DW-R-31).
 */
export function armourSide(dinosaur: Frozen<Dinosaur>, from: Point): 'front' | 'rear' {
  return withinArc(dinosaur, dinosaur.facing, PARAMETERS.frontHalfAngle, from) ? 'front' : 'rear';
}

/** How many of the 36 throws of two dice total this or less. */
export function waysOf36(total: number): number {
  let ways = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) if (first + second <= total) ways++;
  }
  return ways;
}

/** In how many of 36 throws an attack has an effect: a hit, or the automatic kill on a 2, which looks at no score (DW-R-30). */
export function chanceOf36(score: number, autoKill: boolean): number {
  return Math.max(waysOf36(score), autoKill ? 1 : 0);
}

/** True if a roll kills whatever the score: an asterisk and a 2 (DW-AUTO-2, DW-R-30). */
export function killsOutright(weapon: Weapon, roll: number): boolean {
  return weaponRow(weapon).autoKill && roll === 2;
}
