/** Collects the rolls of a match, each with the chance that it had. */
import type { Side } from '@dwo/dino-wars';
import type { Luck } from '@dwo/kits/replay/contract';
import type { LuckKind } from '../../../actions/rolls';
import type { LuckRoll } from '../../../actions/telling';

/** The rolls by side and kind, in the order in which the kinds first came. */
export function gather(rolls: readonly LuckRoll[]): readonly Luck[] {
  const kinds = new Map<string, { side: Side; kind: LuckKind; chances: number[]; had: number }>();
  for (const { side, kind, chance, had } of rolls) {
    const key = `${side} ${kind}`;
    const known = kinds.get(key) ?? { side, kind, chances: [], had: 0 };
    known.chances.push(chance / 36);
    if (had) known.had++;
    kinds.set(key, known);
  }
  return [...kinds.values()];
}
