/** The causes that a review of Very Simple Miniatures may name: what may have made a choice worse than the best one. */
import { suspectsOf } from '@dwo/kernel';
import type { Intent, State } from '../../rules';
import { leftWall, neededWall, unspentAttack, untriedSkill, wallBeforeFoe, wokeSleeper, wrongTarget } from './attacks';
import { badCharge, gaveUpCover, intoDanger, leftItem, missedRide, otherPlace, outOfRange, stayInReach } from './moves';
import type { CauseId } from './suspect';

export { oddsOf } from './odds';
export { CAUSES, type Cause, type CauseId } from './suspect';

/** Every cause that may be behind a loss. That a place was worse is said only where nothing else is known about it. */
export const suspects = suspectsOf<State, Intent, CauseId>(
  [
    ...[unspentAttack, untriedSkill, wokeSleeper, wrongTarget, wallBeforeFoe, neededWall, leftWall],
    ...[leftItem, gaveUpCover, badCharge, intoDanger, stayInReach, outOfRange, missedRide],
  ],
  otherPlace,
);
