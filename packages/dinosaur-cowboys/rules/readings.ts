/** The versions of the rules that differ in the values of posses. */

/** The version whose values are the present ones (DC-C-09). */
export const READINGS = 3;

/** The version of the first values. Matches begun under it or a later one keep those of their version. */
export const FIRST_READINGS = 1;
