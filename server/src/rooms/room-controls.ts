/** Changes to a whole room that a request can cause. */
import type { GuestClient } from './guest';
import type { RematchWish } from './rematch';

/** Implemented by the room; passed to the desk and the request handlers. */
export interface RoomControls {
  /** Begins the match. */
  begin(): Promise<void>;
  /** Sets up the rematch and returns its id. */
  setUpRematch(wish: RematchWish): Promise<string>;
  /** Charges the guest's rate limit for a computer player; rejects with a Refusal if the limit is used up. */
  chargeBot(client: GuestClient): Promise<void>;
  /** Shows who is connected. */
  showPresence(): void;
}
