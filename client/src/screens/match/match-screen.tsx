/** A match from the link to its end: opens the connection, then shows the lobby, the battle, or the problem. */

import type { GameClient } from '@dwo/kits/game-client';
import { isLocal } from '@dwo/kits/local/match';
import { BoxContext } from '@dwo/kits/shell/box';
import { sayGreeting } from '@dwo/kits/shell/greeting';
import { askToPersist } from '@dwo/kits/shell/keeping';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { findMe } from '@dwo/kits/shell/me';
import { isMyMove } from '@dwo/kits/shell/moves';
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { shownName } from '@dwo/kits/shell/names/shown-name';
import type { Problem } from '@dwo/kits/shell/problems';
import { SessionContext } from '@dwo/kits/shell/session-context';
import { notify, openDrawer, store } from '@dwo/kits/shell/store';
import { isPassing, knownName, tokenFor, wishFor } from '@dwo/kits/shell/tokens';
import { useStore } from '@dwo/kits/shell/use-store';
import { LoadingPoster } from '@dwo/kits/ui/poster-panel';
import { say } from '@dwo/kits/words';
import { useEffect, useState } from 'preact/hooks';
import { gameOf } from '../../net/game-of';
import { isOverlay } from '../../net/overlay';
import { Session } from '../../net/session';
import { boxOf, gameClient } from '../../shelf';
import { LobbyScreen } from '../lobby/lobby';
import { ProblemScreen } from '../problem';
import { AbortedScreen } from './aborted';
import { FirstPicture } from './first-picture';
import { Overlay } from './overlay';
import { Ribbon } from './ribbon';

export function MatchScreen({ id }: { readonly id: string }) {
  const [tries, setTries] = useState(0);
  const opening = useSession(id, tries);
  const match = useStore(store, (app) => app.match);
  useTitle();
  usePersistence(id);
  if (opening !== null && 'kind' in opening) {
    return <ProblemScreen problem={opening} onRetry={() => setTries(tries + 1)} />;
  }
  if (opening === null || match === null || match.id !== id) return <LoadingPoster />;
  const { link, problem, lobby, state, outcome } = match;
  if (problem !== null && (link === 'closed' || lobby === null)) {
    return <ProblemScreen problem={problem} onRetry={() => opening.retry()} />;
  }
  // Before the seat is known, a player would see the table as a spectator does.
  if (lobby === null || link === 'joining') return <LoadingPoster />;
  const { View } = opening.table;
  const overlay = isOverlay();
  return (
    <BoxContext.Provider value={boxOf(lobby.game)}>
      <SessionContext.Provider value={opening}>
        {!overlay && <Ribbon />}
        {state === null ? (
          <Before lobby={lobby} client={opening.client} />
        ) : lobby.stage === 'over' && outcome === null ? (
          <AbortedScreen lobby={lobby} />
        ) : overlay ? (
          <Overlay table={opening.table} />
        ) : (
          <>
            <View />
            <FirstPicture table={opening.table} onSeen={() => opening.arrived()} />
          </>
        )}
      </SessionContext.Provider>
    </BoxContext.Provider>
  );
}

/** The lobby; skipped where a side was chosen beforehand, or the other seats are the computer's. */
function Before({ lobby, client }: { readonly lobby: Lobby; readonly client: GameClient }) {
  const id = useStore(store, (app) => app.match?.id ?? '');
  const seated = useStore(store, (app) => app.match?.seat != null);
  const sitting = wishFor(id) !== null && !seated;
  const begins = !lobby.waits && lobby.chairs.every(({ taken, unready }) => taken && !unready);
  // Only a match of a tournament waits for people who have their seats.
  const absent = begins ? lobby.chairs.find(({ bot, connected }) => !bot && !connected) : undefined;
  if (absent !== undefined) return <LoadingPoster text={say('problem.wait.absent', { name: shownName(absent) })} />;
  return sitting || begins ? <LoadingPoster /> : <LobbyScreen lobby={lobby} client={client} />;
}

/** The open match, or the problem with opening it; null until one of them is known. */
function useSession(id: string, tries: number): Session | Problem | null {
  const [open, setOpen] = useState<Session | Problem | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    void openMatch(id, stop.signal, setOpen);
    return () => {
      stop.abort();
      setOpen(null);
    };
  }, [id, tries]);
  return open === null || 'kind' in open || open.id === id ? open : null;
}

/** Fetches the match's game, then opens its line until `stop` is aborted. */
async function openMatch(id: string, stop: AbortSignal, show: (open: Session | Problem) => void): Promise<void> {
  openDrawer(null);
  notify(null);
  const game = await gameOf(id, stop, show);
  if (game === null || stop.aborted) return;
  const [client] = await Promise.all([gameClient(game), isLocal(id) ? null : findMe()]);
  if (stop.aborted) return;
  if (client === null) {
    // The page is older than the server, or the server no longer hosts the game.
    show({ kind: 'version', detail: game });
    return;
  }
  const session = new Session(id, client);
  const stopSitting = sitAsWished(session);
  stop.addEventListener('abort', () => {
    stopSitting();
    session.close();
    store.setState({ match: null });
  });
  show(session);
  sayGreeting(id);
}

/** Asks the browser not to delete what it keeps of this site while the person has a seat in a match under way. */
function usePersistence(id: string): void {
  const plays = useStore(store, ({ match }) => match?.seat != null && match.state !== null && match.outcome === null);
  useEffect(() => {
    if (plays && !isPassing(id)) void askToPersist();
  }, [plays, id]);
}

/** The tab's title says when this player is to move, for those who look at another tab. */
function useTitle(): void {
  const asked = useStore(store, ({ match }) => isMyMove(match));
  useEffect(() => {
    const { title } = document;
    document.title = asked ? say('tab.yourMove', { title }) : title;
    return () => {
      document.title = title;
    };
  }, [asked]);
}

/** Takes the chair that was chosen before the match was made, once there is a lobby. Returns a function that stops waiting. */
function sitAsWished(session: Session): () => void {
  const wish = wishFor(session.id);
  if (wish === null || tokenFor(session.id) !== null || isOverlay()) return () => {};
  let asked = false;
  return store.subscribe(({ match }) => {
    if (asked || match?.id !== session.id || match.link !== 'live' || match.lobby?.stage !== 'lobby') return;
    asked = true;
    void session.sit(knownName() ?? nameIdea(Math.random), wish).then((problem) => {
      if (problem !== null) notify({ text: problem, rule: null, tone: 'info' });
    });
  });
}
