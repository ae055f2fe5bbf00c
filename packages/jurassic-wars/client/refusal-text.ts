/** Refusals as sentences. */
import type { Refusal } from '@dwo/kernel';
import { say } from './words';
import { refusals } from './words/en/refusals';

type Known = keyof typeof refusals;

/** Values for numbers that a sentence mentions and its refusal does not hold. */
const DEFAULTS = { players: 0, most: 0, count: 0, n: 0 };

/** A refusal as a sentence. */
export function refusalText({ rule, code, facts }: Refusal): string {
  const key = `refusal.${code}`;
  if (!(key in refusals)) return say('refusal.other', { rule });
  const numbers = Object.fromEntries(Object.entries(facts).filter(([, fact]) => typeof fact === 'number'));
  return say(key as Exclude<Known, 'refusal.other'>, { ...DEFAULTS, ...(numbers as Record<string, number>) });
}
