/** The source of every random number of a game. */
export interface Dice {
  /** One fair die: an integer from 1 to `sides`. `why` names the roll for logs, scripts and odds. */
  roll(sides: number, why: string): number;
}

/** `count` dice of the same kind, in the order they fell. */
export function pool(dice: Dice, count: number, sides: number, why: string): number[] {
  const faces: number[] = [];
  for (let i = 0; i < count; i++) faces.push(dice.roll(sides, why));
  return faces;
}

/** Dice that know a shorter way to throw a pool of which only the total counts. */
export interface TotallingDice extends Dice {
  poolByTotal(count: number, sides: number, why: string, cuts?: readonly number[]): number[];
}

/**
 * The same dice as `pool`, for rules that look at nothing but their total (they may show the faces). Exact odds then walk
 * the totals, eleven for two six-sided dice, and not every way to throw them. Rules that only ask how the total compares with
 * some numbers name these as `cuts`: totals up to the first are all alike, those above it up to the second, and so on; then
 * odds walk one total of each.
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

/** Throws unless a die can have this many sides. */
export function checkSides(sides: number): void {
  if (!Number.isSafeInteger(sides) || sides < 1 || sides > MOST_SIDES) {
    throw new RangeError(`A die can't have ${sides} sides`);
  }
}

/** More sides than this no die has. */
const MOST_SIDES = 4_294_967_296;

/** For code that must not roll: throws at every roll. */
export const noDice: Dice = {
  roll(sides, why) {
    throw new Error(`Nothing may be rolled here, but a d${sides} was, for ${why}`);
  },
};
