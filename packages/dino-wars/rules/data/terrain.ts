/** A kind of terrain and its effects on sight and movement (DW-R-10, DW-R-38). Lengths are in ci. */

export interface TerrainRow {
  readonly name: string;
  /** `none` never blocks sight. `solid` and `area` block lines below the top that cross the outline (DW-R-38). */
  readonly sight: 'none' | 'solid' | 'area';
  /** The height of its top above the table. */
  readonly heightCi: number;
  /** Whether figures inside stand on its top (DW-R-38). */
  readonly plateau: boolean;
  /** Whether figures may enter it. */
  readonly passable: boolean;
  /** True for shallow and deep water (DW-R-13). */
  readonly water: boolean;
  /** Whether it counts as unusual terrain. */
  readonly unusual: boolean;
}

/** The table of terrain by kind. */
export const TERRAIN = {
  open: {
    name: 'Open ground',
    sight: 'none',
    heightCi: 0,
    plateau: false,
    passable: true,
    water: false,
    unusual: false,
  },
  broken: {
    name: 'Broken ground',
    sight: 'none',
    heightCi: 0,
    plateau: false,
    passable: true,
    water: false,
    unusual: true,
  },
  woods: {
    name: 'Woods',
    sight: 'area',
    heightCi: 600,
    plateau: false,
    passable: true,
    water: false,
    unusual: true,
  },
  ruins: {
    name: 'Ruins',
    sight: 'area',
    heightCi: 300,
    plateau: false,
    passable: true,
    water: false,
    unusual: true,
  },
  hill: {
    name: 'Hill',
    sight: 'solid',
    heightCi: 400,
    plateau: true,
    passable: true,
    water: false,
    unusual: true,
  },
  building: {
    name: 'Building',
    sight: 'solid',
    heightCi: 600,
    plateau: false,
    passable: true,
    water: false,
    unusual: true,
  },
  swamp: {
    name: 'Swamp',
    sight: 'none',
    heightCi: 0,
    plateau: false,
    passable: true,
    water: false,
    unusual: true,
  },
  deep_swamp: {
    name: 'Deep swamp',
    sight: 'none',
    heightCi: 0,
    plateau: false,
    passable: false,
    water: false,
    unusual: true,
  },
  mountain: {
    name: 'Mountain',
    sight: 'solid',
    heightCi: 2000,
    plateau: false,
    passable: false,
    water: false,
    unusual: true,
  },
  shallow_water: {
    name: 'Shallow water',
    sight: 'none',
    heightCi: 0,
    plateau: false,
    passable: true,
    water: true,
    unusual: true,
  },
  deep_water: {
    name: 'Deep water',
    sight: 'none',
    heightCi: 0,
    plateau: false,
    passable: false,
    water: true,
    unusual: true,
  },
} as const satisfies Record<string, TerrainRow>;

/** A kind of terrain. */
export type TerrainKind = keyof typeof TERRAIN;

/** All kinds in the order of the table. */
export const TERRAIN_KINDS = Object.keys(TERRAIN) as readonly TerrainKind[];
