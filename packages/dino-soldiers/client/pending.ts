/** The hits that wait on an Agile unit until the end of the turn, in words and signs (DS-AB-AGI-1). */
import { type Figure, type Now, through } from '../rules';
import { say } from './words';

/** The hits that wait on a unit. */
export function pendingHits({ pending }: Pick<Now, 'pending'>, { id }: Pick<Figure, 'id'>): Now['pending'] {
  return pending.filter(({ unit }) => unit === id);
}

/** The hit points that a hit would take. */
const takes = (unit: Figure, { kill, damage, pierce }: Now['pending'][number]): number =>
  kill ? unit.hp : through(unit, damage, pierce);

/** Whether the only hit that waits on a unit kills it at the end of the turn. */
export function isDoomed(state: Pick<Now, 'pending'>, unit: Figure): boolean {
  const [first, ...more] = pendingHits(state, unit);
  return first !== undefined && more.length === 0 && takes(unit, first) >= unit.hp;
}

/** "−2" for a hit that waits, "2×" if it may ignore one of two; null for none. */
export function pendingSign(state: Pick<Now, 'pending'>, unit: Figure): string | null {
  const [first, ...more] = pendingHits(state, unit);
  if (first === undefined) return null;
  return more.length > 0 ? `${more.length + 1}×` : `−${takes(unit, first)}`;
}

/** The same as a sentence; null for none. */
export function pendingText(state: Pick<Now, 'pending'>, unit: Figure): string | null {
  const hits = pendingHits(state, unit);
  const [first] = hits;
  if (first === undefined) return null;
  const damage = takes(unit, first);
  return say('card.pending', { count: hits.length, damage, dies: damage >= unit.hp ? 'yes' : 'no' });
}
