/** Chances as players read them: whole per cents, and never a certainty that is none. */
import { say } from './words';

const LEAST = 0.01;

/** A chance from 0 to 1 in words: "57%", and "<1%" or ">99%" at its ends. */
export function percent(chance: number): string {
  if (chance > 0 && chance < LEAST / 2) return say('odds.below', { chance: LEAST });
  if (chance < 1 && chance > 1 - LEAST / 2) return say('odds.above', { chance: 1 - LEAST });
  return say('odds.chance', { chance });
}
