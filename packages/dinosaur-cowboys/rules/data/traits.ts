/** The traits (DC-TRT-1 to DC-TRT-5). */

import type { RuleId } from '../rule-ids';

/** When a trait is used: declared on activation, as a reaction, or always. */
export const TIMINGS = ['activation', 'reaction', 'baked_in'] as const;

/** One trait. `levels` holds the value of each level, the first for I (DC-TRT-5); null if it has none. */
export interface TraitData {
  /** The rule that says what it does. */
  readonly rule: RuleId;
  readonly timing: (typeof TIMINGS)[number];
  readonly levels: readonly number[] | null;
}

/** The traits by id. */
export const TRAITS = {
  berserker: { rule: 'DC-TRT-10', timing: 'activation', levels: [2, 4] },
  get_up: { rule: 'DC-TRT-11', timing: 'activation', levels: [5, 10, 15] },
  go_for_the_eyes: { rule: 'DC-TRT-12', timing: 'activation', levels: null },
  knee_shot: { rule: 'DC-TRT-13', timing: 'activation', levels: [3, 5] },
  lucky: { rule: 'DC-TRT-14', timing: 'reaction', levels: null },
  piercing_shot: { rule: 'DC-TRT-15', timing: 'activation', levels: null },
  rapid_fire: { rule: 'DC-TRT-16', timing: 'activation', levels: [2, 4] },
  speed_reload: { rule: 'DC-TRT-17', timing: 'activation', levels: null },
  thick_skin: { rule: 'DC-TRT-18', timing: 'activation', levels: [2, 4] },
  tracking_shot: { rule: 'DC-TRT-19', timing: 'activation', levels: null },
  bonus_spd: { rule: 'DC-TRT-20', timing: 'baked_in', levels: [1] },
  eagle_eye: { rule: 'DC-TRT-21', timing: 'baked_in', levels: null },
} as const satisfies Readonly<Record<string, TraitData>>;

/** The id of a trait. */
export type TraitId = keyof typeof TRAITS;
/** The ids of all traits. */
export const TRAIT_IDS = Object.keys(TRAITS) as readonly TraitId[];

/** The value of a trait at a level; 0 for a trait without levels. */
export function traitValue(id: TraitId, level: number | null): number {
  const { levels }: TraitData = TRAITS[id];
  return levels === null || level === null ? 0 : (levels[level - 1] ?? 0);
}
