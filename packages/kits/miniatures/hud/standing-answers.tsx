/** Answers that a standing wish of this player gives by itself, and the wish that holds, to be taken back. */
import type { Tagged } from '@dwo/kernel';
import { useEffect, useRef } from 'preact/hooks';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { wishes } from '../wishes';
import { useSeat, useTable } from './context';
import { tableDesk } from './desk';
import { isDue, type Tried } from './due-answer';

/** Sends the answers; shows a button while a wish can matter. */
export function StandingAnswers() {
  const { game, toolbox } = useTable();
  const kept = useStore(wishes, (all) => all);
  const state = useStore(store, ({ match }) => (match?.outcome === null ? match.state : null));
  const seat = useSeat();
  const sending = useStore(tableDesk, (desk) => desk.sending);
  const paused = useStore(store, ({ match }) => match?.lobby != null && match.lobby.pausedBy !== null);
  const tried = useRef<Tried | null>(null);
  const answer = state === null || seat === null ? null : (game.standingWishes?.answer(state, seat) ?? null);
  useEffect(() => {
    if (!isDue({ answer, state, kept, sending, paused }, tried.current)) return;
    tried.current = { state, kept };
    void toolbox.wish(answer as Tagged);
  }, [state, kept, sending, paused]);
  const held = state === null || seat === null ? null : (game.standingWishes?.held(state, seat) ?? null);
  if (held === null) return null;
  return (
    <button type="button" class="btn standing-wish" onClick={() => game.standingWishes?.release()}>
      {held}
    </button>
  );
}
