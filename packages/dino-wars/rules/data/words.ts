/** The sides of a match (DW-SIDE-1). */

export const SIDES = ['army', 'dinosaurs'] as const;
/** One of the sides. */
export type Side = (typeof SIDES)[number];

/** The eras, each with a basic weapon of its own (DW-SIDE-3). */
export const ERAS = ['ww2', 'modern'] as const;
/** One of the eras. */
export type Era = (typeof ERAS)[number];

/** The phases of a turn, in order (DW-TURN-1). */
export const PHASES = [
  'dinosaur-movement',
  'regular-fire',
  'dinosaur-attack',
  'army-movement',
  'secondary-fire',
] as const;
/** One of the phases. */
export type Phase = (typeof PHASES)[number];

/** The three windows in which an army figure may attack (DW-BUDGET-2). */
export const FIRE_WINDOWS = ['closing', 'regular', 'secondary'] as const;
/** One of the fire windows. */
export type FireWindow = (typeof FIRE_WINDOWS)[number];

/** The ranks of soldiers (DW-SPEC-1 to 4, DW-PTS-1). */
export const RANKS = ['enlisted', 'nco', 'leader', 'hero'] as const;
/** One of the ranks. */
export type Rank = (typeof RANKS)[number];

/** How a figure answers an overrun: by itself, or by asking its player (DW-R-17). */
export const STANDING_ORDERS = ['fire-best', 'hold', 'ask'] as const;
/** One of the standing orders. */
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/** The id of a figure, unique in its match. */
export type FigureId = string;

/** The divisors of lengths and bases (DW-R-103). */
export const SCALE_DIVISORS = [1, 2, 3, 4] as const;
/** One of the divisors. */
export type ScaleDivisor = (typeof SCALE_DIVISORS)[number];

/** `battle` is a match on any table; `island` and `gate` are the scenarios of §3.25 and §3.26. */
export const SCENARIOS = ['battle', 'island', 'gate'] as const;
/** One of the scenarios. */
export type Scenario = (typeof SCENARIOS)[number];

/** If teammates may name a soldier as their spotter: always, never, or if it takes no attack from the soldier (DW-R-40). */
export const LEAVES = ['auto', 'yes', 'no'] as const;
/** One of `LEAVES`. */
export type Leave = (typeof LEAVES)[number];

/** The statuses of a crewed weapon (DW-R-47). */
export const WEAPON_STATUSES = ['set-up', 'dismantled', 'hitched', 'in-hands', 'stowed'] as const;
/** One of the weapon statuses. */
export type WeaponStatus = (typeof WEAPON_STATUSES)[number];

/** The pole that the army starts with, and the hidden one (DW-GATE-2). */
export const POLE_IDS = ['pole-1', 'pole-2'] as const;

/** The statuses of a pole (DW-R-92). */
export const POLE_STATUSES = ['lying', 'set-up', 'stowed'] as const;
/** One of the pole statuses. */
export type PoleStatus = (typeof POLE_STATUSES)[number];
