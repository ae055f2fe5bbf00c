/** The standing answers of this player, given by themselves. */
import { useTable } from '@dwo/kits/miniatures/hud';
import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect } from 'preact/hooks';
import { type Now, sure } from '../../rules';
import { say } from '../words';
import { standingAnswer, wish, wishes } from './wishes';
import './standing.css';

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
