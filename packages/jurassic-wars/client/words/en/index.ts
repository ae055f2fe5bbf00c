/** The sentences of Jurassic Wars in English, one file for each part of the screen. */
import { cards } from './cards';
import { hints } from './hints';
import { lessons } from './lessons';
import { log } from './log';
import { options } from './options';
import { prompts } from './prompts';
import { refusals } from './refusals';
import { review } from './review';
import { table } from './table';

export const en = { ...cards, ...hints, ...lessons, ...log, ...options, ...prompts, ...refusals, ...review, ...table };
