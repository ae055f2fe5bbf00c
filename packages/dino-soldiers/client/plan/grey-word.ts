/** The reason on a greyed attack in a few words; a press on the attack tells the whole reason. */
import type { Figure, Mode, No, Now } from '../../rules';
import { whyGrey } from './refused-attack';

/** The kinds of reasons. */
export const GREY_WORDS = ['spent', 'instinct', 'room', 'here', 'reach', 'sight', 'hidden', 'line', 'other'] as const;
/** One kind of reason. */
export type GreyWord = (typeof GREY_WORDS)[number];

const BY_RULE: Readonly<Partial<Record<No['rule'], GreyWord>>> = {
  'DS-AB-TRA-1': 'here',
  'DS-LOS-2': 'sight',
  'DS-AB-IND-1': 'sight',
  'DS-HIDE-10': 'hidden',
  'DS-MOV-4': 'line',
  'DS-AB-CHA-1': 'line',
  'DS-AB-FIR-1': 'line',
};

/** The reason why a unit has no attack in a mode now. */
export function greyWord(state: Now, unit: Figure, mode: Mode): GreyWord {
  const { rule, code, facts } = whyGrey(state, unit, mode);
  if (code === 'INSTINCT') return 'instinct';
  if (code === 'CANNOT_ATTACK') return 'spent';
  if (code === 'NO_ROOM') return 'room';
  if (rule === 'DS-RNG-1') return facts.range === 0 ? 'here' : 'reach';
  return BY_RULE[rule] ?? 'other';
}
