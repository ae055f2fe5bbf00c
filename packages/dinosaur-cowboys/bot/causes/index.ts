/** The causes that a review of Dinosaur Cowboys may name: what may have made a choice worse than the best one. */
import type { Seat } from '@dwo/kernel';
import type { Intent, Now } from '../../rules';
import {
  badCharge,
  heldSnap,
  missedCharge,
  reRoll,
  unspentAction,
  wrongTarget,
  wrongUnit,
  wrongWeapon,
} from './attacks';
import { intoDanger, leftContact, otherPlace, outOfRange, stayInReach } from './moves';
import type { Cause, Suspect } from './suspect';

export { oddsOf } from './odds';
export { CAUSES, type Cause, type CauseId } from './suspect';

const SUSPECTS: readonly Suspect[] = [
  unspentAction,
  wrongTarget,
  wrongWeapon,
  badCharge,
  missedCharge,
  leftContact,
  intoDanger,
  stayInReach,
  outOfRange,
  wrongUnit,
  heldSnap,
  reRoll,
];

/** Every cause that may be behind a loss. That a place was worse is said only where nothing else is known about it. */
export function suspects(view: Now, seat: Seat, chosen: Intent, better: Intent): readonly Cause[] {
  if (JSON.stringify(chosen) === JSON.stringify(better)) return [];
  const asked = { view, seat, chosen, better };
  const found = SUSPECTS.flatMap((suspect) => suspect(asked) ?? []);
  return found.length > 0 ? found : [otherPlace(asked)].flatMap((each) => each ?? []);
}
