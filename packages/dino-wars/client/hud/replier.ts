/** Finds the seat whose reaction is awaited. */
import { figureOf, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';

/** The seat that decides about closing fire at a dinosaur of this seat; null if none does. */
export function replierTo(state: Frozen<State> | null, seat: Seat | null): Seat | null {
  if (state === null || seat === null) return null;
  const mine = state.reactions.find(({ dinosaur }) => figureOf(state, dinosaur)?.owner === seat);
  return mine === undefined ? null : (figureOf(state, mine.target)?.owner ?? null);
}
