/** The causes that a review of DINO WARS! may name: what may have made a choice worse than the best one. */
import { suspectsOf } from '@dwo/kernel';
import type { Intent, State } from '../../rules';
import type { CauseId } from './suspect';

export { CAUSES, type Cause, type CauseId } from './suspect';

import { badCharge, heldFire, missedCharge, wrongPrey } from './charges';
import { idle, worsePlace } from './places';
import { unspentShot, wrongTarget, wrongWeapon } from './shots';
import { intoFire, missedFlank, outOfRange, stayInReach, stepIntoReach } from './steps';

/** Every cause that may be behind a loss. That a place was worse is said only where nothing else is known about it. */
export const suspects = suspectsOf<State, Intent, CauseId>(
  [
    unspentShot,
    wrongTarget,
    wrongWeapon,
    stepIntoReach,
    stayInReach,
    outOfRange,
    missedFlank,
    intoFire,
    badCharge,
    missedCharge,
    wrongPrey,
    idle,
    heldFire,
  ],
  worsePlace,
);
