/**
 * Poses of the plastic soldiers: limbs and weapons as thick strokes with round ends. A kind is a pose with the outline of its
 * weapon.
 */

/** Points as `x,y x,y ...`, and the thickness of the stroke. */
export type Limb = readonly [points: string, width: number];

/** One soldier, facing right, standing on y = 57. */
export interface Pose {
  /** Middle and half width of the plastic foot. */
  readonly foot: readonly [x: number, halfWidth: number];
  /** Painted in order, each group with a thin ink line round it. */
  readonly groups: readonly (readonly Limb[])[];
  /** Middle of the head, and the number of groups that are painted before it. */
  readonly head: readonly [x: number, y: number, after: number];
  readonly hat: 'helmet' | 'cap' | 'bandana' | 'brim';
  /** The weapon, painted last and darker. */
  readonly weapon: readonly Limb[];
  /** The near hand on the weapon. */
  readonly hand?: readonly Limb[];
  /** The point at which shots leave. */
  readonly muzzle: readonly [x: number, y: number];
  /** The point where the lines of an open parachute meet. */
  readonly canopy?: readonly [x: number, y: number];
}

const LEGS: readonly Limb[] = [
  ['26,36 19,55', 8],
  ['28,36 38,55', 8],
];

export const POSES = {
  'soldier-rifle': {
    foot: [28, 17],
    groups: [[['29,23 38,21', 6.5]], [...LEGS, ['29,23 27,36', 13]]],
    head: [32, 13, 2],
    hat: 'helmet',
    weapon: [
      ['34,20 67,17', 3.4],
      ['23,21 33,20.5', 6],
      ['36,20 50,18.6', 4.8],
    ],
    hand: [['30,25 38,30 46,21', 6.2]],
    muzzle: [68, 17],
  },
  'soldier-assault_rifle': {
    foot: [27, 17],
    groups: [
      [['28,37 16,42 8,50', 8]],
      [
        ['30,36 42,41 40,55', 8],
        ['33,23 29,36', 13],
      ],
    ],
    head: [38, 12, 2],
    hat: 'helmet',
    weapon: [
      ['24,28 35,26', 5.6],
      ['36,26 64,22', 3.4],
      ['36,26 54,23.4', 5.2],
      ['46,26 47.5,32 51,37', 5],
      ['60,22 60,18.5', 2.6],
    ],
    hand: [['32,26 39,32 53,25', 6.2]],
    muzzle: [65, 22],
  },
  'soldier-smg': {
    foot: [27, 18],
    groups: [
      [['28,36 19,44 10,54', 8]],
      [
        ['29,36 39,44 42,55', 8],
        ['32,23 28,36', 13],
      ],
    ],
    head: [36, 14, 2],
    hat: 'helmet',
    weapon: [
      ['30,33 50,29', 5.6],
      ['50,29 62,26.6', 3.2],
      ['48,30 49.5,42', 4.6],
    ],
    hand: [['32,25 37,34 44,31', 6.2]],
    muzzle: [63, 26],
  },
  'soldier-pistol': {
    foot: [28, 16],
    groups: [
      [['27,25 18,31 24,37', 6.2]],
      [
        ['27,36 22,55', 8],
        ['28,36 36,55', 8],
        ['29,23 27,36', 13],
      ],
    ],
    head: [31, 13, 2],
    hat: 'helmet',
    weapon: [
      ['52,17.5 62,16.5', 4],
      ['52.5,18 52,24', 4],
    ],
    hand: [['30,24 42,22 52,20', 6.4]],
    muzzle: [63, 16],
  },
  'soldier-grenade': {
    foot: [28, 18],
    groups: [
      [['30,26 44,21 55,17', 6.4]],
      [
        ['26,37 17,55', 8],
        ['28,37 40,55', 8],
        ['29,24 27,37', 13],
      ],
    ],
    head: [33, 15, 2],
    hat: 'helmet',
    weapon: [
      ['10,-1 10.1,-0.9', 9.5],
      ['13,-6 16,-5', 3],
    ],
    hand: [['28,26 15,19 11,5', 6.4]],
    muzzle: [12, -4],
  },
  'soldier-flamethrower': {
    foot: [28, 17],
    groups: [
      [
        ['13,21 13,36', 8.4],
        ['19,20 19,36', 8.4],
      ],
      [
        ['27,36 20,55', 8],
        ['28,36 38,55', 8],
        ['30,23 28,36', 13],
      ],
    ],
    head: [33, 13, 2],
    hat: 'helmet',
    weapon: [
      ['17,38 26,43 36,36', 3],
      ['34,34 62,26', 4],
      ['60,26.5 66,25', 6.4],
    ],
    hand: [['31,26 39,33 49,30', 6.2]],
    muzzle: [68, 24],
  },
  'soldier-automatic_rifle': {
    foot: [27, 20],
    groups: [
      [['25,42 22,55 9,55', 8]],
      [
        ['27,42 42,43 42,55', 8],
        ['29,29 26,41', 13],
      ],
    ],
    head: [33, 19, 2],
    hat: 'helmet',
    weapon: [
      ['20,29 32,27', 6],
      ['33,27 72,22', 3.4],
      ['34,27 54,24.4', 5.4],
      ['42,27 43,35', 5],
      ['63,24 59,38', 2.6],
      ['64,24 68,37', 2.6],
    ],
    hand: [['30,31 38,36 50,27', 6.2]],
    muzzle: [73, 22],
  },
  'soldier-bazooka': {
    foot: [27, 19],
    groups: [
      [['25,41 24,55 11,55', 8]],
      [
        ['27,41 41,43 41,55', 8],
        ['29,28 26,40', 13],
      ],
    ],
    head: [33, 19, 2],
    hat: 'helmet',
    weapon: [
      ['4,24 64,17', 7.6],
      ['1,24.4 6,23.8', 10],
    ],
    hand: [['30,31 40,32 46,23', 6.2]],
    muzzle: [66, 16],
  },
  'soldier-nco': {
    foot: [28, 17],
    groups: [
      [['27,24 18,32 23,38', 6.2]],
      [
        ['27,36 20,55', 8],
        ['28,36 38,55', 8],
        ['29,23 27,36', 13],
      ],
    ],
    head: [30, 13, 2],
    hat: 'helmet',
    weapon: [
      ['10,42 22,38', 5.4],
      ['20,39 40,32', 3.6],
    ],
    hand: [
      ['31,25 44,20 57,10', 6.6],
      ['57,10 62,6', 3.4],
    ],
    muzzle: [41, 31],
  },
  'soldier-leader': {
    foot: [28, 16],
    groups: [
      [['27,24 17,30 24,37', 6.2]],
      [
        ['27,36 22,55', 8],
        ['28,36 35,55', 8],
        ['29,23 27,36', 13],
      ],
    ],
    head: [30, 13, 2],
    hat: 'cap',
    weapon: [
      ['40,14 49,13.4', 4.8],
      ['40,9.4 48,9', 4.2],
    ],
    hand: [['31,25 43,25 42,15', 6.2]],
    muzzle: [50, 13],
  },
  'soldier-hero': {
    foot: [28, 20],
    groups: [
      [['26,24 19,32 30,37', 6.8]],
      [
        ['26,36 14,55', 8.6],
        ['29,36 43,55', 8.6],
        ['29,23 27,36', 15],
      ],
    ],
    head: [31, 13, 2],
    hat: 'bandana',
    weapon: [
      ['17,37 30,34', 6],
      ['30,34 68,25', 3.8],
      ['32,33.6 50,29', 5.4],
      ['41,33 43,44', 5],
    ],
    hand: [['31,25 41,33 51,29', 7]],
    muzzle: [69, 25],
  },
  'soldier-hero-lmg': {
    foot: [28, 20],
    groups: [
      [['26,24 17,30 21,37', 6.8]],
      [
        ['26,36 13,55', 8.6],
        ['29,36 44,55', 8.6],
        ['29,23 27,36', 15],
      ],
      [
        ['20,22 28,29 36,37', 3.4],
        ['36,37 37,47 41,52', 3.4],
      ],
    ],
    head: [31, 13, 3],
    hat: 'bandana',
    weapon: [
      ['12,39 20,37', 5],
      ['20,37 42,32', 8],
      ['42,32 80,23', 4],
      ['42,32 60,27.6', 6],
      ['38,35 39.5,43', 8.6],
      ['72,25 68,34', 2.8],
    ],
    hand: [['31,25 44,31 52,27', 7]],
    muzzle: [82, 22],
  },
  'soldier-sniper': {
    foot: [36, 33],
    groups: [
      [
        ['24,49 10,52 -4,50', 8],
        ['24,50 8,55 -6,56', 8],
      ],
      [
        ['40,42 24,49', 13],
        ['42,44 46,53', 6.2],
      ],
    ],
    head: [48, 33, 2],
    hat: 'brim',
    weapon: [
      ['40,43 54,40.5', 6],
      ['54,40 98,33', 3.2],
      ['55,40 74,36.8', 5],
      ['56,33 70,31', 4.6],
      ['62,34 63,38', 3],
      ['84,37 80,52', 2.6],
      ['85,37 90,51', 2.6],
    ],
    hand: [['44,45 54,50 62,41', 6.2]],
    muzzle: [99, 33],
  },
  'soldier-paratrooper': {
    foot: [28, 11],
    canopy: [28, 14],
    groups: [
      [
        ['27,24 20,14 24,4', 6.2],
        ['31,24 38,14 33,4', 6.2],
      ],
      [
        ['26,36 20,46 24,54', 8],
        ['29,36 37,45 33,54', 8],
        ['29,23 28,36', 13],
      ],
      [['30,27 31,33', 9]],
    ],
    head: [29, 12, 2],
    hat: 'helmet',
    weapon: [
      ['14,40 20,26', 4.4],
      ['12,44 23,18', 2.6],
    ],
    muzzle: [24, 16],
  },
} as const satisfies Record<string, Pose>;

/** Id of a soldier's drawing: a weapon for the enlisted, a rank for special figures, and three in special situations. */
export type SoldierArt = keyof typeof POSES;
