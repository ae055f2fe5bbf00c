/** Changes to a whole room that a request can cause. */
import type { GuestClient } from './guest';
import type { Judgement } from './judgement';
import type { RematchWish } from './rematch';

/** Implemented by the room; passed to the desk and the request handlers. */
export interface RoomControls {
  /** Begins the match. */
  begin(): Promise<void>;
  /** Sets up the rematch for a guest and returns its id; rejects with a Refusal if their address has set up too much. */
  setUpRematch(client: GuestClient, wish: Omit<RematchWish, 'address'>): Promise<string>;
  /** Charges the guest's address for a computer player of a strength; rejects with a Refusal if it has used too much. */
  chargeBot(client: GuestClient, strength: string | null): Promise<void>;
  /** Whether a tournament under way judges the match. */
  readonly judgement: Pick<Judgement, 'ask'>;
  /** Shows who is connected. */
  showPresence(): void;
}
