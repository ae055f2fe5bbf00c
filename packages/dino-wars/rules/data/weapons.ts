/** A weapon in the table of section 2.2 of the rules. In a tie the earlier one in the table wins (DW-R-17). Lengths are in ci. */

export interface WeaponRow {
  readonly name: string;
  /** The range (DW-RANGE-1). */
  readonly rangeCi: number;
  /** The range from a fixed position. An automatic rifle has it if its owner has not moved (DW-RANGE-4, DW-R-34). */
  readonly rangeFixedCi: number;
  /** The life points that a hit takes (DW-DMG-8). */
  readonly damage: number;
  /** The highest roll that hits (DW-ATK-2). */
  readonly attackScore: number;
  /** Whether a roll of 2 kills (DW-AUTO-1). */
  readonly autoKill: boolean;
  /** Whether it may fire twice a turn (DW-SEC-1). */
  readonly twoShot: boolean;
  /** Whether it may give closing fire (DW-CLOSE-5). */
  readonly closing: boolean;
  /** The most of it per ten soldiers in a balanced game; null for any number (DW-R-32). */
  readonly capPerTen: number | null;
}

/** The table of hand weapons. */
export const WEAPONS = {
  rifle: {
    name: 'Rifle',
    rangeCi: 1800,
    rangeFixedCi: 1800,
    damage: 1,
    attackScore: 7,
    autoKill: false,
    twoShot: true,
    closing: true,
    capPerTen: null,
  },
  assault_rifle: {
    name: 'Assault rifle',
    rangeCi: 1200,
    rangeFixedCi: 1200,
    damage: 2,
    attackScore: 8,
    autoKill: false,
    twoShot: true,
    closing: true,
    capPerTen: null,
  },
  smg: {
    name: 'Submachine gun',
    rangeCi: 600,
    rangeFixedCi: 600,
    damage: 2,
    attackScore: 8,
    autoKill: false,
    twoShot: true,
    closing: true,
    capPerTen: 2,
  },
  pistol: {
    name: 'Pistol',
    rangeCi: 600,
    rangeFixedCi: 600,
    damage: 1,
    attackScore: 7,
    autoKill: false,
    twoShot: true,
    closing: true,
    capPerTen: null,
  },
  grenade: {
    name: 'Grenade',
    rangeCi: 300,
    rangeFixedCi: 300,
    damage: 3,
    attackScore: 8,
    autoKill: true,
    twoShot: false,
    closing: false,
    capPerTen: null,
  },
  flamethrower: {
    name: 'Flamethrower',
    rangeCi: 600,
    rangeFixedCi: 600,
    damage: 3,
    attackScore: 6,
    autoKill: false,
    twoShot: false,
    closing: true,
    capPerTen: 1,
  },
  automatic_rifle: {
    name: 'Automatic rifle',
    rangeCi: 1800,
    rangeFixedCi: 2400,
    damage: 2,
    attackScore: 8,
    autoKill: false,
    twoShot: true,
    closing: true,
    capPerTen: 1,
  },
  bazooka: {
    name: 'Bazooka/rocket',
    rangeCi: 1200,
    rangeFixedCi: 1200,
    damage: 3,
    attackScore: 6,
    autoKill: true,
    twoShot: false,
    closing: true,
    capPerTen: 1,
  },
} as const satisfies Record<string, WeaponRow>;

/** A hand weapon. */
export type HandWeapon = keyof typeof WEAPONS;

/** All hand weapons in the order of the table. */
export const HAND_WEAPONS = Object.keys(WEAPONS) as readonly HandWeapon[];

/** A crewed or mounted weapon: the fields of a hand weapon and more. */
export interface CrewedRow extends WeaponRow {
  /** The least range; nearer targets are out of range (DW-RANGE-5). */
  readonly leastRangeCi: number;
  /** The score with a spotter's help; null if it may not fire indirectly (DW-IND-1). */
  readonly indirectScore: number | null;
  /** The minimum crew (DW-CREW-1). */
  readonly minCrew: number;
  /** Whether it fires only to its front (DW-LOS-5). */
  readonly arc: boolean;
  /** Whether it can be dismantled and carried (DW-TOW-8). */
  readonly portable: boolean;
  /** Whether a vehicle may tow it (DW-TOW-1). */
  readonly towable: boolean;
  /** The price (DW-PTS-3). */
  readonly points: number;
  readonly radiusCi: number;
  readonly heightCi: number;
}

/** The table of crewed weapons; they follow the hand weapons in table order. */
export const CREWED_WEAPONS = {
  lmg: {
    name: 'Light machine gun',
    rangeCi: 2400,
    rangeFixedCi: 3600,
    leastRangeCi: 0,
    damage: 2,
    attackScore: 9,
    indirectScore: null,
    autoKill: false,
    twoShot: true,
    closing: true,
    capPerTen: null,
    minCrew: 2,
    arc: true,
    portable: true,
    towable: false,
    points: 1,
    radiusCi: 50,
    heightCi: 100,
  },
  hmg: {
    name: 'Heavy machine gun',
    rangeCi: 4800,
    rangeFixedCi: 4800,
    leastRangeCi: 0,
    damage: 2,
    attackScore: 9,
    indirectScore: null,
    autoKill: false,
    twoShot: true,
    closing: true,
    capPerTen: null,
    minCrew: 2,
    arc: true,
    portable: true,
    towable: false,
    points: 1,
    radiusCi: 80,
    heightCi: 120,
  },
  recoilless_rifle: {
    name: 'Recoilless rifle',
    rangeCi: 2400,
    rangeFixedCi: 2400,
    leastRangeCi: 0,
    damage: 3,
    attackScore: 7,
    indirectScore: null,
    autoKill: true,
    twoShot: false,
    closing: false,
    capPerTen: null,
    minCrew: 2,
    arc: false,
    portable: true,
    towable: true,
    points: 1,
    radiusCi: 100,
    heightCi: 150,
  },
  mortar: {
    name: 'Mortar',
    rangeCi: 6000,
    rangeFixedCi: 6000,
    leastRangeCi: 1800,
    damage: 3,
    attackScore: 7,
    indirectScore: 6,
    autoKill: true,
    twoShot: false,
    closing: false,
    capPerTen: null,
    minCrew: 2,
    arc: false,
    portable: true,
    towable: false,
    points: 1,
    radiusCi: 60,
    heightCi: 140,
  },
  light_artillery: {
    name: 'Light artillery/tank gun',
    rangeCi: 6000,
    rangeFixedCi: 6000,
    leastRangeCi: 0,
    damage: 3,
    attackScore: 9,
    indirectScore: 7,
    autoKill: true,
    twoShot: false,
    closing: false,
    capPerTen: null,
    minCrew: 3,
    arc: false,
    portable: false,
    towable: true,
    points: 2,
    radiusCi: 150,
    heightCi: 200,
  },
  heavy_artillery: {
    name: 'Heavy artillery',
    rangeCi: 7200,
    rangeFixedCi: 7200,
    leastRangeCi: 0,
    damage: 3,
    attackScore: 9,
    indirectScore: 7,
    autoKill: true,
    twoShot: false,
    closing: false,
    capPerTen: null,
    minCrew: 4,
    arc: false,
    portable: false,
    towable: false,
    points: 3,
    radiusCi: 200,
    heightCi: 260,
  },
} as const satisfies Record<string, CrewedRow>;

/** A crewed weapon. */
export type CrewedKind = keyof typeof CREWED_WEAPONS;

/** All crewed weapons in the order of the table. */
export const CREWED_KINDS = Object.keys(CREWED_WEAPONS) as readonly CrewedKind[];

/** A weapon of any kind. */
export type Weapon = HandWeapon | CrewedKind;

/** All weapons in the order of the table (DW-R-17). */
export const ALL_WEAPONS: readonly Weapon[] = [...HAND_WEAPONS, ...CREWED_KINDS];

/** Whether a name is a crewed weapon's. */
export function isCrewedKind(weapon: string): weapon is CrewedKind {
  return Object.hasOwn(CREWED_WEAPONS, weapon);
}

/** Whether a name is a hand weapon's. */
export function isHandWeapon(weapon: string): weapon is HandWeapon {
  return Object.hasOwn(WEAPONS, weapon);
}

/** Returns the table row of a weapon. */
export function weaponRow(weapon: Weapon): WeaponRow {
  return isCrewedKind(weapon) ? CREWED_WEAPONS[weapon] : WEAPONS[weapon];
}

/** The basic weapon of each era (DW-SIDE-3). */
export const BASIC_WEAPON = { ww2: 'rifle', modern: 'assault_rifle' } as const satisfies Record<string, HandWeapon>;
