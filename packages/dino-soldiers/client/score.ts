/** How a match stands: the worth of each side's living units. */
import type { Score } from '@dwo/kits/game-client';
import type { Strength } from '@dwo/kits/replay/contract';
import { ALPHA_COST, type Now, SEATS, sideAt, worthOf } from '../rules';
import { say } from './words';

/** By seat. */
export function strengthsOf(state: Now): readonly Strength[] {
  const held = Array.from({ length: SEATS }, (_, seat) => worthOf(state, sideAt(state, seat), ALPHA_COST));
  const all = held.reduce((sum, each) => sum + each, 0);
  return held.map((each) => ({ share: each / Math.max(1, all), text: String(each) }));
}

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
