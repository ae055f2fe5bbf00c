/** Refusals of this game. */
import type { Facts, Refusal } from '@dwo/kernel';
import type { RuleId } from './rule-ids';

/** The classes of refusals; the rule id and the facts tell the exact reason. */
export const CODES = [
  'GAME_OVER',
  'WRONG_PHASE',
  'NOT_YOUR_TURN',
  'BAD_OPTIONS',
  'BAD_FORCE',
  'BAD_TABLE',
  'BAD_ZONE',
  'BAD_SEAT',
  'NOT_YOUR_FIGURE',
  'ALREADY_DONE',
  'BAD_PATH',
  'TOO_FAR',
  'BLOCKED',
  'BAD_PLACE',
  'BAD_FACING',
  'BAD_MOUNT',
  'BAD_ITEM',
  'NO_GUN',
  'BAD_TARGET',
  'OUT_OF_RANGE',
  'NOT_SEEN',
  'BAD_TASK',
] as const;
/** One class of refusals. */
export type Code = (typeof CODES)[number];

/** The reason why an intent or an option is not allowed. */
export type No = Refusal<RuleId>;

/** A refusal. A fact whose value is undefined becomes null. */
export function refuse(rule: RuleId, code: Code, facts: Facts = {}): No {
  return { rule, code, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? null])) };
}
