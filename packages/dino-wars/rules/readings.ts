/** The versions of the rules that differ in how they read the rulebook. */

/** The version whose readings are the present ones. The last to change were those of DW-R-4, DW-FLY-2 and DW-R-91. */
export const READINGS = 5;

/** The version that stands for all earlier readings. Matches begun under them keep them. */
export const FORMER_READINGS = 4;
