/** The causes that a review of Dino Soldiers may name: what may have made a choice worse than the best one. */
import { suspectsOf } from '@dwo/kernel';
import type { Intent, State } from '../../rules';
import { attackFirst, failedShout, hitFriends, unspentAttack, wrongTarget } from './attacks';
import {
  boundToPrey,
  cameInEarly,
  gaveUpHiding,
  hurtByGround,
  otherTile,
  outOfRange,
  stayInReach,
  stepIntoReach,
} from './moves';
import { lightDeployment, otherDeployment, reserveLeft } from './reserve';
import type { CauseId } from './suspect';

export { type Effect, effectOf, oddsOf } from './odds';
export { CAUSES, type Cause, type CauseId } from './suspect';

/** Every cause that may be behind a loss. That a place or a deployment was worse is said only where nothing else is known about it. */
export const suspects = suspectsOf<State, Intent, CauseId>(
  [
    ...[failedShout, hitFriends, wrongTarget, unspentAttack, attackFirst, gaveUpHiding, hurtByGround],
    ...[stepIntoReach, cameInEarly, stayInReach, boundToPrey, outOfRange, lightDeployment, reserveLeft],
  ],
  (asked) => otherTile(asked) ?? otherDeployment(asked),
);
