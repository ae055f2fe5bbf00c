/** The checks of a record, together with this browser's own notes. */
import type { Seen } from '../shell/witness';
import type { Check } from './contract';
import { say } from './words';

/** Compares this browser's notes during the match with the record. */
export function witnessed(record: unknown, seen: Seen | null): readonly Check[] {
  if (seen === null || !seen.early) return [];
  const { commitment, entropy } = record as { commitment?: unknown; entropy?: unknown };
  if (commitment !== seen.commitment) {
    const text = say('proof.seen.commitment');
    return [{ what: 'commitment', result: 'bad', text, detail: seen.commitment }];
  }
  const mine = seen.entropy;
  if (mine !== null && !(Array.isArray(entropy) && entropy.includes(mine))) {
    const text = say('proof.seen.entropy');
    return [{ what: 'entropy', result: 'bad', text, detail: mine }];
  }
  const text = say('proof.seen');
  return [{ what: 'commitment', result: 'good', text }];
}

/** The verdict: `good` if all checks are good, `bad` if one is, `silent` if none is bad but nothing was promised. */
export function verdictOn(checks: readonly Check[]): {
  readonly tone: 'good' | 'bad' | 'silent';
  readonly text: string;
} {
  const promised = checks.some(({ what, result }) => what === 'commitment' && result === 'good');
  const tone = checks.some(({ result }) => result === 'bad') ? 'bad' : promised ? 'good' : 'silent';
  return { tone, text: say(`proof.verdict.${tone}`) };
}
