/** Standing answers of this player: to Yeehaw!, and to questions that offer nothing (DC-SEQ-6). */
import type { StandingWishes } from '@dwo/kits/miniatures/hud';
import { keepWish, wishFor } from '@dwo/kits/miniatures/wishes';
import { type Intent, type Now, type State, usefulTraits } from '../../rules';
import { say } from '../words';

/** Under this key: `tests` if Yeehaw! is not asked on attack dice, `never` if it is not asked at all. */
const KEY = 'dinosaur-cowboys.yeehaw';

/** The answer that a player's standing wish gives to the present question; null if they are to be asked. */
export function standingAnswer(state: Now): Intent | null {
  const wish = wishFor(KEY);
  if (state.phase === 'yeehaw' && (wish === 'never' || (wish === 'tests' && state.roll === null))) {
    return { type: 'reactYeehaw', use: false, die: 0 };
  }
  return state.phase === 'traits' && usefulTraits(state).length === 0 ? { type: 'declareTraits', uses: [] } : null;
}

/** The button beside a Yeehaw! window that sets the wish. */
export function yeehawWish({ roll }: Now): { readonly word: string; press(): void } {
  const wish = roll === null ? 'tests' : 'never';
  return { word: say('wish', { wish }), press: () => keepWish(KEY, wish) };
}

/** All that the kit is told of these wishes. */
export const WISHES: StandingWishes<State, Intent> = {
  answer: (state, seat) => (state.asked === seat ? standingAnswer(state) : null),
  held({ turn, posses }, seat) {
    const wish = wishFor(KEY);
    return wish === null || turn === 0 || posses[seat]?.yeehaw !== false ? null : say('wish.held', { wish });
  },
  release: () => keepWish(KEY, null),
};
