/** Dice with the results that a scenario names. */
import type { Dice } from '@dwo/kernel';
import type { DiceText } from './format';

/** Thrown when the script has no die for a roll, or a number that the roll can't show. */
export class DiceError extends Error {
  readonly why: string;

  constructor(why: string, message: string) {
    super(message);
    this.why = why;
  }
}

/** Dice with scripted results, whatever they are rolled for. */
export interface ToldDice extends Dice {
  /** The dice that have not been rolled. */
  readonly left: number[];
}

/** Returns dice with the results of a script. */
export function toldDice(text: DiceText): ToldDice {
  const left = text.flat();
  return {
    left,
    roll(sides, why) {
      const die = left.shift();
      if (die === undefined) throw new DiceError(why, `the dice ran out: "${why}" needs one more d${sides}`);
      if (!Number.isInteger(die) || die < 1 || die > sides) {
        throw new DiceError(why, `"${why}" is rolled on a d${sides}, which can't show ${die}`);
      }
      return die;
    },
  };
}
