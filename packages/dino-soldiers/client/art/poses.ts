/** The poses of the plastic soldiers, looking to the right. Body and weapon are lines. */

/** A path of SVG and the width of its line. */
export type Limb = readonly [line: string, width: number];

/** The drawing of one soldier. */
export interface Pose {
  /** The middle and the half width of the foot. */
  readonly foot: readonly [x: number, half: number];
  readonly head: readonly [x: number, y: number];
  readonly cap?: true;
  readonly limbs: readonly Limb[];
  readonly weapon: readonly Limb[];
}

const STANDING: readonly Limb[] = [
  ['M27 36L20 55', 8],
  ['M28 36L38 55', 8],
  ['M29 23L27 36', 13],
];
const AIMING: Pose = {
  foot: [28, 17],
  head: [32, 13],
  limbs: [
    ['M26 36L19 55', 8],
    ['M28 36L38 55', 8],
    ['M29 23L27 36', 13],
    ['M30 24L38 29L46 21', 6.5],
    ['M29 23L38 21', 6.5],
  ],
  weapon: [
    ['M24 19L34 20L64 17', 3.6],
    ['M24 19L32 22', 5.4],
  ],
};
const LYING: Pose = {
  foot: [22, 24],
  head: [32, 37],
  limbs: [
    ['M8 52L-8 54', 8],
    ['M28 44L8 51', 12],
    ['M30 46L42 50L44 43', 6.5],
  ],
  weapon: [
    ['M26 43L66 38', 4],
    ['M56 40L52 54', 2.4],
    ['M56 40L62 54', 2.4],
    ['M40 41L40 35', 5.4],
  ],
};
const KNEELING: readonly Limb[] = [
  ['M25 41L24 54L12 55', 8],
  ['M27 41L40 43L40 55', 8],
  ['M29 28L26 40', 13],
];

/** The poses by the type of the soldier. */
export const POSES = {
  rifleman: AIMING,
  scout: {
    foot: [28, 17],
    head: [36, 14],
    limbs: [
      ['M28 36L19 44L10 54', 8],
      ['M29 36L39 44L42 55', 8],
      ['M32 23L28 36', 13],
      ['M32 24L38 32L50 29', 6.5],
    ],
    weapon: [
      ['M30 32L60 27', 4.4],
      ['M44 31L45 40', 3.4],
    ],
  },
  sapper: {
    foot: [30, 19],
    head: [31, 13],
    limbs: [...STANDING, ['M30 25L40 32L46 34', 6.5], ['M27 25L34 34L42 37', 6.5]],
    weapon: [
      ['M34 28L58 54', 3],
      ['M53 55.5L65 55.5', 4.6],
    ],
  },
  bridgeEngineer: {
    foot: [28, 17],
    head: [32, 16],
    limbs: [...STANDING, ['M27 25L18 18L20 8', 6.5], ['M30 25L42 20L44 8', 6.5]],
    weapon: [
      ['M-2 5L66 5', 5.6],
      ['M10 5L10 2', 2.4],
      ['M54 5L54 2', 2.4],
    ],
  },
  machineGunner: LYING,
  sniper: {
    foot: [28, 18],
    head: [32, 19],
    limbs: [...KNEELING, ['M30 30L42 32L48 26', 6.5]],
    weapon: [
      ['M22 25L34 25L70 21', 3.2],
      ['M20 25L30 27', 5.2],
      ['M36 19L47 18', 3.6],
    ],
  },
  grenadier: {
    foot: [28, 17],
    head: [32, 15],
    limbs: [
      ['M26 37L18 55', 8],
      ['M28 37L40 55', 8],
      ['M29 24L27 37', 13],
      ['M28 25L16 18L12 6', 6.5],
      ['M30 25L44 19L54 16', 6.5],
    ],
    weapon: [['M12 3L12.1 3.1', 9.4]],
  },
  rocketGunner: {
    foot: [28, 18],
    head: [33, 19],
    limbs: [...KNEELING, ['M30 30L42 30L46 22', 6.5]],
    weapon: [
      ['M4 24L62 17', 7.4],
      ['M58 17.6L66 16.6', 9],
    ],
  },
  flameTrooper: {
    foot: [28, 17],
    head: [33, 13],
    limbs: [
      ['M27 36L20 55', 8],
      ['M28 36L38 55', 8],
      ['M30 23L28 36', 13],
      ['M30 25L40 31L48 28', 6.5],
    ],
    weapon: [
      ['M18 22L18 35', 9.4],
      ['M34 33L62 25', 3.9],
    ],
  },
  mortarCrew: {
    foot: [12, 15],
    head: [14, 19],
    limbs: [
      ['M8 41L6 54L-4 55', 8],
      ['M10 41L22 44L21 55', 8],
      ['M11 28L9 40', 13],
      ['M13 29L24 24L32 18', 6.5],
    ],
    weapon: [
      ['M42 53L56 18', 8.6],
      ['M52 30L62 55', 3],
      ['M36 55L52 55', 3.4],
      ['M33 13L33.1 13', 7],
    ],
  },
  radioOperator: {
    foot: [28, 17],
    head: [31, 13],
    limbs: [...STANDING, ['M30 25L40 27L40 15', 6.5], ['M28 25L34 33L42 34', 6.5]],
    weapon: [
      ['M17 22L17 36', 11],
      ['M14 18L8 -2', 2.2],
      ['M38 10L42 17', 4.6],
    ],
  },
  sergeant: {
    foot: [28, 17],
    head: [30, 13],
    limbs: [...STANDING, ['M30 24L44 20L56 12', 6.5], ['M27 24L18 32L24 38', 6.5]],
    weapon: [['M14 40L34 34', 4.4]],
  },
  captain: {
    foot: [28, 17],
    head: [30, 13],
    cap: true,
    limbs: [
      ['M27 36L22 55', 8],
      ['M28 36L35 55', 8],
      ['M29 23L27 36', 13],
      ['M30 24L42 24L42 12', 6.5],
      ['M27 24L18 30L24 36', 6.5],
    ],
    weapon: [
      ['M40 12L52 12', 4.4],
      ['M40 8L50 8', 3.4],
    ],
  },
} as const satisfies Record<string, Pose>;
