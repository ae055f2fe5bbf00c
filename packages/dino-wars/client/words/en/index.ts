/** The sentences of DINO WARS! in English, one file for each part of the screen. */

import { acts } from './acts';
import { agreement } from './agreement';
import { bar } from './bar';
import { bursts } from './bursts';
import { cards } from './cards';
import { counts } from './counts';
import { figure } from './figure';
import { forces } from './forces';
import { ground } from './ground';
import { help } from './help';
import { hints } from './hints';
import { hud } from './hud';
import { lobby } from './lobby';
import { log } from './log';
import { luck } from './luck';
import { mission } from './mission';
import { names } from './names';
import { odds } from './odds';
import { options } from './options';
import { outcome } from './outcome';
import { panels } from './panels';
import { plan } from './plan';
import { ram } from './ram';
import { ready } from './ready';
import { reasons } from './reasons';
import { refusals } from './refusals';
import { armyRefusals } from './refusals-army';
import { setupRefusals } from './refusals-setup';
import { replay } from './replay';
import { results } from './results';
import { review } from './review';
import { sides } from './sides';
import { strength } from './strength';
import { tables } from './tables';
import { theatre } from './theatre';

export const en = {
  ...bar,
  ...names,
  ...refusals,
  ...armyRefusals,
  ...setupRefusals,
  ...log,
  ...hints,
  ...outcome,
  ...agreement,
  ...counts,
  ...forces,
  ...lobby,
  ...luck,
  ...mission,
  ...options,
  ...plan,
  ...ram,
  ...ready,
  ...reasons,
  ...replay,
  ...results,
  ...review,
  ...sides,
  ...strength,
  ...tables,
  ...ground,
  ...acts,
  ...odds,
  ...figure,
  ...hud,
  ...panels,
  ...help,
  ...cards,
  ...theatre,
  ...bursts,
};
