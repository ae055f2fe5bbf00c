/** The sentences of Jurassic Wars in German: hand = Hand, deal = geben, bid = ansagen, fold = passen, counter = Marke, fight-off = Stechen. */
import type { en } from '../en';
import { cards } from './cards';
import { hints } from './hints';
import { lessons } from './lessons';
import { log } from './log';
import { options } from './options';
import { prompts } from './prompts';
import { refusals } from './refusals';
import { review } from './review';
import { table } from './table';

export const de: Readonly<Record<keyof typeof en, string>> = {
  ...cards,
  ...hints,
  ...lessons,
  ...log,
  ...options,
  ...prompts,
  ...refusals,
  ...review,
  ...table,
};
