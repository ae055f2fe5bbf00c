/** The strength of a seat in points and life. */
import type { Strength } from '@dwo/kits/replay/contract';
import { strengthOf } from '../screens/replay/edition/strength';
import { type Life, lifeWords } from './life';

/** The points and the life of a seat: in points a dinosaur with one life point counts as a whole one. */
export function livingStrength(side: Parameters<typeof strengthOf>[0] & { readonly life: Life | null }): Strength {
  const strength = strengthOf(side);
  return side.life === null ? strength : { ...strength, text: `${strength.text} · ${lifeWords(side.life)}` };
}
