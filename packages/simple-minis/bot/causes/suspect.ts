/** The causes of Very Simple Miniatures by name. */
import type { Seat, Suspicion } from '@dwo/kernel';
import { type Intent, type Now, simpleMinis } from '../../rules';

/** The names of the causes. */
export const CAUSES = [
  'unspent-shot',
  'unspent-blow',
  'untried-skill',
  'wrong-target',
  'step-into-reach',
  'stay-in-reach',
  'gave-up-cover',
  'bad-charge',
  'out-of-range',
  'left-item',
  'missed-ride',
  'idle',
  'worse-place',
] as const;
/** The name of a cause. */
export type CauseId = (typeof CAUSES)[number];

/** A decision, and the one that was better. */
export interface Asked {
  readonly view: Now;
  readonly seat: Seat;
  readonly chosen: Intent;
  readonly better: Intent;
}

/** A cause of Very Simple Miniatures. */
export interface Cause extends Suspicion<Intent> {
  readonly id: CauseId;
}

/** Looks for one cause; null if it is not there. */
export type Suspect = (asked: Asked) => Cause | null;

/** Whether an intent is allowed. */
export const isLegal = (view: Now, seat: Seat, intent: Intent) => simpleMinis.check(view, seat, intent) === null;

/** Whether an intent ends the step for its player. */
export const endsStep = ({ type }: Intent) => type === 'endStep' || type === 'pass';
