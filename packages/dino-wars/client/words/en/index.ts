/** The sentences of DINO WARS! in English, one file a place on the screen. */
import { bar } from './bar';
import { names } from './names';
import { refusals } from './refusals';
import { armyRefusals } from './refusals-army';
import { setupRefusals } from './refusals-setup';

export const en = {
  ...bar,
  ...names,
  ...refusals,
  ...armyRefusals,
  ...setupRefusals,
};
