/** The causes of DINO WARS! by name. */
import type { CauseOf, Asked as Decision, SuspectOf } from '@dwo/kernel';
import type { Intent, State } from '../../rules';

/** The names of the causes. */
export const CAUSES = [
  'unspent-shot',
  'wrong-target',
  'wrong-weapon',
  'step-into-reach',
  'stay-in-reach',
  'out-of-range',
  'missed-flank',
  'into-fire',
  'bad-charge',
  'missed-charge',
  'wrong-prey',
  'idle',
  'held-fire',
  'worse-place',
] as const;
/** The name of a cause. */
export type CauseId = (typeof CAUSES)[number];

/** A decision of DINO WARS!, and the one that was better. */
export type Asked = Decision<State, Intent>;
/** A cause of DINO WARS!. */
export type Cause = CauseOf<Intent, CauseId>;
/** Looks for one cause; null if it is not there. */
export type Suspect = SuspectOf<State, Intent, CauseId>;
