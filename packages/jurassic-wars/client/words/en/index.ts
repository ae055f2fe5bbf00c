/** The sentences of Jurassic Wars in English, one file a place on the screen. */
import { cards } from './cards';
import { lessons } from './lessons';
import { log } from './log';
import { options } from './options';
import { prompts } from './prompts';
import { refusals } from './refusals';
import { table } from './table';

export const en = { ...cards, ...lessons, ...log, ...options, ...prompts, ...refusals, ...table };
