/** Refusals of this game. */
import type { Facts, Refusal } from '@dwo/kernel';
import type { RuleId } from './rule-ids';

/** Coarse classes of refusals. */
export const CODES = [
  'GAME_OVER',
  'WRONG_PHASE',
  'NOT_YOUR_TURN',
  'BAD_OPTIONS',
  'BAD_TEAM',
  'BAD_SPOT',
  'NOT_YOUR_UNIT',
  'NO_ROOM',
  'CANNOT_MOVE',
  'CANNOT_ATTACK',
  'BAD_TARGET',
  'INSTINCT',
  'MUST_COME_IN',
  'BAD_CHOICE',
] as const;
export type Code = (typeof CODES)[number];

/** Why something is not allowed. */
export type No = Refusal<RuleId>;

/** The value that an intent of a strange shape does not name is told as null. */
export function refuse(rule: RuleId, code: Code, facts: Facts = {}): No {
  return { rule, code, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? null])) };
}
