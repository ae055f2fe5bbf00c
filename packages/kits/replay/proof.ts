/** The checks of a record, with what this browser knows of it besides. */
import type { Seen } from '../shell/witness';
import type { Check } from './contract';
import { say } from './words';

/** This browser's notes during the match, held against the record. */
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

/** All good is green; nothing wrong, yet nothing promised, is neither. */
export function verdictOn(checks: readonly Check[]): {
  readonly tone: 'good' | 'bad' | 'silent';
  readonly text: string;
} {
  const promised = checks.some(({ what, result }) => what === 'commitment' && result === 'good');
  const tone = checks.some(({ result }) => result === 'bad') ? 'bad' : promised ? 'good' : 'silent';
  return { tone, text: say(`proof.verdict.${tone}`) };
}
