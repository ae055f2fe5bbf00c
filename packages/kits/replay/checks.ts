/** Verifies a record: its commitment, dice, moves, seals and end. */
import {
  type Flaw,
  type FlawCode,
  isEntropy,
  type Recording,
  type Ruleset,
  type Tagged,
  type Verdict,
  verifyRecording,
} from '@dwo/kernel';
import type { Check } from './contract';
import { say } from './record/words';

type AnyRecord = Recording<Tagged, unknown>;

/** All checks, in the order in which a person would make them. The kernel's verifier plays the record again for it. */
export function inspect<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  record: Recording<I, O>,
): readonly Check[] {
  const verdict = verifyRecording(rules, record);
  const checks = [
    commitment(record, verdict),
    ...entropy(record),
    ...origin(record, verdict),
    dice(verdict),
    intents(record, verdict),
    ...seals(verdict),
    ending(record, verdict),
  ];
  if (verdict.ok || checks.some(({ result }) => result === 'bad')) return checks;
  return [{ what: 'file', result: 'bad', ...told(verdict) }, ...checks];
}

/** The order in which the verifier finds flaws: what comes after the first one was not checked. */
const ORDER: readonly FlawCode[] = ['NOT_A_RECORD', 'COMMITMENT', 'LOTS', 'ENTRY', 'ROLLS', 'SEAL', 'OUTCOME', 'HASH'];

function reached(verdict: Verdict, code: FlawCode): boolean {
  return verdict.ok || ORDER.indexOf(verdict.code) > ORDER.indexOf(code);
}

type Said = Pick<Check, 'text' | 'detail'>;

function found(verdict: Verdict, ...codes: readonly FlawCode[]): Said | null {
  return !verdict.ok && codes.includes(verdict.code) ? told(verdict) : null;
}

/** A flaw as a sentence; the detail has the verifier's own message, with all figures. */
function told({ code, n, message }: Flaw): Said {
  return { text: say(`flaw.${code}`, { n: n ?? 0 }), detail: message };
}

function commitment(record: AnyRecord, verdict: Verdict): Check {
  const detail = String(record.commitment);
  const flaw = found(verdict, 'COMMITMENT');
  if (flaw !== null) return { what: 'commitment', result: 'bad', ...flaw };
  if (!reached(verdict, 'COMMITMENT'))
    return { what: 'commitment', result: 'silent', text: say('check.unknown'), detail };
  return { what: 'commitment', result: 'good', text: say('check.commitment'), detail };
}

function entropy({ entropy }: AnyRecord): readonly Check[] {
  const given = (entropy ?? []).filter((each) => each !== null);
  if (given.some((each) => !isEntropy(each))) {
    return [{ what: 'entropy', result: 'bad', text: say('check.entropy.unreadable') }];
  }
  if (given.length === 0) {
    return [{ what: 'entropy', result: 'silent', text: say('check.entropy.none') }];
  }
  return [{ what: 'entropy', result: 'good', text: say('check.entropy', { players: given.length }) }];
}

function origin({ origin }: AnyRecord, verdict: Verdict): readonly Check[] {
  if (origin === undefined || !reached(verdict, 'NOT_A_RECORD')) return [];
  return [{ what: 'origin', result: 'good', text: say('check.origin', { moves: origin.entries.length }) }];
}

function dice(verdict: Verdict): Check {
  const flaw = found(verdict, 'LOTS', 'ROLLS');
  if (flaw !== null) return { what: 'dice', result: 'bad', ...flaw };
  if (!verdict.ok && !reached(verdict, 'ROLLS')) return { what: 'dice', result: 'silent', text: say('check.unknown') };
  const text = verdict.ok ? say('check.dice', { dice: verdict.rolls }) : say('check.dice.uncounted');
  return { what: 'dice', result: 'good', text };
}

function intents({ entries }: AnyRecord, verdict: Verdict): Check {
  const flaw = found(verdict, 'ENTRY');
  if (flaw !== null) return { what: 'intents', result: 'bad', ...flaw };
  if (!reached(verdict, 'ROLLS')) return { what: 'intents', result: 'silent', text: say('check.unknown') };
  return { what: 'intents', result: 'good', text: say('check.intents', { moves: entries.length }) };
}

function seals(verdict: Verdict): readonly Check[] {
  const flaw = found(verdict, 'SEAL');
  if (flaw !== null) return [{ what: 'seals', result: 'bad', ...flaw }];
  if (!verdict.ok || verdict.seals === 0) return [];
  return [{ what: 'seals', result: 'good', text: say('check.seals') }];
}

function ending({ outcome, hash }: AnyRecord, verdict: Verdict): Check {
  const flaw = found(verdict, 'OUTCOME', 'HASH');
  if (flaw !== null) return { what: 'ending', result: 'bad', ...flaw };
  if (!verdict.ok) return { what: 'ending', result: 'silent', text: say('check.unknown') };
  if (outcome === undefined && hash === undefined) {
    return { what: 'ending', result: 'silent', text: say('check.ending.none') };
  }
  return { what: 'ending', result: 'good', text: say('check.ending') };
}
