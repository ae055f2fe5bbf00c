/** The causes that a review of Jurassic Wars may name: what may have made a choice worse than the best one. */
import { suspectsOf } from '@dwo/kernel';
import type { Intent, State } from '../../rules';
import { potPrice, standing, wrongBid } from './bids';
import { combatCard } from './cards';
import { againstBid, otherDinosaur, riskedDinosaur, weakDinosaur } from './dinosaurs';
import type { CauseId } from './suspect';

export { oddsOf } from './odds';
export { CAUSES, type Cause, type CauseId } from './suspect';

/** Every cause that may be behind a loss. That another dinosaur was better is said only where nothing else is known about it. */
export const suspects = suspectsOf<State, Intent, CauseId>(
  [combatCard, againstBid, weakDinosaur, riskedDinosaur, wrongBid, potPrice, standing],
  otherDinosaur,
);
