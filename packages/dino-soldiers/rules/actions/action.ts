/** The shape of every action: one such object for each type of intent. */
import type { Seat } from '@dwo/kernel';
import type { Intent } from '../intents';
import type { Play } from '../play';
import type { No } from '../refusal';
import type { Now } from '../state';

/** One type of intent: why it is refused, how it is carried out, and when it is offered. */
export interface Action<I extends Intent = Intent> {
  readonly check: (state: Now, seat: Seat, intent: I) => No | null;
  /** Carries out an intent that was not refused. */
  readonly resolve: (play: Play, seat: Seat, intent: I) => void;
  /** Everything an awaited seat might do; what `check` refuses of it is not offered. */
  readonly offers: (state: Now, seat: Seat) => readonly I[];
}
