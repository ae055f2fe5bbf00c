import type { Facts, Refusal } from '@dwo/kernel';
import type { RuleId } from './rule-ids';

/** The classes of refusals; '' if none fits. If several rules forbid an intent, any one of them is named (DW-R-108). */
export const CODES = [
  'GAME_OVER',
  'OPTION_OFF',
  'NOT_YOUR_PHASE',
  'NOT_OWNER',
  'DEAD',
  'REACTION_PENDING',
  'MOVE_OVER',
  'NOT_ENOUGH_MOVEMENT',
  'PATH_BLOCKED',
  'OFF_TABLE',
  'IMPASSABLE',
  'TOO_CLOSE',
  'NO_CONTACT',
  'OUT_OF_RANGE',
  'NO_LOS',
  'OUT_OF_ARC',
  'NO_SPOTTER',
  'SINGLE_SHOT_WEAPON',
  'CLOSING_FIRE_USED',
  'BUDGET_SPENT',
  'WEAPON_IN_CONTACT',
  'WEAPON_NOT_READY',
  'WEAPON_UNLOADED',
  'UNDERMANNED',
  'CREW_LOCKED',
  'ABOARD',
  'NO_SPACE',
  'NO_DRIVER',
  'IMMOBILE',
  'NO_GRENADE',
  'QUOTA',
  '',
] as const;
/** One of the classes of refusals. */
export type Code = (typeof CODES)[number];

/** A refusal of this game. */
export type No = Refusal<RuleId>;

/** Returns a refusal: the rule that forbids an intent, and the numbers behind it (DW-R-108). */
export function refuse(rule: RuleId, code: Code, facts: Facts = {}): No {
  return { rule, code, facts };
}
