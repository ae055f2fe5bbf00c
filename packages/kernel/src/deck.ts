/** Cards, as far as every game has them: shuffled and drawn by dice, so that whoever can check the dice can check the deck. */
import type { Dice } from './dice';

/**
 * The same things in another order, every order as likely as any other. Rolls one die less than there are things, each with as
 * many sides as things are left, and takes them from the first place to the last.
 */
export function shuffled<T>(things: readonly T[], dice: Dice, why: string): T[] {
  const rest = [...things];
  const order: T[] = [];
  while (rest.length > 1) order.push(...rest.splice(dice.roll(rest.length, why) - 1, 1));
  return [...order, ...rest];
}

/**
 * One of these things, each as likely as any other, and those that are left, in their order. A card that is drawn at the moment
 * it is turned needs no deck whose order would have to be kept secret. Throws if there is none.
 */
export function drawn<T>(things: readonly T[], dice: Dice, why: string): { readonly card: T; readonly rest: T[] } {
  if (things.length === 0) throw new RangeError(`Nothing is left to draw for ${why}`);
  const at = dice.roll(things.length, why) - 1;
  return { card: things[at] as T, rest: things.filter((_, i) => i !== at) };
}
