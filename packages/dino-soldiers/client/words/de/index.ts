/** The sentences of Dino Soldiers in German. */
import { book } from './book';
import { lessons } from './lessons';
import { log } from './log';
import { refusals } from './refusals';
import { review } from './review';
import { table } from './table';
import { units } from './units';

export const de = { ...table, ...units, ...log, ...refusals, ...book, ...lessons, ...review };
