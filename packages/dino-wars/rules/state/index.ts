/**
 * The state of a match of DINO WARS!: plain JSON data. Lengths and positions are ci (hundredths of a scale inch). Facings
 * are whole degrees counter-clockwise from +x; y grows upward, and the client flips it. Figures are in one collection per
 * class, by an id that is unique among all of them. What the army has not spotted yet is apart, in `secrets`.
 */

export * from '../data/words';
export * from './figures';
export * from './match';
export * from './waiting';
