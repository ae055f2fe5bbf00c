/** The faces of the 28 terrain tiles and of the two Starting Tiles (DS-TER-1, DS-SET-11). */
/** A class of terrain (DS-TER-1). */
export type Terrain = 'open' | 'rough' | 'cluttered' | 'unforgiving';

/** The face of a tile. `damage` is the hit points that Unforgiving terrain takes from a unit that enters. */
export interface FaceData {
  readonly terrain: Terrain;
  readonly name: string;
  readonly damage: number;
}

const TABLE = {
  T01: { terrain: 'open', name: 'jungleTrail', damage: 0 },
  T02: { terrain: 'open', name: 'jungleTrail', damage: 0 },
  T03: { terrain: 'open', name: 'jungleTrail', damage: 0 },
  T04: { terrain: 'open', name: 'sunlitGlade', damage: 0 },
  T05: { terrain: 'open', name: 'sunlitGlade', damage: 0 },
  T06: { terrain: 'open', name: 'sunlitGlade', damage: 0 },
  T07: { terrain: 'open', name: 'thinJungle', damage: 0 },
  T08: { terrain: 'open', name: 'thinJungle', damage: 0 },
  T09: { terrain: 'open', name: 'thinJungle', damage: 0 },
  T10: { terrain: 'rough', name: 'ricePaddy', damage: 0 },
  T11: { terrain: 'rough', name: 'ricePaddy', damage: 0 },
  T12: { terrain: 'rough', name: 'marsh', damage: 0 },
  T13: { terrain: 'rough', name: 'marsh', damage: 0 },
  T14: { terrain: 'rough', name: 'marsh', damage: 0 },
  T15: { terrain: 'rough', name: 'riverBend', damage: 0 },
  T16: { terrain: 'rough', name: 'riverBend', damage: 0 },
  T17: { terrain: 'cluttered', name: 'boulderField', damage: 0 },
  T18: { terrain: 'cluttered', name: 'boulderField', damage: 0 },
  T19: { terrain: 'cluttered', name: 'bambooThicket', damage: 0 },
  T20: { terrain: 'cluttered', name: 'bambooThicket', damage: 0 },
  T21: { terrain: 'cluttered', name: 'bambooThicket', damage: 0 },
  T22: { terrain: 'cluttered', name: 'abandonedHut', damage: 0 },
  T23: { terrain: 'cluttered', name: 'abandonedHut', damage: 0 },
  T24: { terrain: 'unforgiving', name: 'hiddenCrevice', damage: 1 },
  T25: { terrain: 'unforgiving', name: 'tripwireAmbush', damage: 1 },
  T26: { terrain: 'unforgiving', name: 'spikedPit', damage: 2 },
  T27: { terrain: 'unforgiving', name: 'rockslide', damage: 2 },
  T28: { terrain: 'unforgiving', name: 'minefield', damage: 3 },
  START_D: { terrain: 'open', name: 'start', damage: 0 },
  START_S: { terrain: 'open', name: 'start', damage: 0 },
} as const satisfies Record<string, FaceData>;

/** The id of a face; each face exists once. */
export type Face = keyof typeof TABLE;
/** The faces by their id. */
export const FACES: Readonly<Record<Face, FaceData>> = TABLE;
/** The ids of all faces, Starting Tiles included. */
export const FACE_IDS = Object.keys(TABLE) as readonly Face[];
/** The 28 faces that are shuffled (DS-SET-1). */
export const TERRAIN_FACES: readonly Face[] = FACE_IDS.filter((face) => !face.startsWith('START'));
