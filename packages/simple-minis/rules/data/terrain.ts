/** The kinds of terrain (VS-R-7). */

/** The effects of a kind of terrain. */
export interface TerrainData {
  readonly rough: boolean;
  readonly barrier: boolean;
  readonly sight: 'none' | 'screen' | 'solid';
  readonly destructible: boolean;
}

const ROUGH = { rough: true, barrier: false, sight: 'none', destructible: false } as const;
const SCREEN = { ...ROUGH, sight: 'screen' } as const;
const SOLID = { rough: false, barrier: true, sight: 'solid', destructible: true } as const;

/** The effects of each kind of terrain; water is not rough for aquatic figures. */
export const TERRAIN = {
  woods: SCREEN,
  rocks: SCREEN,
  wasteland: ROUGH,
  water: ROUGH,
  hill: ROUGH,
  nest: ROUGH,
  tree: SOLID,
  building: SOLID,
  wall: SOLID,
  fence: { ...SOLID, sight: 'screen' },
} as const satisfies Readonly<Record<string, TerrainData>>;

/** A kind of terrain. */
export type TerrainKind = keyof typeof TERRAIN;
/** The kinds of terrain. */
export const TERRAIN_KINDS = Object.keys(TERRAIN) as TerrainKind[];
