/** The changes to a whole room that a request can lead to; the desk and the handlers of requests get them as one. */
import type { GuestClient } from './guest';
import type { RematchWish } from './rematch';

export interface RoomControls {
  /** Sets the match up: everybody is here. */
  begin(): Promise<void>;
  /** Sets up the match that follows this one, and returns its id. */
  setUpRematch(wish: RematchWish): Promise<string>;
  /** Counts what a computer costs whom this guest has sit down; rejects with a Refusal if that is too much. */
  chargeBot(client: GuestClient): Promise<void>;
  /** Shows who is here. */
  showPresence(): void;
}
