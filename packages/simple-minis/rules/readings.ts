/** The versions of the rules that differ in their ready-made forces. */

/** The version whose forces are the present ones (VS-C-04). */
export const READINGS = 2;

/** The version of the first forces. Matches begun under it keep them. */
export const FORMER_READINGS = 1;
