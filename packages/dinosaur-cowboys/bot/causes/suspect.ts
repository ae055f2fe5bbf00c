/** The causes of Dinosaur Cowboys by name. */
import type { CauseOf, Asked as Decision, Seat, SuspectOf } from '@dwo/kernel';
import { dinosaurCowboys, type Intent, type Now, type State } from '../../rules';

/** The names of the causes. */
export const CAUSES = [
  'unspent-attack',
  'gave-up-attack',
  'moved-first',
  'attacked-first',
  'unspent-reload',
  'wrong-target',
  'wrong-weapon',
  'bad-charge',
  'missed-charge',
  'left-contact',
  'step-into-reach',
  'stay-in-reach',
  'gave-up-cover',
  'out-of-range',
  'wrong-unit',
  'held-snap',
  'kept-dice',
  'spent-reroll',
  'idle',
  'worse-place',
  'left-place',
] as const;
/** The name of a cause. */
export type CauseId = (typeof CAUSES)[number];

/** A decision of Dinosaur Cowboys, and the one that was better. */
export type Asked = Decision<State, Intent>;
/** A cause of Dinosaur Cowboys. */
export type Cause = CauseOf<Intent, CauseId>;
/** Looks for one cause; null if it is not there. */
export type Suspect = SuspectOf<State, Intent, CauseId>;

/** Whether an intent is allowed. */
export const isLegal = (view: Now, seat: Seat, intent: Intent) => dinosaurCowboys.check(view, seat, intent) === null;
