/** Every kind of dinosaur, by its id in the rules. */
import type { Species } from '../species';
import { ARMOURED } from './armoured';
import { FLYERS } from './flyers';
import { GIANTS } from './giants';
import { GRAZERS } from './grazers';
import { HORNED } from './horned';
import { RAPTORS } from './raptors';
import { THEROPODS } from './theropods';

const ALL = { ...THEROPODS, ...RAPTORS, ...GRAZERS, ...HORNED, ...ARMOURED, ...GIANTS, ...FLYERS } as const;

/** Id of a kind of dinosaur. */
export type DinosaurArt = keyof typeof ALL;

/** Drawing of each of the 35 kinds. */
export const DINOSAURS: Readonly<Record<DinosaurArt, Species>> = ALL;
