/** The shell's sentences in English, one file a place on the screen. */

import { arrival } from './arrival';
import { find } from './find';
import { frame } from './frame';
import { lobby } from './lobby';
import { mine } from './mine';
import { problems } from './problems';
import { settings } from './settings';
import { times } from './times';
import { title } from './title';
import { watch } from './watch';

export const en = {
  ...watch,
  ...arrival,
  ...mine,
  ...times,
  ...problems,
  ...find,
  ...frame,
  ...lobby,
  ...settings,
  ...title,
};
