/** The sentences of Dino Soldiers in English. */
import { book } from './book';
import { lessons } from './lessons';
import { log } from './log';
import { refusals } from './refusals';
import { review } from './review';
import { table } from './table';
import { units } from './units';

export const en = { ...table, ...units, ...log, ...refusals, ...book, ...lessons, ...review };
