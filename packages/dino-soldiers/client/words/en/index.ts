/** The sentences of Dino Soldiers in English. */
import { aids } from './aids';
import { book } from './book';
import { lessons } from './lessons';
import { log } from './log';
import { refusals } from './refusals';
import { review } from './review';
import { table } from './table';
import { units } from './units';

export const en = { ...table, ...aids, ...units, ...log, ...refusals, ...book, ...lessons, ...review };
