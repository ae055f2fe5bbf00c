/** The answer to a scenario, and the facts that its file may expect. */
import { frozen, type Outcome, type Refusal, type Seat, type Tagged } from '@dwo/kernel';
import type { Game } from '../src/game';
import { type Fields, isFields, type Mismatch } from './expectations';

/** A refusal by the rules, or by the server before it asks them: then it has no rule. */
export type ToldRefusal = Refusal | { readonly rule: null; readonly code: string; readonly facts: Fields };

/** The knowledge of a viewer: the state as they may see it, and the events of the step that they see. */
export interface Known {
  readonly state: object;
  readonly events: readonly Tagged[];
}

/** A step in the answer. */
export interface ToldStep {
  readonly step: number;
  readonly seat: Seat | null;
  readonly intent: unknown;
  readonly refusal: ToldRefusal | null;
  readonly events: readonly Tagged[];
  /** The dice given for the step that were not rolled. */
  readonly diceLeft: readonly number[];
  /** The answer to the question of the step. */
  readonly answer?: Fields;
  readonly state?: object;
  /** The knowledge of the wished viewers after the step, by label. */
  readonly views?: Readonly<Record<string, Known>>;
}

/** The answer to a scenario. */
export interface ScenarioAnswer {
  /** The reasons why the options can't be played. */
  readonly refused: readonly Refusal[];
  /** The state before the first step, and what the wished viewers know of it; null if the options are refused. */
  readonly start: { readonly state: object; readonly views?: Readonly<Record<string, Known>> } | null;
  readonly steps: readonly ToldStep[];
  readonly state: object | null;
  readonly outcome: Outcome | null;
  readonly mismatches: readonly Mismatch[];
  /** Unknown expectations, as `STEP: NAME`. */
  readonly unchecked: readonly string[];
  /** Why the play stopped early; null if it did not. */
  readonly error: { readonly step: number; readonly message: string } | null;
}

/** The part of a scenario under way that its facts are read from. */
interface Judged {
  readonly game: Game;
  readonly labels: readonly string[];
  readonly state: object;
}

const SETUP_FACTS = ['accepted', 'legal', 'rejected', 'rule', 'facts', 'rules'] as const;
const GENERAL_FACTS = ['awaiting', 'winner', 'ending'] as const;
const STEP_FACTS = ['accepted', 'legal', 'rejected', 'rule', 'facts', 'events', 'dice_left'] as const;

type FactsOf<Names extends readonly string[]> = Record<Names[number], unknown>;

/** The facts that a file may expect of its set-up. */
export function setupFacts(refused: readonly Refusal[]): FactsOf<typeof SETUP_FACTS> {
  return {
    accepted: refused.length === 0,
    legal: refused.length === 0,
    rejected: refused[0]?.code ?? false,
    rule: refused[0]?.rule ?? null,
    facts: refused[0]?.facts ?? null,
    rules: [...new Set(refused.map(({ rule }) => rule))].sort(),
  };
}

/** The facts that a step may expect besides parts of the state. */
export function factsOf({ game, labels, state }: Judged, told: ToldStep | null): Fields {
  const now = frozen(state);
  const outcome = game.rules.outcome(now);
  const general: FactsOf<typeof GENERAL_FACTS> = {
    awaiting: game.rules.awaiting(now).map((seat) => labels[seat]),
    winner: outcome === null ? null : outcome.winners.map((seat) => labels[seat]).join(' and ') || 'nobody',
    ending: outcome?.rule ?? null,
  };
  if (told === null) return general;
  const { refusal, events, diceLeft } = told;
  const own: FactsOf<typeof STEP_FACTS> = {
    accepted: refusal === null,
    legal: refusal === null,
    rejected: refusal?.code ?? false,
    rule: refusal?.rule ?? null,
    facts: refusal?.facts ?? null,
    events: events.map(({ type }) => type),
    dice_left: diceLeft.length,
  };
  return { ...general, ...own };
}

/**
 * The names that may be expected where an unknown one (`STEP: NAME`) stands: facts and fields of the state, or the fields
 * at the end of the known part of a path.
 */
export function expectableIn({ steps, state }: ScenarioAnswer, unknown: string): readonly string[] {
  const [where = '', name = ''] = unknown.split(': ');
  if (where === 'setup') return SETUP_FACTS;
  const step = steps.find((each) => String(each.step) === where);
  const facts = step?.answer === undefined ? [...GENERAL_FACTS, ...(step === undefined ? [] : STEP_FACTS)] : [];
  let part: unknown = step?.answer ?? state;
  let path = '';
  for (const key of name.split('.')) {
    const next = isFields(part) || Array.isArray(part) ? (part as Fields)[key] : undefined;
    if (typeof next !== 'object' || next === null) break;
    part = next;
    path += `${key}.`;
  }
  const fields = isFields(part) || Array.isArray(part) ? Object.keys(part) : [];
  return [...(path === '' ? facts : []), ...fields.map((field) => path + field)];
}
