/** The causes that a review of DINO WARS! may name: what may have made a choice worse than the best one. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { Intent, State } from '../../rules';
import type { Cause, Suspect } from './suspect';

export { CAUSES, type Cause, type CauseId } from './suspect';

import { badCharge, heldFire, idle, missedCharge, wrongPrey } from './charges';
import { unspentShot, wrongTarget, wrongWeapon } from './shots';
import { intoFire, missedFlank, outOfRange, stayInReach, stepIntoReach, worsePlace } from './steps';

const SUSPECTS: readonly Suspect[] = [
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
];

/** Every cause that may be behind a loss. That a place was worse is said only where nothing else is known about it. */
export function suspects(view: Frozen<State>, seat: Seat, chosen: Intent, better: Intent): readonly Cause[] {
  const asked = { view, seat, chosen, better };
  const found = SUSPECTS.flatMap((suspect) => suspect(asked) ?? []);
  return found.length > 0 ? found : [worsePlace(asked)].flatMap((each) => each ?? []);
}
