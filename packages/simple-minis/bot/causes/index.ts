/** The causes that a review of Very Simple Miniatures may name: what may have made a choice worse than the best one. */
import type { Seat } from '@dwo/kernel';
import type { Intent, Now } from '../../rules';
import { unspentAttack, untriedSkill, wrongTarget } from './attacks';
import { intoDanger, leftItem, missedRide, otherPlace, outOfRange, stayInReach } from './moves';
import type { Cause, Suspect } from './suspect';

export { oddsOf } from './odds';
export { CAUSES, type Cause, type CauseId } from './suspect';

const SUSPECTS: readonly Suspect[] = [
  unspentAttack,
  untriedSkill,
  wrongTarget,
  leftItem,
  intoDanger,
  stayInReach,
  outOfRange,
  missedRide,
];

/** Every cause that may be behind a loss. That a place was worse is said only where nothing else is known about it. */
export function suspects(view: Now, seat: Seat, chosen: Intent, better: Intent): readonly Cause[] {
  const asked = { view, seat, chosen, better };
  const found = SUSPECTS.flatMap((suspect) => suspect(asked) ?? []);
  return found.length > 0 ? found : [otherPlace(asked)].flatMap((each) => each ?? []);
}
