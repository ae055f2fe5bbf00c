/** The limits of the game. */
/** DS-GEN-1 */
export const SEATS = 2;
/** Points that a team may cost (DS-TEAM-3). */
export const BUDGET = 36;
/** Points that the Alpha card costs (DS-TEAM-2). */
export const ALPHA_COST = 3;
/** DS-SET-2 */
export const TERRAIN_TILES = 28;
/** Tiles that the terrain may measure in each direction (DS-SET-6). */
export const BOX = 9;
/** Tiles that the two Starting Tiles are apart at least (DS-SET-14). */
export const START_DISTANCE = 3;
/** Small units of a side that fit on one tile (DS-OCC-1). */
export const SMALL_ON_TILE = 4;
/** Attacks that one unit may make in a turn (DS-ATK-2). */
export const ATTACKS = { dinosaurs: 2, soldiers: 1 } as const;
/** Turns of the owner for which a unit stays hidden (DS-HIDE-3). */
export const HIDE_TURNS = 2;
/** Full rounds without an event after which the match ends (DS-END-5). */
export const QUIET_ROUNDS = 8;
/** Milliseconds that a shout lasts at least to be valid in strict mode (DS-SHO-3). */
export const SHORTEST_SHOUT = 400;
/** Milliseconds after which a longer shout counts no more (DS-SHO-2). */
export const LONGEST_SHOUT = 3000;
/** Bounds of the round limit (DS-OPT-5). */
export const ROUND_LIMITS = { least: 10, most: 60 } as const;
