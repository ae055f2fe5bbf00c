/** Refusals of this game. */
import type { Refusal } from '@dwo/kernel';

/** The rules that refuse an intent or an option, or end a match. */
export const JW_RULES = [
  'JW-G-1',
  'JW-G-11',
  'JW-G-12',
  'JW-G-13',
  'JW-G-20',
  'JW-V1-3',
  'JW-CU-1',
  'JW-CU-2',
  'JW-CU-3',
  'JW-CU-6',
  'JW-CU-7',
  'JW-CU-8',
  'JW-CU-10',
  'JW-CU-11',
  'JW-DW-0',
  'JW-DW-5',
  'JW-DW-6',
  'JW-DW-7',
  'JW-DW-12',
  'JW-WH-1',
  'JW-WH-4',
  'JW-WH-5',
  'JW-WH-12',
  'JW-RV-1',
  'JW-RV-2',
  'JW-UD-0',
  'JW-UD-3',
  'JW-PK-1',
  'JW-PK-2',
  'JW-PK-3',
  'JW-PK-6',
  'JW-PK-14',
  'JW-FO-4',
  'JW-X-1',
  'JW-X-2',
  'JW-X-3',
  'JW-OPT-6',
  'JW-SEQ-2',
  'JW-SEQ-6',
  'JW-SEQ-7',
] as const;
/** The id of such a rule. */
export type JwRule = (typeof JW_RULES)[number];

/** A refusal by a rule; `code` is its class and `facts` are the numbers behind it. */
export function refuse(rule: JwRule, code: string, facts: Refusal['facts'] = {}): Refusal<JwRule> {
  return { rule, code, facts };
}
