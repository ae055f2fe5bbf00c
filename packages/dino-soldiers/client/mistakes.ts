/** The kinds of mistakes behind the causes that a review of Dino Soldiers names. */
import type { Mistake } from '@dwo/kits/review/kept';
import type { CauseId } from '../bot';

/** By cause; the totals of several matches count kinds. */
export const MISTAKE_OF: Readonly<Record<CauseId, Mistake>> = {
  ...{ 'unspent-attack': 'unspent', 'stayed-hidden': 'unspent', 'failed-shout': 'unspent', 'kept-reserve': 'unspent' },
  ...{ 'wrong-target': 'target', 'wrong-mode': 'target', 'hit-friends': 'target', 'bound-to-prey': 'target' },
  ...{ 'step-into-reach': 'exposed', 'stay-in-reach': 'exposed', 'missed-hiding': 'exposed' },
  ...{ 'gave-up-hiding': 'exposed', 'came-in-early': 'exposed', 'hurt-by-ground': 'exposed' },
  ...{
    'moves-ended': 'order',
    'attack-first': 'order',
    'turn-went-on': 'exposed',
    'wrong-reserve': 'order',
    'light-deployment': 'place',
    'other-deployment': 'place',
  },
  ...{ 'out-of-range': 'place', idle: 'place', 'worse-place': 'place' },
};
