import { checkSides, type Dice } from './dice';

/** The reason of the rolls, then their faces in order: `['to-hit', 3, 4]`. The reason `*` fits every roll. */
export type ScriptedRolls = readonly [why: string, ...faces: number[]];

/** Dice with scripted results. */
export interface ScriptedDice extends Dice {
  /** Throws if any scripted roll is left. */
  spent(): void;
  /** The scripted rolls that are left, grouped as they were given. */
  left(): ScriptedRolls[];
}

/**
 * Dice with scripted results, in order. A roll throws if its reason is not the next one, if the die has no such face, or if
 * no roll is left.
 */
export function scriptedDice(script: readonly ScriptedRolls[]): ScriptedDice {
  let entry = 0;
  let face = 1;
  function skipFinished(): void {
    while (entry < script.length && face >= (script[entry] as ScriptedRolls).length) {
      entry++;
      face = 1;
    }
  }
  function left(): ScriptedRolls[] {
    skipFinished();
    return script.slice(entry).map(([why, ...faces], i) => [why, ...faces.slice(i === 0 ? face - 1 : 0)]);
  }
  return {
    roll(sides, why) {
      checkSides(sides);
      skipFinished();
      const rolls = script[entry];
      if (rolls === undefined) throw new Error(`No scripted roll is left for a d${sides}, ${why}`);
      if (rolls[0] !== why && rolls[0] !== '*') {
        throw new Error(`The next scripted roll is for ${rolls[0]}, but a d${sides} is rolled for ${why}`);
      }
      const value = rolls[face++] as number;
      if (!Number.isSafeInteger(value) || value < 1 || value > sides) {
        throw new Error(`A d${sides} for ${why} can't show the scripted ${value}`);
      }
      return value;
    },
    spent() {
      const rest = left();
      if (rest.length > 0) throw new Error(`Scripted rolls left: ${JSON.stringify(rest)}`);
    },
    left,
  };
}
