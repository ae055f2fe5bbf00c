import type { Facts, Refusal } from '@dwo/kernel';
import type { RuleId } from './rule-ids';

/** The coarser classes of refusals; empty where none fits. Where several rules forbid a wish any of them is named (DW-R-108). */
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
export type Code = (typeof CODES)[number];

/** A refusal of this game. */
export type No = Refusal<RuleId>;

/** Names the rule that forbids a wish and the numbers behind it (DW-R-108). */
export function refuse(rule: RuleId, code: Code, facts: Facts = {}): No {
  return { rule, code, facts };
}
