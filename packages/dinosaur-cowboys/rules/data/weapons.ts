/** The weapons (DC-WPN-1). Distances are in mils. */

/** Tells what a weapon is for. A natural weapon belongs to a dinosaur and is used like a close one (DC-WPN-6). */
export const WEAPON_TYPES = ['range', 'close', 'natural'] as const;
/** Tells what some weapons can do besides (DC-WPN-2, DC-WPN-3, DC-WPN-5). */
export const SPECIALS = ['explosion', 'fan_the_hammer', 'minimum_distance'] as const;

/** The limits of the bands, each included; `least` is the printed minimum (DC-R-16, DC-R-17). */
export interface Bands {
  readonly least: number;
  readonly short: number;
  readonly medium: number;
  readonly long: number;
}

/** One weapon as it is printed: Attacks, Damage (DC-TERM-7), bands, and the 1s that empty it, 0 for none (DC-SHO-6). */
export interface WeaponData {
  readonly type: (typeof WEAPON_TYPES)[number];
  readonly attacks: number;
  readonly damage: number;
  readonly bands: Bands | null;
  readonly reload: number;
  readonly special: readonly (typeof SPECIALS)[number][];
}

/** The weapons by id. */
export const WEAPONS = {
  scattergun: {
    type: 'range',
    attacks: 1,
    damage: 5,
    bands: { least: 0, short: 5000, medium: 10000, long: 14000 },
    reload: 1,
    special: ['explosion'],
  },
  six_shooter_80kw: {
    type: 'range',
    attacks: 4,
    damage: 0,
    bands: { least: 0, short: 6000, medium: 10000, long: 14000 },
    reload: 1,
    special: [],
  },
  // DC-C-05
  six_shooter_100kw: {
    type: 'range',
    attacks: 4,
    damage: 1,
    bands: { least: 0, short: 6000, medium: 10000, long: 14000 },
    reload: 1,
    special: ['fan_the_hammer'],
  },
  six_shooter_400kw: {
    type: 'range',
    attacks: 4,
    damage: 4,
    bands: { least: 0, short: 6000, medium: 10000, long: 14000 },
    reload: 1,
    special: ['fan_the_hammer'],
  },
  low_burst_rifle: {
    type: 'range',
    attacks: 6,
    damage: 1,
    bands: { least: 0, short: 4000, medium: 11000, long: 16000 },
    reload: 4,
    special: [],
  },
  light_repeater: {
    type: 'range',
    attacks: 6,
    damage: 1,
    bands: { least: 0, short: 4000, medium: 11000, long: 16000 },
    reload: 4,
    special: [],
  },
  handcannon: {
    type: 'range',
    attacks: 2,
    damage: 6,
    bands: { least: 2000, short: 6000, medium: 8000, long: 12000 },
    reload: 1,
    special: [],
  },
  auto_shotgun: {
    type: 'range',
    attacks: 4,
    damage: 5,
    bands: { least: 0, short: 6000, medium: 8000, long: 10000 },
    reload: 1,
    special: [],
  },
  // DC-C-07
  lever_action_400kw: {
    type: 'range',
    attacks: 3,
    damage: 4,
    bands: { least: 4000, short: 8000, medium: 14000, long: 17000 },
    reload: 1,
    special: ['minimum_distance'],
  },
  saber: { type: 'close', attacks: 4, damage: 4, bands: null, reload: 0, special: [] },
  spine_blade: { type: 'close', attacks: 5, damage: 3, bands: null, reload: 0, special: [] },
  // DC-C-06
  bowie_knife: { type: 'close', attacks: 3, damage: 2, bands: null, reload: 0, special: [] },
  // DC-C-06
  machete: { type: 'close', attacks: 4, damage: 3, bands: null, reload: 0, special: [] },
  crest_smash: { type: 'natural', attacks: 2, damage: 2, bands: null, reload: 0, special: [] },
  stab: { type: 'natural', attacks: 6, damage: 1, bands: null, reload: 0, special: [] },
  leap: { type: 'natural', attacks: 1, damage: 5, bands: null, reload: 0, special: [] },
  // DC-C-06
  headbutt: { type: 'natural', attacks: 3, damage: 3, bands: null, reload: 0, special: [] },
} as const satisfies Readonly<Record<string, WeaponData>>;

/** The Long limits that some weapons had up to a version of the rules (DC-C-07, DC-C-09). */
const FORMER_LONG = { upTo: 2, limits: { lever_action_400kw: 20000 } as Readonly<Partial<Record<string, number>>> };

/** The id of a weapon. */
export type WeaponId = keyof typeof WEAPONS;
/** The ids of all weapons. */
export const WEAPON_IDS = Object.keys(WEAPONS) as readonly WeaponId[];

/** The printed weapon. */
export function weaponData(id: WeaponId): WeaponData {
  return WEAPONS[id];
}

/** The Long limit of a weapon under version `asOf` of the rules; null for a weapon without bands. */
export function longOf(id: WeaponId, asOf: number): number | null {
  const former = asOf <= FORMER_LONG.upTo ? FORMER_LONG.limits[id] : undefined;
  return former ?? weaponData(id).bands?.long ?? null;
}
