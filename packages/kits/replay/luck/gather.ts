/** Collects the rolls of a match, each with the chance that it had. */
import type { Luck } from '../contract';

/** A roll: whose it was, what it was for, its chance from 0 to 1, and whether it succeeded. */
export interface LuckyRoll {
  readonly side: string;
  readonly kind: string;
  readonly chance: number;
  readonly had: boolean;
}

/** The rolls by side and kind, in the order in which the kinds first came. */
export function gather(rolls: readonly LuckyRoll[]): readonly Luck[] {
  const kinds = new Map<string, { side: string; kind: string; chances: number[]; had: number }>();
  for (const { side, kind, chance, had } of rolls) {
    const key = `${side} ${kind}`;
    const known = kinds.get(key) ?? { side, kind, chances: [], had: 0 };
    known.chances.push(chance);
    if (had) known.had++;
    kinds.set(key, known);
  }
  return [...kinds.values()];
}
