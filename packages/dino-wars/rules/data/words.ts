/** The words of the state: what may stand in its fields. */

export const SIDES = ['army', 'dinosaurs'] as const;
export type Side = (typeof SIDES)[number];

/** DW-SIDE-3 */
export const ERAS = ['ww2', 'modern'] as const;
export type Era = (typeof ERAS)[number];

/** DW-TURN-1, in order. */
export const PHASES = [
  'dinosaur-movement',
  'regular-fire',
  'dinosaur-attack',
  'army-movement',
  'secondary-fire',
] as const;
export type Phase = (typeof PHASES)[number];

/** The three windows in which an army figure may attack: closing, regular, secondary (DW-BUDGET-2). */
export const FIRE_WINDOWS = ['closing', 'regular', 'secondary'] as const;
export type FireWindow = (typeof FIRE_WINDOWS)[number];

/** DW-SPEC-1 to 4, DW-PTS-1 */
export const RANKS = ['enlisted', 'nco', 'leader', 'hero'] as const;
export type Rank = (typeof RANKS)[number];

/** The act of a figure by itself when it is overrun (DW-R-17). */
export const STANDING_ORDERS = ['fire-best', 'hold', 'ask'] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];

export type FigureId = string;

export const SCALE_DIVISORS = [1, 2, 3, 4] as const;
export type ScaleDivisor = (typeof SCALE_DIVISORS)[number];

/** `battle` is a meeting on any table, `island` and `gate` are the scenarios of §3.25 and §3.26. */
export const SCENARIOS = ['battle', 'island', 'gate'] as const;
export type Scenario = (typeof SCENARIOS)[number];

/** DW-R-40 */
export const LEAVES = ['auto', 'yes', 'no'] as const;
export type Leave = (typeof LEAVES)[number];

/** DW-R-47 */
export const WEAPON_STATUSES = ['set-up', 'dismantled', 'hitched', 'in-hands', 'stowed'] as const;
export type WeaponStatus = (typeof WEAPON_STATUSES)[number];

/** The pole the army starts with, and the hidden one (DW-GATE-2). */
export const POLE_IDS = ['pole-1', 'pole-2'] as const;

/** DW-R-92 */
export const POLE_STATUSES = ['lying', 'set-up', 'stowed'] as const;
export type PoleStatus = (typeof POLE_STATUSES)[number];
