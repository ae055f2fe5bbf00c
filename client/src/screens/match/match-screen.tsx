/** A match from the link to the last figure: opens the wire, then shows the lobby, the battle, or what went wrong. */
import { useEffect, useState } from 'preact/hooks';
import { LoadingPoster } from '../../art/poster/panel';
import { exposeState, exposeWishes } from '../../debug';
import { isMyMove } from '../../hud/my-move';
import { nameIdea } from '../../hud/words/name-ideas';
import { MatchContext, type OpenMatch } from '../../match-context';
import type { Lobby } from '../../net/lobby';
import { Session } from '../../net/session';
import { knownName, tokenFor, wishFor } from '../../net/tokens';
import { EMPTY_DESK, store } from '../../store';
import { toolboxFor } from '../../tools/world';
import { useStore } from '../../use-store';
import { LobbyScreen } from '../lobby';
import { ProblemScreen } from '../problem';
import { Battle } from './battle';
import { Ribbon } from './ribbon';

exposeState();

export function MatchScreen({ id }: { readonly id: string }) {
  const open = useSession(id);
  const match = useStore(store, (app) => app.match);
  useTitle();
  if (open === null || match === null || match.id !== id) return <LoadingPoster />;
  const { link, problem, lobby, state, names } = match;
  if (problem !== null && (link === 'closed' || lobby === null)) {
    return <ProblemScreen problem={problem} onRetry={() => open.session.retry()} />;
  }
  // Until one's seat is known too, a player would see the table as a watcher does.
  if (lobby === null || link === 'joining') return <LoadingPoster />;
  return (
    <MatchContext.Provider value={open}>
      <Ribbon />
      {state === null || names === null ? <Before lobby={lobby} /> : <Battle />}
    </MatchContext.Provider>
  );
}

/** One who has chosen a side beforehand need not choose again, and for the computer nobody has to wait. */
function Before({ lobby }: { readonly lobby: Lobby }) {
  const id = useStore(store, (app) => app.match?.id ?? '');
  const seated = useStore(store, (app) => app.match?.seat != null);
  const sitting = wishFor(id) !== null && !seated;
  return sitting || lobby.chairs.every((chair) => chair.taken) ? <LoadingPoster /> : <LobbyScreen lobby={lobby} />;
}

function useSession(id: string): OpenMatch | null {
  const [open, setOpen] = useState<OpenMatch | null>(null);
  useEffect(() => {
    store.setState({ desk: EMPTY_DESK });
    const session = new Session(id);
    setOpen({ session, toolbox: toolboxFor(session) });
    exposeWishes(session);
    const stop = sitAsWished(session);
    return () => {
      stop();
      session.close();
      exposeWishes(null);
      setOpen(null);
      store.setState({ match: null });
    };
  }, [id]);
  return open?.session.id === id ? open : null;
}

/** The tab says when it is one's turn, for those who look elsewhere meanwhile. */
function useTitle(): void {
  const asked = useStore(store, ({ match }) => isMyMove(match));
  useEffect(() => {
    const { title } = document;
    document.title = asked ? `★ Your move! · ${title}` : title;
    return () => {
      document.title = title;
    };
  }, [asked]);
}

/** Takes the chair chosen before the match was made, once there is a lobby. */
function sitAsWished(session: Session): () => void {
  const wish = wishFor(session.id);
  if (wish === null || tokenFor(session.id) !== null) return () => {};
  let asked = false;
  return store.subscribe(({ match }) => {
    if (asked || match?.id !== session.id || match.link !== 'live' || match.lobby?.stage !== 'lobby') return;
    asked = true;
    void session.sit(knownName() ?? nameIdea(Math.random), wish).then((problem) => {
      if (problem !== null)
        store.setState({ desk: { ...EMPTY_DESK, notice: { text: problem, rule: null, tone: 'info' } } });
    });
  });
}
