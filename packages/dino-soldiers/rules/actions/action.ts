/** The shape of an action: there is one such object for each type of intent. */
import type { Seat } from '@dwo/kernel';
import type { Intent } from '../intents';
import type { Play } from '../play';
import type { No } from '../refusal';
import type { Now } from '../state';

/** One type of intent: when it is refused, how it is carried out, and when it is offered. */
/** Returns why the intent is refused, or null if it is legal. It changes nothing and rolls no die. */
export interface Action<I extends Intent = Intent> {
  readonly check: (state: Now, seat: Seat, intent: I) => No | null;
  /** Carries out an intent that `check` has passed. */
  readonly resolve: (play: Play, seat: Seat, intent: I) => void;
  /** Lists the intents that an awaited seat might send; the ruleset offers those of them that `check` passes. */
  readonly offers: (state: Now, seat: Seat) => readonly I[];
}
