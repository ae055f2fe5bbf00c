/** The coach in the first combats of a player's first match: one sentence for each decision. */
import type { Seat } from '@dwo/kernel';
import { jurassicWars } from '../../rules';
import { isOfCombat, type Picture } from '../staging';
import type { say } from '../words';

type Key = Parameters<typeof say>[0];

/** The number of combats with a coach. */
export const GUIDED = 2;
/** The phases with a sentence; the others explain themselves. */
const EXPLAINED = [
  ...(['lead', 'oppose', 'commit', 'bid', 'declare', 'pickAttacker', 'pickOpponent'] as const),
  ...(['turnUp', 'predict', 'stake'] as const),
] as const;

/** The key of the sentence for this moment; null if there is none. */
export function guideKey(state: Picture, seat: Seat): Key | null {
  const { phase, round, combats, ending, options, told = null } = state;
  if (ending !== null || round > 1 || combats > GUIDED) return null;
  if (told !== null && isOfCombat(told)) return combats < GUIDED ? 'guide.fight' : null;
  const mine = jurassicWars.awaiting(state).includes(seat);
  if (combats === GUIDED) {
    if (!mine) return null;
    return options.version === 'carnivoresUnleashed' ? 'guide.end.watch' : 'guide.end';
  }
  if (!mine) return options.version === 'standard' ? 'guide.wait' : null;
  const known = EXPLAINED.find((each) => each === phase);
  return known === undefined ? null : `guide.${known}`;
}
