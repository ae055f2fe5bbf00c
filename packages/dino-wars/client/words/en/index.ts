/** The sentences of DINO WARS! in English, one file a place on the screen. */
import { bar } from './bar';
import { hints } from './hints';
import { log } from './log';
import { names } from './names';
import { outcome } from './outcome';
import { refusals } from './refusals';
import { armyRefusals } from './refusals-army';
import { setupRefusals } from './refusals-setup';

export const en = {
  ...bar,
  ...names,
  ...refusals,
  ...armyRefusals,
  ...setupRefusals,
  ...log,
  ...hints,
  ...outcome,
};
