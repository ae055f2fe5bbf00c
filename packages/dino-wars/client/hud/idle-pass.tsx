/** Ends a phase for a player of a team who has nothing left to do in it; the log has a line about it. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { isDue, type Tried } from '@dwo/kits/miniatures/hud/due-answer';
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect, useRef } from 'preact/hooks';
import { useOpenMatch } from '../match-context';
import { desk, store } from '../store';
import { Passing } from '../tools/passing';

/** Sends the intents that are due; shows nothing. */
export function IdlePass() {
  const { toolbox } = useOpenMatch();
  const state = useStore(store, ({ match }): Frozen<State> | null => (match?.outcome === null ? match.state : null));
  const seat = useStore(store, ({ match }) => match?.seat ?? null);
  const sending = useStore(desk, (desk) => desk.sending);
  const paused = useStore(store, ({ match }) => match?.lobby != null && match.lobby.pausedBy !== null);
  const passing = useRef(new Passing());
  const tried = useRef<Tried | null>(null);
  useEffect(() => {
    const answer = state === null || seat === null ? null : passing.current.due(state, seat);
    if (state === null || seat === null || answer === null) return;
    if (!isDue({ answer, state, kept: null, sending, paused }, tried.current)) return;
    tried.current = { state, kept: null };
    passing.current.played(state, seat, answer);
    void toolbox.wish(answer);
  }, [state, seat, sending, paused]);
  return null;
}
