/** Whether a player has turned from an open hint to something else. */
import type { Ghost } from './contract';

/** Whether the choice of another figure ends a hint that was opened while `before` was chosen; its own figure never does. */
export function turnsAway(ghost: Ghost | null, before: string | null, selected: string | null): boolean {
  if (selected === null || selected === before) return false;
  return ghost !== null && ![ghost.way?.figure, ghost.aim?.from].includes(selected);
}
