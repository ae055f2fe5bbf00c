/** The sentences of the first match's coach: what each decision of its first combats is for. */
import type { Frozen, Seat } from '@dwo/kernel';
import { jurassicWars, type State } from '../../rules';
import type { say } from '../words';

type Key = Parameters<typeof say>[0];

/** So many combats are guided. */
const GUIDED = 2;
/** The decisions that are worth a sentence; the others explain themselves. */
const EXPLAINED = ['lead', 'oppose', 'commit', 'bid', 'declare', 'pickAttacker', 'pickOpponent'] as const;

/** The sentence for this moment; null once the first combats are over. */
export function guideKey(state: Frozen<State>, seat: Seat): Key | null {
  const { phase, round, combats, ending, options } = state;
  if (ending !== null || round > 1 || combats > GUIDED) return null;
  const mine = jurassicWars.awaiting(state).includes(seat);
  if (combats === GUIDED) return mine ? 'guide.end' : null;
  if (!mine) return options.version === 'standard' ? 'guide.wait' : null;
  const known = EXPLAINED.find((each) => each === phase);
  return known === undefined ? null : `guide.${known}`;
}
