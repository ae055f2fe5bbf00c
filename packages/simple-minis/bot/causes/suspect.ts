/** The causes of Very Simple Miniatures by name. */
import type { CauseOf, Asked as Decision, Seat, SuspectOf } from '@dwo/kernel';
import { type Intent, type Now, type State, simpleMinis } from '../../rules';

/** The names of the causes. */
export const CAUSES = [
  'unspent-shot',
  'unspent-blow',
  'untried-skill',
  'wrong-target',
  'woke-sleeper',
  'wall-before-foe',
  'needed-wall',
  'left-wall',
  'step-into-reach',
  'stay-in-reach',
  'gave-up-cover',
  'bad-charge',
  'out-of-range',
  'left-item',
  'missed-ride',
  'idle',
  'worse-place',
  'left-place',
] as const;
/** The name of a cause. */
export type CauseId = (typeof CAUSES)[number];

/** A decision of Very Simple Miniatures, and the one that was better. */
export type Asked = Decision<State, Intent>;
/** A cause of Very Simple Miniatures. */
export type Cause = CauseOf<Intent, CauseId>;
/** Looks for one cause; null if it is not there. */
export type Suspect = SuspectOf<State, Intent, CauseId>;

/** Whether an intent is allowed. */
export const isLegal = (view: Now, seat: Seat, intent: Intent) => simpleMinis.check(view, seat, intent) === null;

/** Whether an intent ends the step for its player. */
export const endsStep = ({ type }: Intent) => type === 'endStep' || type === 'pass';
