/** Standing answers of this player: to Yeehaw!, and to questions that offer nothing (DC-SEQ-6). */
import { recall, remember } from '@dwo/kits/shell/storage';
import { createStore } from 'zustand/vanilla';
import { type Intent, type Now, usefulTraits } from '../../rules';
import { say } from '../words';

const KEY = 'dinosaur-cowboys.yeehaw';

/** When Yeehaw! is asked: always, only for tests, Charges and Panic Speed, or never. */
const YEEHAW = ['always', 'tests', 'never'] as const;
type Yeehaw = (typeof YEEHAW)[number];

/** The wish of this browser. */
export const wishes = createStore<{ readonly yeehaw: Yeehaw }>(() => ({
  yeehaw: YEEHAW.find((each) => each === recall(KEY)) ?? 'always',
}));

/** Keeps a wish. */
export function wish(yeehaw: Yeehaw): void {
  remember(KEY, yeehaw);
  wishes.setState({ yeehaw });
}

/** The answer that a player's standing wish gives to the present question; null if they are to be asked. */
export function standingAnswer(state: Now): Intent | null {
  const { yeehaw } = wishes.getState();
  if (state.phase === 'yeehaw' && (yeehaw === 'never' || (yeehaw === 'tests' && state.roll === null))) {
    return { type: 'reactYeehaw', use: false, die: 0 };
  }
  return state.phase === 'traits' && usefulTraits(state).length === 0 ? { type: 'declareTraits', uses: [] } : null;
}

/** The button beside a Yeehaw! window that sets the wish. */
export function yeehawWish({ roll }: Now): { readonly word: string; press(): void } {
  const yeehaw = roll === null ? 'tests' : 'never';
  return { word: say(`wish.${yeehaw}`), press: () => wish(yeehaw) };
}
