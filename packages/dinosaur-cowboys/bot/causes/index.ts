/** The causes that a review of Dinosaur Cowboys may name: what may have made a choice worse than the best one. */
import { suspectsOf } from '@dwo/kernel';
import type { Intent, State } from '../../rules';
import { badCharge, heldSnap, missedCharge, reRoll, unspentAction, wrongTarget, wrongWeapon } from './attacks';
import {
  attackedFirst,
  gaveUpAttack,
  gaveUpCover,
  intoDanger,
  leftContact,
  otherPlace,
  outOfRange,
  stayInReach,
} from './moves';
import { wrongUnit } from './order';
import type { CauseId } from './suspect';

export { oddsOf } from './odds';
export { CAUSES, type Cause, type CauseId } from './suspect';

/** Every cause that may be behind a loss. That a place was worse is said only where nothing else is known about it. */
export const suspects = suspectsOf<State, Intent, CauseId>(
  [
    unspentAction,
    wrongTarget,
    wrongWeapon,
    badCharge,
    missedCharge,
    leftContact,
    gaveUpAttack,
    attackedFirst,
    gaveUpCover,
    intoDanger,
    stayInReach,
    outOfRange,
    wrongUnit,
    heldSnap,
    reRoll,
  ],
  otherPlace,
);
