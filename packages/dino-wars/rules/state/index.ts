/**
 * The state of a match of DINO WARS!: plain data, integers and strings only. Lengths and positions are hundredths of a
 * scale inch (`Ci`), facings integer degrees counter-clockwise from +x, y grows upward on paper and the client flips it.
 * Figures live in one collection per class, keyed by an id that is unique over all of them. What the army has not spotted
 * yet lives apart, in `secrets`.
 */

export * from '../data/words';
export * from './figures';
export * from './match';
export * from './waiting';
