/** The numbers of the rules. Lengths are in mils, thousandths of an inch (DC-R-1). */

/** Two players take part (DC-SET-1). */
export const SEATS = 2;
/** One inch. */
export const INCH = 1000;
/** The game ends after this Turn (DC-END-2). */
export const LAST_TURN = 6;
/** The most entities of a posse (DC-TERM-2). */
export const POSSE_SIZE = 6;
/** The table (DC-SET-2). */
export const TABLE = { width: 48_000, height: 36_000 } as const;
/** The depth of the strip in which a posse is set up (DC-SET-5). */
export const STRIP = 8000;
/** The radius of each base (DC-R-2). */
export const RADIUS = { character: 500, medium: 1000, large: 1500 } as const;
/** The characters that a dinosaur carries (DC-DIN-1). */
export const CAPACITY = { character: 0, medium: 2, large: 3 } as const;
/** The largest gap of adjacent bodies (DC-R-4). */
export const ADJACENT = 100;
/** Tells what bases may overlap (DC-R-5). */
export const OVERLAP = 10;
/** The tolerance of costs (DC-R-30). */
export const COST_TOLERANCE = 5;
/** The shortest crossing that counts (DC-R-13, DC-R-11). */
export const LEAST_CROSSING = 5;
/** How near to the viewer's base a screen is ignored (DC-R-14). */
export const SCREEN_IGNORED = 500;
/** The steps in which flights and pushes are tried (DC-R-52, DC-R-75). */
export const STEP = 50;
/** The most waypoints of a path (DC-R-7). */
export const MOST_WAYPOINTS = 32;
/** The die of attacks, Initiative, sides and Bravery Tests, and that of Charges and Panic Speed (DC-TERM-11). */
export const D12 = 12;
export const D6 = 6;
/** The gaps at which a Charge is allowed (DC-ACT-6). */
export const CHARGE = { least: 2000, most: 6000 } as const;
/** The extra die of a completed Charge (DC-MOD-9, DC-R-81). */
export const CHARGE_DICE = 1;
/** The reach of Yeehaw! and of Get Up! (DC-LDR-2, DC-TRT-11). */
export const YEEHAW_REACH = 12_000;
export const GET_UP_REACH = 8000;
/** The mils that Eagle Eye adds to the Long band (DC-TRT-21). */
export const EAGLE_EYE = 3 * INCH;
/** The reach and the damage of an Explosion (DC-WPN-2). */
export const BLAST = { reach: 2000, damage: 5 } as const;
/** The extra dice of Fan the Hammer and its push (DC-WPN-3, DC-WPN-4). */
export const FAN = { dice: 2, push: 2000 } as const;
/** The first roll that is critical, as a rule and improved; from this target number on there are none (DC-ATK-6, DC-R-38). */
export const CRITICAL = { from: 12, improved: 10, noneAt: 12, hits: 2 } as const;
/** How much higher an attacker must stand (DC-MOD-8). */
export const HIGHER = 2000;
/** The extra damage of a Tracking Shot (DC-TRT-19). */
export const TRACKING_DAMAGE = 1;
/** The search for a place beside a fallen mount: degrees of its steps, and how its circles grow (DC-SEQ-W4, DC-R-60). */
export const SEARCH = { degrees: 10, apart: 500, extra: 100 } as const;
/** The claim in the middle of the table and its reach (DC-C-10). */
export const CLAIM = { at: { x: 24_000, y: 18_000 }, reach: 3000 } as const;
/** The most pieces of a table of the players' own, and the most corners of one and of all, and the highest hill (DC-R-83). */
export const OWN_TABLE = { pieces: 60, cornersOfPiece: 32, corners: 300, height: 12 * INCH } as const;
