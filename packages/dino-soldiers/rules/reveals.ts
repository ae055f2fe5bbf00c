/** Events that bring something hidden to light. */
import type { Event } from './events';

/** Whether an event shows a tile, a team or the dodges of a seat. */
export function reveals({ type }: Event): boolean {
  return type === 'turned' || type === 'mustered' || type === 'dodgesChosen';
}
