/** Whether a record is what it says it is: its commitment, its dice, its moves, its end. */
import type { Intent, Options, State } from '@dwo/dino-wars';
import {
  canonicalJson,
  commitmentTo,
  type Frozen,
  isEntropy,
  type Outcome,
  type Recording,
  secretFromHex,
  stateHash,
} from '@dwo/kernel';
import type { Check } from './contract';

/** What came to light while a record was played. */
export interface Findings {
  /** Entries that could be played, and what was wrong with the next one. */
  readonly played: number;
  readonly fault: string | null;
  /** How many dice the record tells of, and at which entry they first fell otherwise. */
  readonly rolls: { readonly told: number; readonly wrong: number | null };
  readonly outcome: Outcome | null;
  readonly state: Frozen<State>;
}

type DinoWarsRecord = Recording<Intent, Options>;

/** Every check, in the order in which one would make them. */
export function inspect(record: DinoWarsRecord, findings: Findings): readonly Check[] {
  return [commitment(record), ...entropy(record), dice(findings), intents(findings), ending(record, findings)];
}

function commitment({ commitment: told, secret }: DinoWarsRecord): Check {
  if (typeof told !== 'string') {
    return { what: 'commitment', result: 'silent', text: 'The record names no commitment.' };
  }
  const good = commitmentTo(secretFromHex(secret)) === told;
  return {
    what: 'commitment',
    result: good ? 'good' : 'bad',
    text: good
      ? 'The secret is the one the server had committed itself to before anybody sat down.'
      : 'The secret is not the one the server had committed itself to.',
    detail: told,
  };
}

function entropy({ entropy }: DinoWarsRecord): readonly Check[] {
  const given = (entropy ?? []).filter((each) => each !== null);
  if (given.some((each) => !isEntropy(each))) {
    return [{ what: 'entropy', result: 'bad', text: 'What a player added to the dice can not be read.' }];
  }
  if (given.length === 0) {
    return [
      { what: 'entropy', result: 'silent', text: 'No player added chance of his own: computers have none to add.' },
    ];
  }
  const who = given.length === 1 ? 'One player' : `${given.length} players`;
  return [
    { what: 'entropy', result: 'good', text: `${who} added chance to the dice that the server could not choose.` },
  ];
}

function dice({ rolls, fault }: Findings): Check {
  if (rolls.wrong !== null) {
    const where = rolls.wrong === 0 ? 'in the set-up' : `at move ${rolls.wrong}`;
    return { what: 'dice', result: 'bad', text: `The dice ${where} fell otherwise than the record says.` };
  }
  if (fault !== null) return { what: 'dice', result: 'silent', text: 'Not all dice could be thrown again.' };
  const text =
    rolls.told === 0
      ? 'All dice were thrown again from the secret and the players’ chance.'
      : `All ${rolls.told} dice were thrown again and fell as the record says.`;
  return { what: 'dice', result: 'good', text };
}

function intents({ fault, played }: Findings): Check {
  if (fault !== null) return { what: 'intents', result: 'bad', text: `Move ${played + 1} can not be: ${fault}` };
  return { what: 'intents', result: 'good', text: `All ${played} moves keep to the rules.` };
}

function ending({ outcome, hash }: DinoWarsRecord, { fault, outcome: found, state }: Findings): Check {
  if (fault !== null || (outcome === undefined && hash === undefined)) {
    return { what: 'ending', result: 'silent', text: 'There is no end to compare.' };
  }
  const same = (outcome === undefined || alike(outcome, found)) && (hash === undefined || hash === stateHash(state));
  return {
    what: 'ending',
    result: same ? 'good' : 'bad',
    text: same ? 'It ends as the record says, to the last figure.' : 'It ends otherwise than the record says.',
  };
}

/** Whether two values are the same, in whatever order their keys came. */
function alike(a: unknown, b: unknown): boolean {
  try {
    return canonicalJson(a) === canonicalJson(b);
  } catch {
    return false;
  }
}
