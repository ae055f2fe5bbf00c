/** What a scenario says should be so after a step, compared with what is. */
import { figureOf } from '../../rules/figures';
import type { Json } from './print';
import { dead, everybody, fieldOf, legalAttacks, READINGS, type Seen } from './readings';

export type { Seen } from './readings';

/** An expectation that was not met. */
export interface Mismatch {
  readonly key: string;
  readonly expected: Json;
  readonly actual: Json;
}

/** Lengths may differ by what rounding path legs up can add. */
const SLACK_IN = 0.021;

/** `T_lp`, `T_spent_in`, `legal_attacks_of_T`: readings of a figure or pole named in the key. */
function readNamed(seen: Seen, key: string): Json | undefined {
  const attacker = /^legal_attacks_of_(.+)$/.exec(key)?.[1];
  if (attacker !== undefined) return [...legalAttacks(seen, attacker)];
  const names = [...everybody(seen.state), ...Object.keys(seen.state.poles)].filter((id) => key.startsWith(`${id}_`));
  for (const id of names.sort((a, b) => b.length - a.length)) {
    const found = fieldOf(seen, id, key.slice(id.length + 1));
    if (found !== undefined) return found;
  }
  return seen.who === null ? undefined : fieldOf(seen, seen.who, key);
}

function same(expected: unknown, actual: Json): boolean {
  if (typeof expected === 'number' && typeof actual === 'number') return Math.abs(expected - actual) <= SLACK_IN;
  if (Array.isArray(expected) && Array.isArray(actual)) {
    return [...expected].sort().join() === [...actual].sort().join();
  }
  return expected === actual;
}

/** Compares a step with its expectations: those not met, and the names of those nobody knows how to look at. */
export function compare(
  expected: Readonly<Record<string, unknown>>,
  seen: Seen,
): { readonly mismatches: readonly Mismatch[]; readonly unchecked: readonly string[] } {
  const mismatches: Mismatch[] = [];
  const unchecked: string[] = [];
  for (const [key, wanted] of Object.entries(expected)) {
    if (key === 'note') continue;
    if (key === 'alive' && Array.isArray(wanted)) {
      const gone = dead(seen.state);
      const missing = wanted.filter((id) => gone.includes(id) || !figureOf(seen.state, String(id))?.alive);
      if (missing.length > 0) mismatches.push({ key, expected: wanted as Json, actual: { dead: missing } });
      continue;
    }
    if (key === 'game_over') {
      const over = seen.state.ending !== null;
      if (over !== Boolean(wanted)) mismatches.push({ key, expected: wanted as Json, actual: over });
      continue;
    }
    const reading = Object.hasOwn(READINGS, key) ? READINGS[key] : undefined;
    const actual = reading ? reading(seen, seen.who ?? '') : readNamed(seen, key);
    if (actual === undefined) unchecked.push(key);
    else if (!same(wanted, actual)) mismatches.push({ key, expected: wanted as Json, actual });
  }
  return { mismatches, unchecked };
}
