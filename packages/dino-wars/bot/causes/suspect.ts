/** The causes of DINO WARS! by name. */
import type { Frozen, Seat, Suspicion } from '@dwo/kernel';
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

/** A decision, and the one that was better. */
export interface Asked {
  readonly view: Frozen<State>;
  readonly seat: Seat;
  readonly chosen: Intent;
  readonly better: Intent;
}

/** A cause of DINO WARS!. */
export interface Cause extends Suspicion<Intent> {
  readonly id: CauseId;
}

/** Looks for one cause; null if it is not there. */
export type Suspect = (asked: Asked) => Cause | null;
