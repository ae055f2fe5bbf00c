/** The kinds of mistakes behind the causes that a review of Jurassic Wars names. */
import type { Mistake } from '@dwo/kits/review/kept';
import type { CauseId } from '../bot';

/** By cause; the totals of several matches count kinds. */
export const MISTAKE_OF: Readonly<Record<CauseId, Mistake>> = {
  ...{ 'kept-card': 'card', 'spent-card': 'card', 'wrong-card': 'card' },
  ...{ 'bid-high': 'wager', 'bid-low': 'wager', 'stayed-in': 'wager', 'folded-winner': 'wager' },
  ...{ 'staked-lead': 'wager', 'gave-up-chase': 'wager' },
  ...{ 'won-too-many': 'fighter', 'won-too-few': 'fighter', 'won-early': 'fighter', 'bid-failed': 'fighter' },
  ...{ 'weak-answer': 'fighter', 'weak-lead': 'fighter' },
  ...{ 'risked-answer': 'fighter', 'risked-lead': 'fighter', 'other-dinosaur': 'fighter' },
};
