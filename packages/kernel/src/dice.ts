/** The source of every random number of a game. */
export interface Dice {
  /** Rolls one fair die: an integer from 1 to `sides`. `why` names the roll in logs, scripts and odds. */
  roll(sides: number, why: string): number;
}

/** `count` dice of the same kind, in the order of the rolls. */
export function pool(dice: Dice, count: number, sides: number, why: string): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(sides, why));
  return faces;
}

/** Dice with a shorter way to roll a pool of which only the total matters. */
export interface TotallingDice extends Dice {
  poolByTotal(count: number, sides: number, why: string, cuts?: readonly number[]): number[];
}

/**
 * Rolls the same dice as `pool`, for rules that use nothing but the total (they may show the faces). Exact odds then
 * enumerate the totals, eleven for two six-sided dice, instead of all combinations. Rules that only compare the total with
 * some numbers pass these as `cuts`: totals up to and including the first cut are equivalent, then those up to the second,
 * and so on. Odds then try one total of each group.
 */
export function poolByTotal(
  dice: Dice | TotallingDice,
  count: number,
  sides: number,
  why: string,
  cuts?: readonly number[],
): number[] {
  return 'poolByTotal' in dice ? dice.poolByTotal(count, sides, why, cuts) : pool(dice, count, sides, why);
}

/** Dice with a shorter way to roll a pool in which only the group of each face matters. */
export interface GroupingDice extends Dice {
  poolByGroups(count: number, sides: number, why: string, cuts: readonly number[]): number[];
}

/**
 * Rolls the same dice as `pool`, for rules that treat all dice of the pool alike and ask of each only between which two cuts
 * its face lies: up to and including the first cut, then up to the second, and so on. Exact odds then enumerate how many
 * dice fall into each group, 220 ways for nine dice in four groups, instead of all combinations.
 */
export function poolByGroups(
  dice: Dice | GroupingDice,
  count: number,
  sides: number,
  why: string,
  cuts: readonly number[],
): number[] {
  return 'poolByGroups' in dice ? dice.poolByGroups(count, sides, why, cuts) : pool(dice, count, sides, why);
}

/** Throws a RangeError unless a die can have this many sides. */
export function checkSides(sides: number): void {
  if (!Number.isSafeInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`A die can't have ${sides} sides`);
  }
}

/** The largest number of sides of a die, 2^32. */
const MOST_SIDES = 4_294_967_296;

/** Dice for code that must not roll; every roll throws. */
export const noDice: Dice = {
  roll(sides, why) {
    throw new Error(`Nothing may be rolled here, but a d${sides} was, for ${why}`);
  },
};
