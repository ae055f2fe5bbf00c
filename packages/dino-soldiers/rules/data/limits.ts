/** The numbers of the game. */
export const SEATS = 2;
/** DS-TEAM-3 */
export const BUDGET = 36;
/** Points that the Alpha card costs (DS-TEAM-2). */
export const ALPHA_COST = 3;
/** DS-SET-2 */
export const TERRAIN_TILES = 28;
/** The widest and highest that the terrain may spread (DS-SET-6). */
export const BOX = 9;
/** DS-SET-14 */
export const START_DISTANCE = 3;
/** Small units of a side on one tile (DS-OCC-1). */
export const SMALL_ON_TILE = 4;
/** Attacks of one unit in a turn (DS-ATK-2). */
export const ATTACKS = { dinosaurs: 2, soldiers: 1 } as const;
/** DS-HIDE-3 */
export const HIDE_TURNS = 2;
/** Full rounds in which nothing happens (DS-END-5). */
export const QUIET_ROUNDS = 8;
/** Shortest shout that counts in strict play, in milliseconds (DS-SHO-3), and the longest that is told (DS-SHO-2). */
export const SHORTEST_SHOUT = 400;
export const LONGEST_SHOUT = 3000;
/** DS-OPT-5 */
export const ROUND_LIMITS = { least: 10, most: 60 } as const;
