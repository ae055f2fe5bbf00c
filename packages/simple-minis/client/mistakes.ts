/** The kinds of mistakes behind the causes that a review of Very Simple Miniatures names. */
import type { Mistake } from '@dwo/kits/review/kept';
import type { CauseId } from '../bot';

/** By cause; the totals of several matches count kinds. */
export const MISTAKE_OF: Readonly<Record<CauseId, Mistake>> = {
  ...{ 'unspent-shot': 'unspent', 'unspent-blow': 'unspent', 'untried-skill': 'unspent' },
  ...{
    'wrong-target': 'target',
    'woke-sleeper': 'target',
    'wall-before-foe': 'target',
    'needed-wall': 'target',
    'left-wall': 'unspent',
  },
  ...{ 'step-into-reach': 'exposed', 'stay-in-reach': 'exposed', 'gave-up-cover': 'exposed' },
  'bad-charge': 'charge',
  ...{ 'out-of-range': 'place', 'left-item': 'place', 'missed-ride': 'place' },
  ...{ idle: 'place', 'worse-place': 'place', 'left-place': 'place' },
};
