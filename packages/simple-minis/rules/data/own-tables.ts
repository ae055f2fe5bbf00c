/** The bounds of tables of the players' own (VS-R-49, VS-R-51). */
import type { ScenarioId } from './scenarios';
import { TERRAIN_KINDS, type TerrainKind } from './terrain';

/** The kinds that can be drawn: those of the terrain, and the pool of a scenario, which is water. */
export const DRAWN_KINDS = [...TERRAIN_KINDS, 'pool'] as const;
/** A kind that can be drawn. */
export type DrawnKind = TerrainKind | 'pool';
/** The form of what is drawn: a line in legs, four corners without a dent, or any outline that does not cross itself. */
export type DrawnForm = 'line' | 'box' | 'area';

const FORMS: Readonly<Partial<Record<DrawnKind, DrawnForm>>> = { wall: 'line', fence: 'line', building: 'box' };

/** The form of a kind. */
export const formOf = (kind: DrawnKind): DrawnForm => FORMS[kind] ?? 'area';

/** The most pieces, corners of a piece, corners of all pieces, and features and sections that they make. */
export const OWN_TABLE = { pieces: 60, cornersOfPiece: 16, corners: 240, features: 160 } as const;

/** Scenarios that need a place of their own, in whose middle their creature sleeps. */
export const OBJECTIVES: Readonly<Partial<Record<ScenarioId, DrawnKind>>> = {
  capture_the_egg: 'nest',
  watering_hole: 'pool',
};
