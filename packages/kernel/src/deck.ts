/** Shuffling and drawing with dice, so that verified dice also verify the deck. */
import type { Dice } from './dice';

/**
 * A random permutation of `things`, each one equally likely. Rolls `things.length - 1` dice: each roll picks one of the
 * things that are left, and has as many sides as there are.
 */
export function shuffled<T>(things: readonly T[], dice: Dice, why: string): T[] {
  const rest = [...things];
  const order: T[] = [];
  while (rest.length > 1) order.push(...rest.splice(dice.roll(rest.length, why) - 1, 1));
  return [...order, ...rest];
}

/**
 * Draws one of `things`, each equally likely; `rest` keeps the order of the others. A card that is shown when it is drawn
 * needs no secret order of the deck. Throws a RangeError if there is none.
 */
export function drawn<T>(things: readonly T[], dice: Dice, why: string): { readonly card: T; readonly rest: T[] } {
  if (things.length === 0) throw new RangeError(`Nothing is left to draw for ${why}`);
  const at = dice.roll(things.length, why) - 1;
  return { card: things[at] as T, rest: things.filter((_, i) => i !== at) };
}
