/** Numbers of the rules. Lengths are in mils, thousandths of an inch (VS-R-1). */

/** The surface, 6' by 4' (VS-R-1). */
export const TABLE = { width: 72_000, height: 48_000 } as const;
/** The mils of an inch. */
export const INCH = 1000;
export const SEATS = { least: 2, most: 6 } as const;
export const DIE = 6;

/** The size, moves and bonuses of a class of figures (VS-R-2, VS-MOV-10, VS-DST-3, VS-ARM-1). */
export const CLASS_DATA = {
  guy: { move: 6000, half: 3000, radius: 500, bonus: 0, armorBonus: 0 },
  cavalry: { move: 9000, half: 4500, radius: 750, bonus: 0, armorBonus: 0 },
  vehicle: { move: 12_000, half: 6000, radius: 1500, bonus: 1, armorBonus: 1 },
} as const;
/** The bonus of a hero guy to attacks and skill rolls (VS-DST-3, VS-HTH-3, VS-SKL-3). */
export const HERO_BONUS = 1;
/** VS-SKL-6 */
export const SPECIFIC_BONUS = 1;

/** VS-R-28 */
export const RANGE = 12_000;
/** The totals that hit (VS-DST-5, VS-COV-1, VS-HTH-4). */
export const TO_HIT = { distance: 5, cover: 6, hand: 4 } as const;
/** VS-AUT-1 */
export const AUTOMATIC_DICE = 2;
/** The totals that turn a hit into a miss (VS-ARM-2, VS-ARM-3). */
export const ARMOR_SAVE = { light: 6, heavy: 4 } as const;
/** VS-TER-3 */
export const TERRAIN_SAVE = 3;
/** VS-LOS-2, VS-COV-3 */
export const DOUBT = 4;
/** VS-SKL-4 */
export const SKILL_TARGET = 4;

/** VS-R-3 */
export const TOUCH = 100;
/** VS-R-32 */
export const REACH = 1000;
/** Bases and features overlap by more than this (VS-R-3, VS-R-6). */
export const OVERLAP = 10;
/** The least length of a path or line inside a polygon that counts (VS-R-9, VS-R-24). */
export const LEAST_CROSSING = 5;
/** A screen so near to the attacker's base, or so shallow, is looked past (VS-R-24). */
export const SCREEN = { near: 500, deep: 2000 } as const;
/** The meaning of the number of hidden lines (VS-R-26). */
export const COVER_GRADES = [
  { from: 0, grade: 'open' },
  { from: 2, grade: 'disputed' },
  { from: 4, grade: 'covered' },
] as const;
/** VS-R-5 */
export const MOST_WAYPOINTS = 32;
/** VS-R-7 */
export const SECTION_MOST = 3000;
/** VS-PTS-3 */
export const MOST_FIGURES = 12;
/** The steps in which wild creatures try shorter moves (VS-WLD-3). */
export const WILD_STEP = 50;
/** How the server sets up for a player whose time ran out (VS-R-45). */
export const SET_UP = { along: 500, aside: 2000 } as const;
/** A third time-out without an order in between is a resignation (VS-R-45). */
export const MOST_TIME_OUTS = 3;
/** Every initiative or roll-off is decided within so many throws: chance never needs as many. */
export const MOST_THROWS = 1000;
/** The longest name of a figure. */
export const LONGEST_NAME = 24;
