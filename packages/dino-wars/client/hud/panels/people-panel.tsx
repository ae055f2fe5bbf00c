/** The people at the table: who is here, who plays for whom, and what one may ask of the others. */

import { type Lobby, playerName, type Seatholder } from '@dwo/kits/shell/lobby';
import { standsIn } from '@dwo/kits/shell/moves';
import { isCallable, presenceOf } from '@dwo/kits/shell/presence';
import { actsFor, type Mine } from '@dwo/kits/shell/seat-acts';
import { useSession } from '@dwo/kits/shell/session-context';
import { useStore } from '@dwo/kits/shell/use-store';
import { BlockPerson } from '@dwo/kits/ui/block-person';
import { closeDrawer } from '@dwo/kits/ui/drawer';
import { Icon } from '@dwo/kits/ui/icons';
import { ReportName } from '@dwo/kits/ui/report-name';
import { store } from '../../store';
import { say } from '../../words';
import { useNow } from '../clock';
import { AgreeEnd, Resign } from './giving-up';

export function PeoplePanel() {
  const match = useStore(store, (app) => app.match);
  if (match?.lobby == null || match.state === null) return null;
  const { lobby, seat, state } = match;
  const player = seat === null ? null : (state.players[seat] ?? null);
  const playing = player !== null && state.ending === null;
  const alone = state.players.filter(({ side }) => side === player?.side).length === 1;
  return (
    <div class="people" data-testid="people">
      <ul class="people__seats">
        {lobby.chairs.map((chair, at) => (
          <SeatRow key={at} chair={chair} seat={at} lobby={lobby} over={state.ending !== null} />
        ))}
      </ul>
      {lobby.watchers > 0 && <p class="note num">{say('people.watching', { count: lobby.watchers })}</p>}
      {playing && (
        <div class="menu">
          <Asks paused={lobby.pausedBy !== null} />
          {!standsIn(match) && <AgreeEnd agreed={player.endAgreed} />}
          {!standsIn(match) && <Resign agreed={player.resigned} alone={alone} />}
        </div>
      )}
    </div>
  );
}

/** The requests that a player may make: granted by the others, at once by a computer. */
function Asks({ paused }: { readonly paused: boolean }) {
  const session = useSession();
  const ask = async (what: 'takeBack' | 'pause' | 'resume') => {
    if ((await session.ask(what)) === null) closeDrawer();
  };
  return (
    <>
      <button type="button" class="btn menu__item" data-testid="ask-take-back" onClick={() => void ask('takeBack')}>
        <Icon name="undo" /> {say('people.undo')}
      </button>
      <button
        type="button"
        class="btn menu__item"
        data-testid="ask-pause"
        onClick={() => void ask(paused ? 'resume' : 'pause')}
      >
        <Icon name={paused ? 'play' : 'pause'} /> {say(paused ? 'people.resume' : 'people.pause')}
      </button>
    </>
  );
}

interface SeatRowProps {
  readonly chair: Seatholder;
  readonly seat: number;
  readonly lobby: Lobby;
  readonly over: boolean;
}

function SeatRow({ chair, seat, lobby, over }: SeatRowProps) {
  const session = useSession();
  const now = useNow();
  const mine = useStore(store, (app) => app.match?.seats.includes(seat) === true || app.match?.owns === seat);
  return (
    <li class={`people__seat people__seat--${chair.label}`} data-testid={`seat-${seat}`}>
      <Icon name={chair.label === 'army' ? 'star' : 'claw'} size={22} />
      <span class="people__who">
        <b>{playerName(lobby, seat)}</b>
        {mine && ` ${say('sides.mine')}`}
        <span class="note num">{presenceOf(chair, now)}</span>
      </span>
      {!mine && !chair.bot && (
        <>
          <ReportName key={chair.name} place={seat} name={playerName(lobby, seat)} look="btn people__report" />
          <BlockPerson match={session.id} place={seat} name={playerName(lobby, seat)} look="btn people__report" />
        </>
      )}
      {!over && !chair.bot && <SeatActs chair={chair} seat={seat} now={now} />}
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
        <button key={word} type="button" class="btn people__act" onClick={() => void go(session)}>
          {word}
        </button>
      ))}
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
