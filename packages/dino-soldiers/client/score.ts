/** The score of a match: the cost of each side's living units. */
import type { Score } from '@dwo/kits/game-client';
import type { Strength } from '@dwo/kits/replay/contract';
import { ALPHA_COST, type Now, SEATS, sideAt, worthOf } from '../rules';
import { say } from './words';

/** The cost of the living units by seat, as a number and as a share of both. */
export function strengthsOf(state: Now): readonly Strength[] {
  const held = Array.from({ length: SEATS }, (_, seat) => worthOf(state, sideAt(state, seat), ALPHA_COST));
  const all = held.reduce((sum, each) => sum + each, 0);
  return held.map((each) => ({ share: each / Math.max(1, all), text: String(each) }));
}

/** The score for lists of matches. */
export function scoreOf(state: Now): Score {
  const { round, side, options } = state;
  return {
    when: round === 0 ? '' : say('table.round', { round, most: options.roundLimit, side }),
    seats: strengthsOf(state).map((strength, seat) => {
      const own = sideAt(state, seat);
      return { ...strength, side: own, icon: own === 'soldiers' ? 'star' : 'claw' };
    }),
  };
}
