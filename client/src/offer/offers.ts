/** The open game that this tab offers. */
import { createStore } from 'zustand/vanilla';

/** The open game that this tab offers. A person has one, and the tab that offered it last has their seat there. */
export interface Offer {
  readonly id: string;
  /** `taken`: everybody has come and the battle has begun. */
  readonly stage: 'waiting' | 'taken';
  /** Names of the people who joined. */
  readonly others: readonly string[];
}

/** How an offer ends: `keep` leaves the seat to this browser, `cancel` frees it, `decline` leaves it to the computer. */
export type Ending = 'keep' | 'cancel' | 'decline';

/** The offer of this tab; null while there is none. */
export const offers = createStore<{ readonly offer: Offer | null }>(() => ({ offer: null }));
