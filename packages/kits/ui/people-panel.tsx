/** The people at the table: who is here, who plays for whom, and what a player may ask of the others. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { isLocal } from '../local/match';
import { useBox } from '../shell/box';
import { type Lobby, playerName, type Seatholder } from '../shell/lobby';
import { isCallable, presenceOf } from '../shell/presence';
import { actsFor, type Mine } from '../shell/seat-acts';
import { useSession } from '../shell/session-context';
import { store } from '../shell/store';
import { useNow } from '../shell/use-now';
import { useStore } from '../shell/use-store';
import { say } from '../words';
import { BlockPerson } from './block-person';
import { closeDrawer } from './drawer';
import { Icon, type IconName } from './icons';
import { ReportName } from './report-name';
import './people-panel.css';

export interface PeoplePanelProps {
  /** The emblem of a side, shown beside its seats. */
  readonly icon?: (label: string) => IconName;
  /** False in a game whose hidden hands let nothing be undone (TABLE-10): the button is grey then and says why. Default: true. */
  readonly undoes?: boolean;
  /** The game's own requests, below those of every table. */
  readonly children?: ComponentChildren;
}

export function PeoplePanel({ icon = () => 'hand', undoes = true, children }: PeoplePanelProps) {
  const match = useStore(store, (app) => app.match);
  if (match?.lobby == null || match.state === null) return null;
  const { lobby, seat, outcome } = match;
  return (
    <div class="people" data-testid="people">
      <ul class="people__seats">
        {lobby.chairs.map((chair, at) => (
          <SeatRow
            key={at}
            chair={chair}
            seat={at}
            lobby={lobby}
            icon={chair.bot ? 'computer' : icon(chair.label)}
            over={outcome !== null}
          />
        ))}
      </ul>
      {lobby.watchers > 0 && <p class="note num">{say('people.watching', { count: lobby.watchers })}</p>}
      {seat !== null && outcome === null && (
        <div class="people__asks">
          <Asks paused={lobby.pausedBy !== null} undoes={undoes} />
          {children}
        </div>
      )}
    </div>
  );
}

/**
 * The requests that a player may make. The others grant them; a computer does so at once. A match on this device has no pause.
 */
function Asks({ paused, undoes }: { readonly paused: boolean; readonly undoes: boolean }) {
  const session = useSession();
  const counts = useStore(store, (app) => app.match?.lobby?.counts === true);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = async (what: 'takeBack' | 'pause' | 'resume') => {
    const refused = await session.ask(what);
    setProblem(refused);
    if (refused === null) closeDrawer();
  };
  return (
    <>
      <Problem text={problem} />
      {!counts && (
        <button
          type="button"
          class={`btn people__ask ${undoes ? '' : 'people__ask--off'}`}
          data-testid="ask-take-back"
          aria-disabled={!undoes}
          onClick={() => undoes && void ask('takeBack')}
        >
          <Icon name="undo" />
          <span>
            {say('people.undo')}
            {!undoes && <small class="people__why">{say('people.undo.hidden')}</small>}
          </span>
        </button>
      )}
      {!isLocal(session.id) && (
        <button
          type="button"
          class="btn people__ask"
          data-testid="ask-pause"
          onClick={() => void ask(paused ? 'resume' : 'pause')}
        >
          <Icon name={paused ? 'play' : 'pause'} /> {say(paused ? 'people.resume' : 'people.pause')}
        </button>
      )}
    </>
  );
}

/** The last refusal. The panel covers the table's own line for it. */
function Problem({ text }: { readonly text: string | null }) {
  if (text === null) return null;
  return (
    <p class="people__problem" role="alert">
      {text}
    </p>
  );
}

interface SeatRowProps {
  readonly chair: Seatholder;
  readonly seat: number;
  readonly lobby: Lobby;
  readonly icon: IconName;
  readonly over: boolean;
}

function SeatRow({ chair, seat, lobby, icon, over }: SeatRowProps) {
  const { sideColour } = useBox();
  const session = useSession();
  const now = useNow();
  const mine = useStore(store, (app) => app.match?.seats.includes(seat) === true || app.match?.owns === seat);
  return (
    <li class="people__seat" style={{ borderLeftColor: sideColour(chair.label) }} data-testid={`seat-${seat}`}>
      <Icon name={icon} size={22} />
      <span class="people__who">
        <b>{playerName(lobby, seat)}</b>
        {mine && ` ${say('people.mine')}`}
        <span class="note num">{presenceOf(chair, now)}</span>
      </span>
      {!mine && !chair.bot && (
        <span class="people__tools">
          <ReportName key={chair.name} place={seat} name={playerName(lobby, seat)} look="btn people__report" />
          <BlockPerson match={session.id} place={seat} name={playerName(lobby, seat)} look="btn people__report" />
        </span>
      )}
      {!over && !chair.bot && !isLocal(session.id) && <SeatActs chair={chair} seat={seat} now={now} />}
    </li>
  );
}

interface SeatActsProps {
  readonly chair: Seatholder;
  readonly seat: number;
  readonly now: number;
}

function SeatActs({ chair, seat, now }: SeatActsProps) {
  const session = useSession();
  const match = useStore(store, (app) => app.match);
  const [problem, setProblem] = useState<string | null>(null);
  if (match === null) return null;
  const acts = actsFor(chair, seat, {
    seats: match.seats,
    owns: match.owns,
    callable: isCallable(chair, now),
    mates: matesOf(match.lobby, seat, match.seats),
  });
  if (acts.length === 0) return null;
  return (
    <span class="people__acts">
      {acts.map(({ word, go }) => (
        <button key={word} type="button" class="btn people__act" onClick={() => void go(session).then(setProblem)}>
          {word}
        </button>
      ))}
      <Problem text={problem} />
    </span>
  );
}

function matesOf(lobby: Lobby | null, seat: number, mine: readonly number[]): Mine['mates'] {
  const label = lobby?.chairs[seat]?.label;
  const chairs = lobby?.chairs ?? [];
  return chairs.flatMap((chair, at) => {
    const himself = chair.label === label && at !== seat && !chair.bot && chair.connected && chair.holder === '';
    return himself && (mine.includes(seat) || mine.includes(at)) ? [{ seat: at, name: playerName(lobby, at) }] : [];
  });
}
