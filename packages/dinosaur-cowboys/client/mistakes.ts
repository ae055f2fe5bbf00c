/** The kinds of mistakes behind the causes that a review of Dinosaur Cowboys names. */
import type { Mistake } from '@dwo/kits/review/kept';
import type { CauseId } from '../bot';

/** By cause; the totals of several matches count kinds. */
export const MISTAKE_OF: Readonly<Record<CauseId, Mistake>> = {
  ...{
    'unspent-attack': 'unspent',
    'gave-up-attack': 'unspent',
    'unspent-reload': 'unspent',
    'missed-charge': 'unspent',
    'held-snap': 'unspent',
  },
  ...{ 'wrong-target': 'target', 'wrong-weapon': 'target' },
  ...{
    'step-into-reach': 'exposed',
    'stay-in-reach': 'exposed',
    'gave-up-cover': 'exposed',
    'left-contact': 'exposed',
  },
  'bad-charge': 'charge',
  ...{ 'wrong-unit': 'order', 'moved-first': 'order', 'attacked-first': 'order' },
  ...{ 'kept-dice': 'unspent', 'spent-reroll': 'other' },
  ...{ 'out-of-range': 'place', idle: 'place', 'worse-place': 'place', 'left-place': 'place' },
};
