/** The shell's sentences in English, one file for each part of the screen. */

import { arrival } from './arrival';
import { deeds } from './deeds';
import { find } from './find';
import { frame } from './frame';
import { front } from './front';
import { halves } from './halves';
import { ideas } from './ideas';
import { learn } from './learn';
import { links } from './links';
import { lobby } from './lobby';
import { mine } from './mine';
import { mishaps } from './mishaps';
import { notices } from './notices';
import { people } from './people';
import { problems } from './problems';
import { reasons } from './reasons';
import { settings } from './settings';
import { talk } from './talk';
import { terms } from './terms';
import { theatre } from './theatre';
import { tiles } from './tiles';
import { times } from './times';
import { title } from './title';
import { watch } from './watch';

export const en = {
  ...learn,
  ...watch,
  ...arrival,
  ...mine,
  ...times,
  ...people,
  ...problems,
  ...terms,
  ...talk,
  ...reasons,
  ...deeds,
  ...notices,
  ...links,
  ...find,
  ...frame,
  ...front,
  ...halves,
  ...lobby,
  ...settings,
  ...title,
  ...theatre,
  ...tiles,
  ...ideas,
  ...mishaps,
};
