/** The maps (DC-R-19), each the same after half a turn, and what each kind of terrain does (DC-R-10). Lengths are in mils. */

/** The kinds of terrain. */
export const TERRAIN_KINDS = ['hill', 'woods', 'rocks', 'low_wall', 'wreck', 'building'] as const;
/** One kind of terrain. */
export type TerrainKind = (typeof TERRAIN_KINDS)[number];

/** Tells what terrain does to those who walk and look (DC-R-10). */
export const TERRAIN = {
  hill: { difficult: true, impassable: false, sight: 'hill' },
  woods: { difficult: true, impassable: false, sight: 'screen' },
  rocks: { difficult: true, impassable: false, sight: 'screen' },
  low_wall: { difficult: true, impassable: false, sight: 'screen' },
  wreck: { difficult: true, impassable: false, sight: 'screen' },
  building: { difficult: false, impassable: true, sight: 'solid' },
} as const satisfies Readonly<
  Record<TerrainKind, { readonly difficult: boolean; readonly impassable: boolean; readonly sight: string }>
>;

/** A piece of terrain. `height` is that of a hill in mils, else 0. */
export interface Feature {
  id: string;
  kind: TerrainKind;
  height: number;
  outline: { x: number; y: number }[];
}

type Corners = readonly (readonly [x: number, y: number])[];

function piece(id: string, kind: TerrainKind, corners: Corners, height = 0): Feature {
  return { id, kind, height, outline: corners.map(([x, y]) => ({ x, y })) };
}

/** The maps by id. */
export const MAPS = {
  dry_gulch: [
    piece(
      'hill_1a',
      'hill',
      [
        [4000, 16000],
        [9000, 15000],
        [11000, 18000],
        [9000, 21000],
        [4000, 20000],
      ],
      2000,
    ),
    piece(
      'hill_1b',
      'hill',
      [
        [44000, 20000],
        [39000, 21000],
        [37000, 18000],
        [39000, 15000],
        [44000, 16000],
      ],
      2000,
    ),
    piece('woods_2a', 'woods', [
      [14000, 9000],
      [19000, 8000],
      [21000, 12000],
      [18000, 14000],
      [14000, 13000],
    ]),
    piece('woods_2b', 'woods', [
      [34000, 27000],
      [29000, 28000],
      [27000, 24000],
      [30000, 22000],
      [34000, 23000],
    ]),
    piece('building_3a', 'building', [
      [28000, 9000],
      [33000, 9000],
      [33000, 12000],
      [28000, 12000],
    ]),
    piece('building_3b', 'building', [
      [20000, 27000],
      [15000, 27000],
      [15000, 24000],
      [20000, 24000],
    ]),
    piece('rocks_4a', 'rocks', [
      [22000, 14750],
      [24000, 14500],
      [25000, 16500],
      [23000, 17500],
    ]),
    piece('rocks_4b', 'rocks', [
      [26000, 21250],
      [24000, 21500],
      [23000, 19500],
      [25000, 18500],
    ]),
    piece('low_wall_5a', 'low_wall', [
      [12000, 17500],
      [18000, 17500],
      [18000, 18000],
      [12000, 18000],
    ]),
    piece('low_wall_5b', 'low_wall', [
      [36000, 18500],
      [30000, 18500],
      [30000, 18000],
      [36000, 18000],
    ]),
  ],
  ruined_highway: [
    piece('wreck_1a', 'wreck', [
      [15000, 16000],
      [19000, 15500],
      [19500, 17250],
      [15500, 17750],
    ]),
    piece('wreck_1b', 'wreck', [
      [33000, 20000],
      [29000, 20500],
      [28500, 18750],
      [32500, 18250],
    ]),
    piece('building_2a', 'building', [
      [6000, 10000],
      [12000, 10000],
      [12000, 14000],
      [6000, 14000],
    ]),
    piece('building_2b', 'building', [
      [42000, 26000],
      [36000, 26000],
      [36000, 22000],
      [42000, 22000],
    ]),
    piece('woods_3a', 'woods', [
      [22000, 9000],
      [27000, 9000],
      [28000, 12500],
      [24000, 14000],
    ]),
    piece('woods_3b', 'woods', [
      [26000, 27000],
      [21000, 27000],
      [20000, 23500],
      [24000, 22000],
    ]),
    piece('low_wall_4a', 'low_wall', [
      [31000, 14000],
      [37000, 14000],
      [37000, 14500],
      [31000, 14500],
    ]),
    piece('low_wall_4b', 'low_wall', [
      [17000, 22000],
      [11000, 22000],
      [11000, 21500],
      [17000, 21500],
    ]),
    piece(
      'hill_5a',
      'hill',
      [
        [39000, 9000],
        [44000, 9000],
        [45000, 13000],
        [41000, 15000],
        [38000, 13000],
      ],
      2000,
    ),
    piece(
      'hill_5b',
      'hill',
      [
        [9000, 27000],
        [4000, 27000],
        [3000, 23000],
        [7000, 21000],
        [10000, 23000],
      ],
      2000,
    ),
    piece('rocks_6a', 'rocks', [
      [4000, 17000],
      [6500, 16500],
      [7500, 18500],
      [5000, 19250],
    ]),
    piece('rocks_6b', 'rocks', [
      [44000, 19000],
      [41500, 19500],
      [40500, 17500],
      [43000, 16750],
    ]),
  ],
} as const satisfies Readonly<Record<string, readonly Feature[]>>;

/** The id of a map. */
export type MapId = keyof typeof MAPS;
/** The ids of all maps. */
export const MAP_IDS = Object.keys(MAPS) as readonly MapId[];
