/** The coach in the first Turn of a player's first match: one sentence for each decision. */
import type { Seat } from '@dwo/kernel';
import { dinosaurCowboys, type Now } from '../../rules';
import { say } from '../words';

/** The sentence for this moment; null if there is none. The last sentence opens the second Turn. */
export function guideOf(state: Now, seat: Seat): string | null {
  const { phase, turn, ending } = state;
  if (ending !== null || turn > 2) return null;
  const mine = dinosaurCowboys.awaiting(state).includes(seat);
  if (turn === 2) return phase === 'select' && mine ? say('guide', { phase: 'end' }) : null;
  return say('guide', { phase: mine ? phase : 'wait' });
}
