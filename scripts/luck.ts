/**
 * The luck of rolls as a control variate, after AIVAT (<https://arxiv.org/abs/1612.06915>). The luck of a roll is by how much the chance to
 * win is better after it than it is on average after other rolls in its place. Its mean is zero whatever is thought of positions, so a
 * result less its luck has the same mean as the result, and it varies the less the better positions are judged.
 */
import { attempt, clone, type Dice, type Frozen, type Ruleset, type Seat, seededDice, type Tagged } from '@dwo/kernel';

/** Rolls that are tried in place of each real one. */
const OTHERS = 8;
/** The numbers of their dice, which no decision and no real roll has. */
const FIRST_OTHER = 1_000_000;

/** A match whose luck is measured. */
export interface Rolling {
  readonly rules: Ruleset<object, Tagged>;
  readonly secret: Uint8Array;
  /** The chance to win that counts. */
  chance(state: Frozen<object>): number;
}

/** Plays an intent on `state` with the dice of its step, and returns its luck; 0 without a roll. Throws if the intent is refused. */
export function luckOf(
  { rules, secret, chance }: Rolling,
  state: object,
  step: number,
  at: Seat,
  intent: Tagged,
): number {
  const before = clone(state);
  let rolled = false;
  const real = seededDice(secret, step);
  const watched: Dice = {
    roll(sides, why) {
      rolled = true;
      return real.roll(sides, why);
    },
  };
  const played = (on: object, dice: Dice) => {
    const { refusal } = attempt(rules, on, at, intent, dice);
    if (refusal !== null) throw new Error(`Refused: ${JSON.stringify({ step, intent, refusal })}`);
    return chance(on as Frozen<object>);
  };
  const now = played(state, watched);
  if (!rolled) return 0;
  const others = Array.from({ length: OTHERS }, (_, n) =>
    played(clone(before), seededDice(secret, FIRST_OTHER + OTHERS * step + n)),
  );
  return now - others.reduce((sum, each) => sum + each, 0) / OTHERS;
}
