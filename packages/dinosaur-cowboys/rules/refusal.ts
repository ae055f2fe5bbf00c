/** Refusals of this game. */
import type { Facts, Refusal } from '@dwo/kernel';
import type { RuleId } from './rule-ids';

/** The classes of refusals; the rule id and the facts tell the exact reason. */
export const CODES = [
  'GAME_OVER',
  'WRONG_PHASE',
  'NOT_YOUR_TURN',
  'BAD_OPTIONS',
  'BAD_POSSE',
  'BAD_TABLE',
  'NOT_YOUR_ENTITY',
  'ALREADY_DONE',
  'BAD_PATH',
  'TOO_FAR',
  'BLOCKED',
  'BAD_PLACE',
  'BAD_FACING',
  'BAD_WEAPON',
  'BAD_TARGET',
  'BAD_TRAIT',
  'BAD_ANSWER',
  'NO_ROOM',
] as const;
/** One class of refusals. */
export type Code = (typeof CODES)[number];

/** The reason why an intent or an option is not allowed. */
export type No = Refusal<RuleId>;

/** A refusal. A fact whose value is undefined, because the intent did not hold it, becomes null. */
export function refuse(rule: RuleId, code: Code, facts: Facts = {}): No {
  return { rule, code, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? null])) };
}

/** True for a refusal. */
export function isNo<T extends object>(thing: T | No): thing is No {
  return 'rule' in thing;
}
