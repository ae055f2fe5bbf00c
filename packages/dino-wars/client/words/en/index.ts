/** The sentences of DINO WARS! in English, one file a place on the screen. */
import { bar } from './bar';
import { names } from './names';

export const en = { ...bar, ...names };
