/** The coach in the first round of a player's first match: one sentence for each phase and step. */
import type { Seat } from '@dwo/kernel';
import { dinoSoldiers, type Now, sideAt } from '../../rules';
import type { say } from '../words';

type Key = Parameters<typeof say>[0];

/** The key of the sentence for this moment; null if there is none. The last sentence opens the second round. */
export function guideKey(state: Now, seat: Seat): Key | null {
  const { phase, step, round, ending } = state;
  if (ending !== null || phase === 'over' || round > 2) return null;
  const mine = dinoSoldiers.awaiting(state).includes(seat);
  if (round === 2) return mine && step === 'move' ? 'guide.end' : null;
  if (phase !== 'play') return mine ? `guide.${phase}` : null;
  if (!mine) return 'guide.wait';
  return step === 'move' ? `guide.${sideAt(state, seat)}.move` : `guide.${step}`;
}
