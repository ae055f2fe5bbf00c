/** Ready-made figures, and what figures cost (VS-C-01, VS-C-02, VS-C-05, VS-PTS-1). */
import type { Armor, FigureClass, Grade, Skill } from './words';

/** The abilities of a figure (VS-FIG-1 to VS-FIG-6). */
export interface Kind {
  class: FigureClass;
  /** Null for all but guys. */
  grade: Grade | null;
  /** A vehicle that needs no driver and carries nobody (VS-R-21). */
  large: boolean;
  distance: boolean;
  automatic: boolean;
  armor: Armor;
  skills: Skill[];
  /** Water is not rough for it. */
  aquatic: boolean;
}

const PLAIN = {
  grade: null,
  large: false,
  distance: false,
  automatic: false,
  armor: 'none',
  skills: [],
  aquatic: false,
} as const;
const TROOP = { ...PLAIN, class: 'guy', grade: 'troop' } as const;
const HERO = { ...PLAIN, class: 'guy', grade: 'hero' } as const;
const CAVALRY = { ...PLAIN, class: 'cavalry' } as const;
const VEHICLE = { ...PLAIN, class: 'vehicle' } as const;
const CREATURE = { ...VEHICLE, large: true } as const;

/** The abilities of each ready-made figure. */
export const PROFILES = {
  cowhand: { ...TROOP, distance: true },
  tracker: { ...TROOP, distance: true, skills: ['beasts'] },
  scout: { ...TROOP, distance: true, skills: ['stealth'] },
  brawler: { ...TROOP, armor: 'light' },
  repeater_gunner: { ...TROOP, distance: true, automatic: true },
  gunslinger: { ...HERO, distance: true, automatic: true, armor: 'light' },
  wrangler_boss: { ...HERO, distance: true, armor: 'light', skills: ['beasts'] },
  poacher_chief: { ...HERO, distance: true, armor: 'light' },
  horse: { ...CAVALRY },
  strutter: { ...CAVALRY, armor: 'light' },
  gun_strutter: { ...CAVALRY, distance: true, armor: 'light' },
  steam_wagon: { ...VEHICLE, distance: true, armor: 'light' },
  armored_wagon: { ...VEHICLE, distance: true, armor: 'heavy' },
  raptor: { ...TROOP, armor: 'light' },
  old_raptor: { ...TROOP, armor: 'light', skills: ['stealth'] },
  tyrannosaurus: { ...CREATURE, armor: 'heavy' },
  triceratops: { ...CREATURE, armor: 'heavy' },
  allosaurus: { ...CREATURE, armor: 'light' },
  spitter: { ...CREATURE, distance: true },
  swamp_lizard: { ...CREATURE, armor: 'light', aquatic: true },
} as const satisfies Readonly<Record<string, Readonly<Omit<Kind, 'skills'>> & { readonly skills: readonly Skill[] }>>;

/** The name of a ready-made figure. */
export type ProfileId = keyof typeof PROFILES;
/** The names of the ready-made figures, in the order of the tables. */
export const PROFILE_IDS = Object.keys(PROFILES) as ProfileId[];

/** The price of each part of a figure (VS-PTS-1). */
export const COSTS = {
  base: { troop: 2, hero: 4, cavalry: 2, vehicle: 4, creature: 4 },
  distance: 4,
  automatic: 2,
  armor: { none: 0, light: 1, heavy: 2 },
  vehicleArmor: { none: 0, light: 1, heavy: 3 },
  skill: 1,
} as const;
