/** The checks of a record, with what this browser knows of it besides. */
import type { Seen } from '../shell/witness';
import type { Check } from './contract';

/** This browser's notes during the match, held against the record. */
export function witnessed(record: unknown, seen: Seen | null): readonly Check[] {
  if (seen === null || !seen.early) return [];
  const { commitment, entropy } = record as { commitment?: unknown; entropy?: unknown };
  if (commitment !== seen.commitment) {
    const text = 'This browser noted another commitment while the match was played:';
    return [{ what: 'commitment', result: 'bad', text, detail: seen.commitment }];
  }
  const mine = seen.entropy;
  if (mine !== null && !(Array.isArray(entropy) && entropy.includes(mine))) {
    const text = 'What this browser added to the dice is not in the record:';
    return [{ what: 'entropy', result: 'bad', text, detail: mine }];
  }
  const text = 'This browser was there, and what it noted beforehand is what the record says.';
  return [{ what: 'commitment', result: 'good', text }];
}

/** All good is green; nothing wrong, yet nothing promised, is neither. */
export function verdictOn(checks: readonly Check[]): {
  readonly tone: 'good' | 'bad' | 'silent';
  readonly text: string;
} {
  if (checks.some(({ result }) => result === 'bad')) return { tone: 'bad', text: 'Something is wrong!' };
  const promised = checks.some(({ what, result }) => what === 'commitment' && result === 'good');
  return promised ? { tone: 'good', text: 'Verified' } : { tone: 'silent', text: 'It plays out, unpromised' };
}
