/** Which reading of the rulebook a match is played by. */

/** The version of the rules whose readings are the present ones: those of DW-R-4, DW-FLY-2 and DW-R-91 changed last. */
export const READINGS = 5;

/** The readings of all versions before those; matches begun under them keep them. */
export const FORMER_READINGS = 4;
