/** The sentences of DINO WARS! in German. */
import type { en } from '../en';
import { bar } from './bar';
import { names } from './names';

export const de: Readonly<Record<keyof typeof en, string>> = { ...bar, ...names };
