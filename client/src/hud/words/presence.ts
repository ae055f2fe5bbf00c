/** Who is at the table, in words. */
import { faceOf } from '../../net/clocks';
import type { Seatholder } from '../../net/lobby';

/** What is to be said of somebody's seat now. */
export function presenceOf(chair: Seatholder, now: number): string {
  if (chair.bot) return 'the computer';
  const who = chair.holder === '' ? '' : `${chair.player} plays · `;
  if (chair.holder === 'bot') return 'the computer plays';
  if (chair.away === null) return `${who}${chair.open ? 'open to a watcher' : 'here'}`;
  return `${who}away ${faceOf(Math.max(0, now - chair.away))}`;
}

/** Whether others may call somebody in for this seat. */
export function isCallable(chair: Seatholder, now: number): boolean {
  return chair.callable !== null && chair.callable <= now;
}
