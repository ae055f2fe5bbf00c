/** The traits (DC-TRT-1 to DC-TRT-5). */

/** When a trait is used: declared on activation, as a reaction, or always. */
export const TIMINGS = ['activation', 'reaction', 'baked_in'] as const;

/** One trait. `levels` holds the value of each level, the first for I (DC-TRT-5); null if it has none. */
export interface TraitData {
  readonly timing: (typeof TIMINGS)[number];
  readonly levels: readonly number[] | null;
}

/** The traits by id. */
export const TRAITS = {
  // DC-TRT-10
  berserker: { timing: 'activation', levels: [2, 4] },
  // DC-TRT-11
  get_up: { timing: 'activation', levels: [5, 10, 15] },
  // DC-TRT-12
  go_for_the_eyes: { timing: 'activation', levels: null },
  // DC-TRT-13
  knee_shot: { timing: 'activation', levels: [3, 5] },
  // DC-TRT-14
  lucky: { timing: 'reaction', levels: null },
  // DC-TRT-15
  piercing_shot: { timing: 'activation', levels: null },
  // DC-TRT-16
  rapid_fire: { timing: 'activation', levels: [2, 4] },
  // DC-TRT-17
  speed_reload: { timing: 'activation', levels: null },
  // DC-TRT-18
  thick_skin: { timing: 'activation', levels: [2, 4] },
  // DC-TRT-19
  tracking_shot: { timing: 'activation', levels: null },
  // DC-TRT-20
  bonus_spd: { timing: 'baked_in', levels: [1] },
  // DC-TRT-21
  eagle_eye: { timing: 'baked_in', levels: null },
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
