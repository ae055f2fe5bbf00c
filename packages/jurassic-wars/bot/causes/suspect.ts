/** The causes of Jurassic Wars by name. */
import type { CauseOf, Asked as Decision, SuspectOf } from '@dwo/kernel';
import type { Intent, State } from '../../rules';

/** The names of the causes. */
export const CAUSES = [
  'kept-card',
  'spent-card',
  'wrong-card',
  'won-too-many',
  'won-too-few',
  'won-early',
  'bid-failed',
  'weak-answer',
  'risked-answer',
  'weak-lead',
  'risked-lead',
  'bid-high',
  'bid-low',
  'stayed-in',
  'folded-winner',
  'staked-lead',
  'gave-up-chase',
  'other-dinosaur',
] as const;
/** The name of a cause. */
export type CauseId = (typeof CAUSES)[number];

/** A decision of Jurassic Wars, and the one that was better. */
export type Asked = Decision<State, Intent>;
/** A cause of Jurassic Wars. */
export type Cause = CauseOf<Intent, CauseId>;
/** Looks for one cause; null if it is not there. */
export type Suspect = SuspectOf<State, Intent, CauseId>;
