/** The maps of the scenarios (VS-C-04): every feature with its section, in mils from the south-west corner. */
import type { Point } from '@dwo/kernel';
import type { TerrainKind } from './terrain';

/** A terrain feature, or a section of one. A segment is an open line, a polygon is closed (VS-R-7). */
export interface FeatureData {
  readonly id: string;
  /** Sections of the same feature share it. */
  readonly group: string;
  readonly kind: TerrainKind;
  readonly closed: boolean;
  readonly outline: readonly Point[];
}

type Corners = readonly (readonly [x: number, y: number])[];

function points(corners: Corners): Point[] {
  return corners.map(([x, y]) => ({ x, y }));
}

function area(kind: TerrainKind, id: string, group: string, corners: Corners): FeatureData {
  return { id, group, kind, closed: true, outline: points(corners) };
}

function line(kind: TerrainKind, id: string, group: string, corners: Corners): FeatureData {
  return { id, group, kind, closed: false, outline: points(corners) };
}

/** The names of the maps. */
export const MAP_IDS = [
  'open_range',
  'broken_pens',
  'nest_hollow',
  'stockade',
  'canyon_trail',
  'watering_hole',
] as const;
/** One map. */
export type MapId = (typeof MAP_IDS)[number];

/** The features of each map, in the order of the tables. */
export const MAPS: Readonly<Record<MapId, readonly FeatureData[]>> = {
  open_range: [
    area('woods', 'woods1_a', 'woods1_a', [
      [10000, 15000],
      [17000, 14000],
      [19000, 19000],
      [13000, 21000],
    ]),
    area('woods', 'woods1_b', 'woods1_b', [
      [62000, 33000],
      [55000, 34000],
      [53000, 29000],
      [59000, 27000],
    ]),
    area('rocks', 'rocks1_a', 'rocks1_a', [
      [46000, 14000],
      [50000, 13000],
      [51000, 17000],
      [47000, 18000],
    ]),
    area('rocks', 'rocks1_b', 'rocks1_b', [
      [26000, 34000],
      [22000, 35000],
      [21000, 31000],
      [25000, 30000],
    ]),
    area('building', 'barn_00_a', 'barn_a', [
      [28000, 14000],
      [31000, 14000],
      [31000, 17000],
      [28000, 17000],
    ]),
    area('building', 'barn_00_b', 'barn_b', [
      [44000, 34000],
      [41000, 34000],
      [41000, 31000],
      [44000, 31000],
    ]),
    area('building', 'barn_10_a', 'barn_a', [
      [31000, 14000],
      [34000, 14000],
      [34000, 17000],
      [31000, 17000],
    ]),
    area('building', 'barn_10_b', 'barn_b', [
      [41000, 34000],
      [38000, 34000],
      [38000, 31000],
      [41000, 31000],
    ]),
    line('fence', 'fence1_0_a', 'fence1_a', [
      [20000, 22000],
      [23000, 22000],
    ]),
    line('fence', 'fence1_0_b', 'fence1_b', [
      [52000, 26000],
      [49000, 26000],
    ]),
    line('fence', 'fence1_1_a', 'fence1_a', [
      [23000, 22000],
      [26000, 22000],
    ]),
    line('fence', 'fence1_1_b', 'fence1_b', [
      [49000, 26000],
      [46000, 26000],
    ]),
    line('fence', 'fence1_2_a', 'fence1_a', [
      [26000, 22000],
      [29000, 22000],
    ]),
    line('fence', 'fence1_2_b', 'fence1_b', [
      [46000, 26000],
      [43000, 26000],
    ]),
    line('fence', 'fence1_3_a', 'fence1_a', [
      [29000, 22000],
      [32000, 22000],
    ]),
    line('fence', 'fence1_3_b', 'fence1_b', [
      [43000, 26000],
      [40000, 26000],
    ]),
  ],
  broken_pens: [
    line('fence', 'pen_0_a', 'pen_a', [
      [26000, 17000],
      [26000, 20000],
    ]),
    line('fence', 'pen_0_b', 'pen_b', [
      [46000, 31000],
      [46000, 28000],
    ]),
    line('fence', 'pen_1_a', 'pen_a', [
      [26000, 20000],
      [26000, 23000],
    ]),
    line('fence', 'pen_1_b', 'pen_b', [
      [46000, 28000],
      [46000, 25000],
    ]),
    line('fence', 'pen2_0_a', 'pen2_a', [
      [30000, 14000],
      [33000, 14000],
    ]),
    line('fence', 'pen2_0_b', 'pen2_b', [
      [42000, 34000],
      [39000, 34000],
    ]),
    line('fence', 'pen2_1_a', 'pen2_a', [
      [33000, 14000],
      [36000, 14000],
    ]),
    line('fence', 'pen2_1_b', 'pen2_b', [
      [39000, 34000],
      [36000, 34000],
    ]),
    line('fence', 'pen2_2_a', 'pen2_a', [
      [36000, 14000],
      [39000, 14000],
    ]),
    line('fence', 'pen2_2_b', 'pen2_b', [
      [36000, 34000],
      [33000, 34000],
    ]),
    line('fence', 'pen2_3_a', 'pen2_a', [
      [39000, 14000],
      [42000, 14000],
    ]),
    line('fence', 'pen2_3_b', 'pen2_b', [
      [33000, 34000],
      [30000, 34000],
    ]),
    area('woods', 'woods1_a', 'woods1_a', [
      [8000, 16000],
      [14000, 15000],
      [15000, 20000],
      [9000, 21000],
    ]),
    area('woods', 'woods1_b', 'woods1_b', [
      [64000, 32000],
      [58000, 33000],
      [57000, 28000],
      [63000, 27000],
    ]),
    area('building', 'shed_00_a', 'shed_a', [
      [52000, 15000],
      [55000, 15000],
      [55000, 18000],
      [52000, 18000],
    ]),
    area('building', 'shed_00_b', 'shed_b', [
      [20000, 33000],
      [17000, 33000],
      [17000, 30000],
      [20000, 30000],
    ]),
    area('building', 'shed_01_a', 'shed_a', [
      [52000, 18000],
      [55000, 18000],
      [55000, 21000],
      [52000, 21000],
    ]),
    area('building', 'shed_01_b', 'shed_b', [
      [20000, 30000],
      [17000, 30000],
      [17000, 27000],
      [20000, 27000],
    ]),
    area('wasteland', 'mud_a', 'mud_a', [
      [18000, 8000],
      [23000, 7000],
      [24000, 11000],
      [19000, 12000],
    ]),
    area('wasteland', 'mud_b', 'mud_b', [
      [54000, 40000],
      [49000, 41000],
      [48000, 37000],
      [53000, 36000],
    ]),
  ],
  nest_hollow: [
    area('rocks', 'rocks1_a', 'rocks1_a', [
      [24000, 16000],
      [28000, 15000],
      [29000, 18000],
      [25000, 19000],
    ]),
    area('rocks', 'rocks1_b', 'rocks1_b', [
      [48000, 32000],
      [44000, 33000],
      [43000, 30000],
      [47000, 29000],
    ]),
    area('woods', 'woods1_a', 'woods1_a', [
      [46000, 13000],
      [52000, 12000],
      [53000, 17000],
      [47000, 18000],
    ]),
    area('woods', 'woods1_b', 'woods1_b', [
      [26000, 35000],
      [20000, 36000],
      [19000, 31000],
      [25000, 30000],
    ]),
    area('water', 'pond_a', 'pond_a', [
      [8000, 18000],
      [15000, 17000],
      [16000, 22000],
      [9000, 23000],
    ]),
    area('water', 'pond_b', 'pond_b', [
      [64000, 30000],
      [57000, 31000],
      [56000, 26000],
      [63000, 25000],
    ]),
    area('nest', 'nest', 'nest', [
      [38000, 24000],
      [37414, 25414],
      [36000, 26000],
      [34586, 25414],
      [34000, 24000],
      [34586, 22586],
      [36000, 22000],
      [37414, 22586],
    ]),
  ],
  stockade: [
    line('fence', 'south_0', 'south', [
      [27000, 18000],
      [29500, 18000],
    ]),
    line('fence', 'south_1', 'south', [
      [29500, 18000],
      [32000, 18000],
    ]),
    line('fence', 'south_2', 'south', [
      [32000, 18000],
      [34500, 18000],
    ]),
    line('fence', 'south2_0', 'south2', [
      [37500, 18000],
      [40000, 18000],
    ]),
    line('fence', 'south2_1', 'south2', [
      [40000, 18000],
      [42500, 18000],
    ]),
    line('fence', 'south2_2', 'south2', [
      [42500, 18000],
      [45000, 18000],
    ]),
    line('fence', 'north_0', 'north', [
      [27000, 30000],
      [29500, 30000],
    ]),
    line('fence', 'north_1', 'north', [
      [29500, 30000],
      [32000, 30000],
    ]),
    line('fence', 'north_2', 'north', [
      [32000, 30000],
      [34500, 30000],
    ]),
    line('fence', 'north2_0', 'north2', [
      [37500, 30000],
      [40000, 30000],
    ]),
    line('fence', 'north2_1', 'north2', [
      [40000, 30000],
      [42500, 30000],
    ]),
    line('fence', 'north2_2', 'north2', [
      [42500, 30000],
      [45000, 30000],
    ]),
    line('fence', 'west_0', 'west', [
      [27000, 18000],
      [27000, 21000],
    ]),
    line('fence', 'west_1', 'west', [
      [27000, 21000],
      [27000, 24000],
    ]),
    line('fence', 'west_2', 'west', [
      [27000, 24000],
      [27000, 27000],
    ]),
    line('fence', 'west_3', 'west', [
      [27000, 27000],
      [27000, 30000],
    ]),
    line('fence', 'east_0', 'east', [
      [45000, 18000],
      [45000, 21000],
    ]),
    line('fence', 'east_1', 'east', [
      [45000, 21000],
      [45000, 24000],
    ]),
    line('fence', 'east_2', 'east', [
      [45000, 24000],
      [45000, 27000],
    ]),
    line('fence', 'east_3', 'east', [
      [45000, 27000],
      [45000, 30000],
    ]),
    area('woods', 'woods1_a', 'woods1_a', [
      [10000, 10000],
      [16000, 9000],
      [17000, 14000],
      [11000, 15000],
    ]),
    area('woods', 'woods1_b', 'woods1_b', [
      [62000, 38000],
      [56000, 39000],
      [55000, 34000],
      [61000, 33000],
    ]),
    area('rocks', 'rocks1_a', 'rocks1_a', [
      [14000, 32000],
      [18000, 31000],
      [19000, 35000],
      [15000, 36000],
    ]),
    area('rocks', 'rocks1_b', 'rocks1_b', [
      [58000, 16000],
      [54000, 17000],
      [53000, 13000],
      [57000, 12000],
    ]),
  ],
  canyon_trail: [
    area('rocks', 'rocks1_s', 'rocks1_s', [
      [20000, 12000],
      [26000, 11000],
      [27000, 16000],
      [21000, 17000],
    ]),
    area('woods', 'woods1_s', 'woods1_s', [
      [30000, 4000],
      [37000, 3000],
      [38000, 9000],
      [31000, 10000],
    ]),
    area('water', 'creek_s', 'creek_s', [
      [44000, 9000],
      [48000, 9000],
      [48000, 20000],
      [44000, 20000],
    ]),
    area('rocks', 'rocks2_s', 'rocks2_s', [
      [52000, 12000],
      [56000, 11000],
      [57000, 15000],
      [53000, 16000],
    ]),
    area('rocks', 'rocks1_n', 'rocks1_n', [
      [20000, 36000],
      [26000, 37000],
      [27000, 32000],
      [21000, 31000],
    ]),
    area('woods', 'woods1_n', 'woods1_n', [
      [30000, 44000],
      [37000, 45000],
      [38000, 39000],
      [31000, 38000],
    ]),
    area('water', 'creek_n', 'creek_n', [
      [44000, 39000],
      [48000, 39000],
      [48000, 28000],
      [44000, 28000],
    ]),
    area('rocks', 'rocks2_n', 'rocks2_n', [
      [52000, 36000],
      [56000, 37000],
      [57000, 33000],
      [53000, 32000],
    ]),
    line('fence', 'barricade_0', 'barricade', [
      [60000, 18000],
      [60000, 21000],
    ]),
    line('fence', 'barricade_1', 'barricade', [
      [60000, 21000],
      [60000, 24000],
    ]),
    line('fence', 'barricade_2', 'barricade', [
      [60000, 24000],
      [60000, 27000],
    ]),
    line('fence', 'barricade_3', 'barricade', [
      [60000, 27000],
      [60000, 30000],
    ]),
  ],
  watering_hole: [
    area('water', 'pool', 'pool', [
      [40000, 24000],
      [38828, 26828],
      [36000, 28000],
      [33172, 26828],
      [32000, 24000],
      [33172, 21172],
      [36000, 20000],
      [38828, 21172],
    ]),
    area('rocks', 'rocks1_a', 'rocks1_a', [
      [22000, 18000],
      [26000, 17000],
      [27000, 21000],
      [23000, 22000],
    ]),
    area('woods', 'woods1_a', 'woods1_a', [
      [46000, 12000],
      [52000, 11000],
      [53000, 15000],
      [47000, 16000],
    ]),
    area('tree', 'tree_a', 'tree_a', [
      [30000, 32000],
      [31000, 32000],
      [31000, 33000],
      [30000, 33000],
    ]),
    line('fence', 'fence1_0_a', 'fence1_a', [
      [14000, 26000],
      [17000, 26000],
    ]),
    line('fence', 'fence1_1_a', 'fence1_a', [
      [17000, 26000],
      [20000, 26000],
    ]),
    area('hill', 'hill_a', 'hill_a', [
      [32000, 10000],
      [40000, 10000],
      [38000, 14000],
      [34000, 14000],
    ]),
    area('rocks', 'rocks1_b', 'rocks1_b', [
      [50000, 30000],
      [46000, 31000],
      [45000, 27000],
      [49000, 26000],
    ]),
    area('woods', 'woods1_b', 'woods1_b', [
      [26000, 36000],
      [20000, 37000],
      [19000, 33000],
      [25000, 32000],
    ]),
    area('tree', 'tree_b', 'tree_b', [
      [42000, 16000],
      [41000, 16000],
      [41000, 15000],
      [42000, 15000],
    ]),
    line('fence', 'fence1_0_b', 'fence1_b', [
      [58000, 22000],
      [55000, 22000],
    ]),
    line('fence', 'fence1_1_b', 'fence1_b', [
      [55000, 22000],
      [52000, 22000],
    ]),
    area('hill', 'hill_b', 'hill_b', [
      [40000, 38000],
      [32000, 38000],
      [34000, 34000],
      [38000, 34000],
    ]),
  ],
};
