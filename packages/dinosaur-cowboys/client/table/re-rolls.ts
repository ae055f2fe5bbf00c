/** The exact chances of dice that may be rolled again: Lucky and Yeehaw! (DC-TRT-14, DC-LDR-2). */
import { chance, type Fraction, type Seat } from '@dwo/kernel';
import { damageRolled, hitsOf } from '../../rules/attack';
import { being, sure } from '../../rules/bodies';
import { answerOdds } from '../../rules/chances';
import { D6, D12 } from '../../rules/data/limits';
import type { Now } from '../../rules/state';

/** Dice of an attack that may be rolled again, from the side of their target. */
export interface ReRoll {
  /** The damage of the dice as they lie, the Hitpoints of the target, and whether that takes it out. */
  readonly damage: number;
  readonly hp: number;
  readonly falls: boolean;
  /** After the new roll: the chances of less damage, of more, and that the target goes out; and the damage on average. */
  readonly less: number;
  readonly more: number;
  readonly out: number;
  readonly mean: number;
}

const shareWhere = (damages: readonly { damage: number; chance: Fraction }[], counts: (damage: number) => boolean) =>
  damages.reduce((sum, each) => sum + (counts(each.damage) ? chance(each.chance) : 0), 0);

function reRollOf(state: Now, seat: Seat, use: Parameters<typeof answerOdds>[2]): ReRoll {
  const attack = sure(state.attack);
  const damage = damageRolled(attack);
  const hp = Math.max(0, being(state, attack.target).hp);
  const { damage: damages } = answerOdds(state, seat, use);
  return {
    ...{ damage, hp, falls: damage >= hp },
    less: shareWhere(damages, (each) => each < damage),
    more: shareWhere(damages, (each) => each > damage),
    out: shareWhere(damages, (each) => each >= hp),
    mean: damages.reduce((sum, each) => sum + each.damage * chance(each.chance), 0),
  };
}

/** All dice of the attack anew, for its target. */
export const luckyRoll = (state: Now, seat: Seat): ReRoll => reRollOf(state, seat, { type: 'reactLucky', use: true });

/** One die of the attack anew, for its attacker. */
export const yeehawRoll = (state: Now, seat: Seat, die: number): ReRoll =>
  reRollOf(state, seat, { type: 'reactYeehaw', use: true, die });

/**
 * The die that Yeehaw! helps most; null if all dice are Hits. Misses are worth the same, but a 1 may empty the weapon besides (DC-SHO-6):
 * it is the best of them.
 */
export function worstDie(state: Now): { readonly die: number; readonly face: number } | null {
  const attack = sure(state.attack);
  const misses = [...attack.dice.entries()].filter(([, face]) => hitsOf(face, attack) === 0);
  return misses.reduce<{ readonly die: number; readonly face: number } | null>(
    (low, [die, face]) => (low === null || face < low.face ? { die, face } : low),
    null,
  );
}

/** The chance that a die of another roll shows enough when it is rolled again; for a Panic Speed, that it shows more. */
export function shareAgain({ purpose, need, value }: NonNullable<Now['roll']>): number {
  const sides = purpose === 'bravery' ? D12 : D6;
  const least = need ?? value + 1;
  return Math.max(0, Math.min(sides, sides + 1 - least)) / sides;
}
