/** The ribbon across the top: shown while something is wrong with the connection, or while the table waits for something. */

import { timeOf } from '@dwo/kits/shell/delay-words';
import { leadsToOtherHalf } from '@dwo/kits/shell/halves-words';
import { list } from '@dwo/kits/shell/list';
import { type Lobby, playerName } from '@dwo/kits/shell/lobby';
import { isInStep } from '@dwo/kits/shell/moves';
import { deserters, isBehind } from '@dwo/kits/shell/presence';
import { follow } from '@dwo/kits/shell/rematch';
import { go } from '@dwo/kits/shell/router';
import { serverNow } from '@dwo/kits/shell/server-time';
import { useSession } from '@dwo/kits/shell/session-context';
import { store } from '@dwo/kits/shell/store';
import { useHalvesHere } from '@dwo/kits/shell/use-halves';
import { useStore } from '@dwo/kits/shell/use-store';
import { say } from '@dwo/kits/words';
import { useEffect, useState } from 'preact/hooks';

import { SeatAgain } from './seat-again';
import './ribbon.css';

const NOBODY: readonly number[] = [];

export function Ribbon() {
  const session = useSession();
  const link = useStore(store, (app) => app.match?.link ?? 'live');
  const over = useStore(store, (app) => app.match?.outcome != null && isInStep(app.match));
  const counts = useStore(store, (app) => app.match?.lobby?.counts === true);
  const isLate = useStore(store, ({ match }) => match?.lobby?.stage === 'playing' && isBehind(match));
  const isComing = useStore(store, ({ match }) => match !== null && comers(match.lobby, match.seats).length > 0);
  const elsewhere = useStore(store, (app) => app.match?.elsewhere === true);
  const watches = useStore(store, ({ match }) => match?.seat === null && match.owns === null);
  if (link === 'lost') {
    return (
      <p class="link-ribbon" role="status" data-testid="link-ribbon">
        {say('ribbon.lost')}
      </p>
    );
  }
  if (!elsewhere) {
    if (over && counts) return <DayDone />;
    if (over) return <Rematch />;
    if (isLate) return <Late />;
    if (isComing) return <Coming />;
    return watches ? <SeatAgain /> : <Deserted />;
  }
  return (
    <p class="link-ribbon link-ribbon--elsewhere" role="status">
      {say('ribbon.elsewhere')}{' '}
      <button type="button" class="link" onClick={() => session.comeBack()}>
        {say('ribbon.here')}
      </button>
    </p>
  );
}

/** The other players for whom the clocks wait, by seat. */
function comers(lobby: Lobby | null, mine: readonly number[]): number[] {
  if (lobby?.stage !== 'playing') return [];
  return lobby.chairs.flatMap(({ arrives }, seat) => (arrives === '' || mine.includes(seat) ? [] : [seat]));
}

/** Tells for whom the clocks wait, and why. */
function Coming() {
  const lobby = useStore(store, (app) => app.match?.lobby ?? null);
  const mine = useStore(store, (app) => app.match?.seats ?? NOBODY);
  const coming = comers(lobby, mine);
  const deciding = coming.filter((seat) => lobby?.chairs[seat]?.arrives === 'deciding');
  const shown = deciding.length > 0 ? deciding : coming;
  const names = list(shown.map((seat) => playerName(lobby, seat)));
  return (
    <p class="link-ribbon link-ribbon--top" role="status" data-testid="coming">
      {say(deciding.length > 0 ? 'ribbon.deciding' : 'ribbon.drawing', { names, players: shown.length })}
    </p>
  );
}

/** Tells a spectator that the match is shown with a delay. */
function Late() {
  const delay = useStore(store, (app) => app.match?.lobby?.delay ?? 0);
  const [isRead, read] = useState(false);
  if (isRead) return null;
  return (
    <div class="link-ribbon link-ribbon--top" role="status" data-testid="late">
      {say('ribbon.delay', { time: timeOf(delay) })}
      <button type="button" class="btn" onClick={() => read(true)}>
        {say('ribbon.delay.read')}
      </button>
    </div>
  );
}

/** The other side left in the first turn, so this player may end the match without a result. */
function Deserted() {
  const session = useSession();
  const lobby = useStore(store, (app) => app.match?.lobby ?? null);
  const seats = useStore(store, (app) => app.match?.seats ?? NOBODY);
  const [, look] = useState(0);
  const now = serverNow();
  const next = Math.min(...(lobby?.chairs ?? []).map(({ abortable }) => abortable ?? 0).filter((at) => at > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => look(next), next - serverNow() + 50);
    return () => clearTimeout(timer);
  }, [next]);
  const gone = lobby === null ? NOBODY : deserters(lobby, seats, now);
  if (gone.length === 0) return null;
  const names = list(gone.map((seat) => playerName(lobby, seat)));
  return (
    <div class="link-ribbon link-ribbon--top" role="status" data-testid="deserted">
      {say('ribbon.abort', { names })}
      <button type="button" class="btn" onClick={() => void session.abort()}>
        {say('ribbon.abort.yes')}
      </button>
    </div>
  );
}

/** The battle of the day is over: its page tells the place. */
function DayDone() {
  return (
    <div class="link-ribbon link-ribbon--top" role="status" data-testid="day-done">
      {say('ribbon.day')}
      <button type="button" class="btn" onClick={() => go({ page: 'daily', day: null })}>
        {say('ribbon.day.place')}
      </button>
    </div>
  );
}

/** A rematch was asked for: one press leads to it, with sides swapped. */
function Rematch() {
  const lobby = useStore(store, (app) => app.match?.lobby ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const isHalf = leadsToOtherHalf(useHalvesHere());
  if (lobby === null || lobby.rematch === '') return null;
  const ready = isHalf ? say('halves.ready') : say('ribbon.rematch.play');
  const watch = isHalf ? say('halves.ready.watch') : say('ribbon.rematch.watch');
  return (
    <div class="link-ribbon link-ribbon--top" role="status">
      {seat === null ? watch : ready}
      <button type="button" class="btn" onClick={() => follow(lobby.rematch, lobby, seat)}>
        {seat === null ? say('ribbon.watch') : say('ribbon.join')}
      </button>
    </div>
  );
}
