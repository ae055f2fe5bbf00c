/** The kinds of mistakes behind the causes that a review of DINO WARS! names. */

import type { CauseId } from '@dwo/dino-wars/bot';
import type { Mistake } from '@dwo/kits/review/kept';

/** By cause; the totals of several matches count kinds. */
export const MISTAKE_OF: Readonly<Record<CauseId, Mistake>> = {
  ...{ 'unspent-shot': 'unspent', 'missed-charge': 'unspent', 'held-fire': 'unspent' },
  ...{ 'wrong-target': 'target', 'wrong-weapon': 'target', 'wrong-prey': 'target' },
  ...{ 'step-into-reach': 'exposed', 'stay-in-reach': 'exposed', 'into-fire': 'exposed' },
  'bad-charge': 'charge',
  ...{ 'out-of-range': 'place', 'missed-flank': 'place', idle: 'place', 'worse-place': 'place' },
};
