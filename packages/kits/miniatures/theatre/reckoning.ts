/** The dice of a roll as a reckoning in figures. */
import type { DiceShow } from './performance';

/** The dice as a reckoning: "3 + 4 = 7", "4 + 1 = 5", or each die by itself. */
export function reckoned({ dice, bonus = 0, each = false }: Pick<DiceShow, 'dice' | 'bonus' | 'each'>): string {
  if (each) return dice.join(' · ');
  const terms = bonus === 0 ? dice : [...dice, bonus];
  const total = terms.reduce((sum, term) => sum + term, 0);
  return terms.length === 1 ? `${total}` : `${terms.join(' + ')} = ${total}`;
}

/** The same for a small box: the sum alone, unless it has a bonus that no die shows. */
export function reckonedShort(dice: Pick<DiceShow, 'dice' | 'bonus' | 'each'>): string {
  const all = reckoned(dice);
  return (dice.bonus ?? 0) === 0 ? (all.split(' = ').at(-1) ?? '') : all;
}
