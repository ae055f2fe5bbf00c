/** Standing answers of this player: to Yeehaw!, and to questions that offer nothing (DC-SEQ-6). */
import { useTable } from '@dwo/kits/miniatures/hud';
import { recall, remember } from '@dwo/kits/shell/storage';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect } from 'preact/hooks';
import { createStore } from 'zustand/vanilla';
import { type Intent, type Now, sure, usefulTraits } from '../../rules';
import { say } from '../words';
import './wishes.css';

const KEY = 'dinosaur-cowboys.yeehaw';

/** When Yeehaw! is asked: always, only for tests, Charges and Panic Speed, or never. */
const YEEHAW = ['always', 'tests', 'never'] as const;
type Yeehaw = (typeof YEEHAW)[number];

const wishes = createStore<{ readonly yeehaw: Yeehaw }>(() => ({
  yeehaw: YEEHAW.find((each) => each === recall(KEY)) ?? 'always',
}));

function wish(yeehaw: Yeehaw): void {
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

/** Gives the standing answers, and shows the wish while it holds, so that it can be taken back. */
export function Wishes() {
  const { toolbox } = useTable();
  const { yeehaw } = useStore(wishes, (all) => all);
  const state = useStore(store, ({ match }) => (match?.state ?? null) as Now | null);
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const answer =
    state === null || seat === null || state.asked !== seat || yeehaw === null ? null : standingAnswer(state);
  const key = answer === null ? null : `${state?.asks} ${yeehaw}`;
  useEffect(() => {
    if (answer !== null) void toolbox.wish(answer);
  }, [key]);
  const holds = state !== null && seat !== null && state.turn > 0 && !sure(state.posses[seat]).yeehaw;
  if (!holds || yeehaw === 'always') return null;
  return (
    <button type="button" class="btn dc-wish" onClick={() => wish('always')}>
      {say(`wish.${yeehaw}.now`)}
    </button>
  );
}
