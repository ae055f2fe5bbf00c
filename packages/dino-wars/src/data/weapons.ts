/** The hand weapons, section 2.2 of the rules, in table order: ties go to the earlier one (DW-R-17). Lengths in Ci. */

export interface WeaponRow {
  readonly name: string;
  readonly rangeCi: number;
  /** From a fixed position: for the automatic rifle, its owner has stood still (DW-RANGE-4, DW-R-34). */
  readonly rangeFixedCi: number;
  /** Life points a hit takes (DW-DMG-8). */
  readonly damage: number;
  readonly attackScore: number;
  /** A roll of 2 kills (DW-AUTO-1). */
  readonly autoKill: boolean;
  /** May fire twice a turn (DW-SEC-1). */
  readonly twoShot: boolean;
  /** Allowed in closing fire (DW-CLOSE-5). */
  readonly closing: boolean;
  /** At most so many per ten soldiers in a balanced game; null for free (DW-R-32). */
  readonly capPerTen: number | null;
}

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

export type HandWeapon = keyof typeof WEAPONS;

/** In the order of the table. */
export const HAND_WEAPONS = Object.keys(WEAPONS) as readonly HandWeapon[];

/** The basic weapon of an era (DW-SIDE-3). */
export const BASIC_WEAPON = { ww2: 'rifle', modern: 'assault_rifle' } as const satisfies Record<string, HandWeapon>;
