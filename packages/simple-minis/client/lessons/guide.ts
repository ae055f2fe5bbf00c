/** The coach in the first round of a player's first match: one sentence for each phase and step. */
import type { Seat } from '@dwo/kernel';
import { type Now, simpleMinis } from '../../rules';
import type { say } from '../words';

type Key = Parameters<typeof say>[0];

/** The key of the sentence for this moment; null if there is none. The last sentence opens the second round. */
export function guideKey(state: Now, seat: Seat): Key | null {
  const { phase, round, ending } = state;
  if (ending !== null || phase === 'over' || round > 2) return null;
  const mine = simpleMinis.awaiting(state).includes(seat);
  if (round === 2) return phase === 'first' || phase === 'move' ? 'guide.end' : null;
  return mine ? `guide.${phase}` : 'guide.wait';
}
