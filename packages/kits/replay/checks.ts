/** Whether a record is what it says it is: its commitment, its dice, its moves, its seals, its end. */
import {
  type FlawCode,
  isEntropy,
  type Recording,
  type Ruleset,
  type Tagged,
  type Verdict,
  verifyRecording,
} from '@dwo/kernel';
import type { Check } from './contract';

type AnyRecord = Recording<Tagged, unknown>;

/** Every check, in the order in which one would make them. The record is played once more for it, by the kernel's verifier. */
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
  return [{ what: 'file', result: 'bad', text: `${verdict.message}.` }, ...checks];
}

/** How far the verifier came before it found something: what lies beyond has not been looked into. */
const ORDER: readonly FlawCode[] = ['NOT_A_RECORD', 'COMMITMENT', 'LOTS', 'ENTRY', 'ROLLS', 'SEAL', 'OUTCOME', 'HASH'];

function reached(verdict: Verdict, code: FlawCode): boolean {
  return verdict.ok || ORDER.indexOf(verdict.code) > ORDER.indexOf(code);
}

function found(verdict: Verdict, ...codes: readonly FlawCode[]): string | null {
  return !verdict.ok && codes.includes(verdict.code) ? `${verdict.message}.` : null;
}

function commitment(record: AnyRecord, verdict: Verdict): Check {
  const detail = String(record.commitment);
  const flaw = found(verdict, 'COMMITMENT');
  if (flaw !== null) return { what: 'commitment', result: 'bad', text: flaw, detail };
  if (!reached(verdict, 'COMMITMENT')) return { what: 'commitment', result: 'silent', text: UNKNOWN, detail };
  const text = 'The secret is the one the server had committed itself to before anybody sat down.';
  return { what: 'commitment', result: 'good', text, detail };
}

const UNKNOWN = 'This could not be looked into.';

function entropy({ entropy }: AnyRecord): readonly Check[] {
  const given = (entropy ?? []).filter((each) => each !== null);
  if (given.some((each) => !isEntropy(each))) {
    return [{ what: 'entropy', result: 'bad', text: 'What a player added to the dice can not be read.' }];
  }
  if (given.length === 0) {
    return [
      { what: 'entropy', result: 'silent', text: 'Nobody added chance of their own: computers have none to add.' },
    ];
  }
  const who = given.length === 1 ? 'One player' : `${given.length} players`;
  return [
    { what: 'entropy', result: 'good', text: `${who} added chance to the dice that the server could not choose.` },
  ];
}

function origin({ origin }: AnyRecord, verdict: Verdict): readonly Check[] {
  if (origin === undefined || !reached(verdict, 'NOT_A_RECORD')) return [];
  const text = `It goes on from another match, after ${origin.entries.length} moves, which were played and thrown again too.`;
  return [{ what: 'origin', result: 'good', text }];
}

function dice(verdict: Verdict): Check {
  const flaw = found(verdict, 'LOTS', 'ROLLS');
  if (flaw !== null) return { what: 'dice', result: 'bad', text: flaw };
  if (!verdict.ok && !reached(verdict, 'ROLLS')) return { what: 'dice', result: 'silent', text: UNKNOWN };
  const number = verdict.ok ? `All ${verdict.rolls} dice` : 'All dice';
  return {
    what: 'dice',
    result: 'good',
    text: `${number} were thrown again from the secret and fell as the record says.`,
  };
}

function intents({ entries }: AnyRecord, verdict: Verdict): Check {
  const flaw = found(verdict, 'ENTRY');
  if (flaw !== null) return { what: 'intents', result: 'bad', text: flaw };
  if (!reached(verdict, 'ROLLS')) return { what: 'intents', result: 'silent', text: UNKNOWN };
  return { what: 'intents', result: 'good', text: `All ${entries.length} moves keep to the rules.` };
}

function seals(verdict: Verdict): readonly Check[] {
  const flaw = found(verdict, 'SEAL');
  if (flaw !== null) return [{ what: 'seals', result: 'bad', text: flaw }];
  if (!verdict.ok || verdict.seals === 0) return [];
  return [{ what: 'seals', result: 'good', text: 'What was hidden in the set-up is what had been sealed then.' }];
}

function ending({ outcome, hash }: AnyRecord, verdict: Verdict): Check {
  const flaw = found(verdict, 'OUTCOME', 'HASH');
  if (flaw !== null) return { what: 'ending', result: 'bad', text: flaw };
  if (!verdict.ok) return { what: 'ending', result: 'silent', text: UNKNOWN };
  if (outcome === undefined && hash === undefined) {
    return { what: 'ending', result: 'silent', text: 'The record does not say how it ended.' };
  }
  return { what: 'ending', result: 'good', text: 'It ends as the record says, to the last figure.' };
}
