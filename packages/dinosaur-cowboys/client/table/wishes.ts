/** Standing answers of this player: to Yeehaw!, and to questions that offer nothing (DC-SEQ-6). */
import { keptForMatch } from '@dwo/kits/documents/for-match';
import type { StandingWishes } from '@dwo/kits/miniatures/hud';
import { keepWish, wishFor } from '@dwo/kits/miniatures/wishes';
import { type Intent, type Now, ownFaults, type State, usefulTraits } from '../../rules';
import { damageRolled, hitsOf, isEmptied } from '../../rules/attack';
import { being } from '../../rules/bodies';
import { D6 } from '../../rules/data/limits';
import { weaponData } from '../../rules/data/weapons';
import { POSSE } from '../posse/draft';
import { say } from '../words';

/** Under this key: `tests` if Yeehaw! is not asked on attack dice, `never` if it is not asked at all. */
const KEY = 'dinosaur-cowboys.yeehaw';

/**
 * Whether another roll could be better than what lies there. A success needs none, dice without a miss need none, and a target
 * that is taken out already needs no more damage. An explosion reaches others too, and a better 1 spares a reload.
 */
function couldGain(state: Now): boolean {
  const { roll, attack } = state;
  if (roll !== null) return roll.need === null ? roll.value < D6 : roll.value < roll.need;
  if (attack === null || attack.dice.every((face) => hitsOf(face, attack) > 0)) return false;
  const { weapon, dice, fan, target } = attack;
  const reaches = weaponData(weapon).special.includes('explosion') || isEmptied(weapon, dice, fan);
  return reaches || damageRolled(attack) < being(state, target).hp;
}

/** The answer that a player's standing wish gives to the present question; null if they are to be asked. */
export function standingAnswer(state: Now): Intent | null {
  const wish = wishFor(KEY);
  const declined = wish === 'never' || (wish === 'tests' && state.roll === null);
  if (state.phase === 'yeehaw' && (declined || !couldGain(state))) {
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
  answer(state, seat) {
    // The posse with which this player set the match up is taken without a question, once the map is named.
    if (state.phase === 'lobby') {
      const own = state.posses[seat];
      const { map, terrain } = state.options;
      const names = map === null && terrain === null && own?.map === null;
      const posse = own?.posse === null && !names ? keptForMatch(POSSE) : null;
      return posse === null || ownFaults(posse).length > 0 ? null : { type: 'bringPosse', posse };
    }
    return state.asked === seat ? standingAnswer(state) : null;
  },
  held({ turn, posses }, seat) {
    const wish = wishFor(KEY);
    return wish === null || turn === 0 || posses[seat]?.yeehaw !== false ? null : say('wish.held', { wish });
  },
  release: () => keepWish(KEY, null),
};
