/** The versions of the rules that differ in their ready-made forces and scores. */

/** The version whose forces and scores are the present ones (VS-C-04). */
export const READINGS = 5;

/** The version of the first forces and scores. Matches begun under it or a later one keep those of their version. */
export const FIRST_READINGS = 1;
