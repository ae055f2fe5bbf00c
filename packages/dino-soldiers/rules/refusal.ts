/** Refusals of this game. */
import type { Facts, Refusal } from '@dwo/kernel';
import type { UnitType } from './data/units';
import type { RuleId } from './rule-ids';

/** The classes of refusals; the rule id and the facts tell the exact reason. */
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
/** One class of refusals. */
export type Code = (typeof CODES)[number];

/** The reason why an intent or an option is not allowed. */
export type No = Refusal<RuleId>;

/** A refusal. A fact whose value is undefined, because the intent did not hold it, becomes null. */
export function refuse(rule: RuleId, code: Code, facts: Facts = {}): No {
  return { rule, code, facts: Object.fromEntries(Object.entries(facts).map(([name, fact]) => [name, fact ?? null])) };
}

/** A refusal because friends take the room on a tile, with the units that stand in the way. */
export function refuseRoom(
  rule: 'DS-OCC-1' | 'DS-OCC-3',
  facts: Facts,
  friends: readonly { readonly id: number; readonly type: UnitType }[],
): No {
  const blockers = friends.map(({ id }) => id);
  return refuse(rule, 'NO_ROOM', { ...facts, blockers, count: blockers.length, type: friends[0]?.type ?? null });
}
