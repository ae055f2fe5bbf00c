/** Questions of players to each other: to take moves back, to pause, and to go on. */

import type { MatchLine } from '@dwo/kits/shell/line';
import { type Asking, type Lobby, playerName } from '@dwo/kits/shell/lobby';
import { notify, store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '../words';

interface AsksProps {
  readonly line: MatchLine;
}

/** Takes the last move back; where others decide on it they are asked. Says so if it can't be. */
export function UndoKey({ line }: AsksProps) {
  const undo = async () => {
    const problem = await line.ask('takeBack');
    if (problem !== null) notify({ text: problem, rule: null, tone: 'refusal' });
  };
  return (
    <button
      type="button"
      class="btn ds-undo"
      aria-label={say('undo.button')}
      title={say('undo.button')}
      data-testid="ds-undo"
      onClick={() => void undo()}
    >
      <Icon name="undo" size={20} />
    </button>
  );
}

/** Everything that is asked at this table. */
export function Asks({ line }: AsksProps) {
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const seats = useStore(store, ({ match }) => match?.seats ?? []);
  if (lobby === null) return null;
  return (
    <div class="ds-asks">
      {lobby.asks.map((ask) => (
        <Ask key={ask.what} line={line} lobby={lobby} seats={seats} ask={ask} />
      ))}
    </div>
  );
}

interface AskProps extends AsksProps {
  readonly lobby: Lobby;
  readonly seats: readonly number[];
  readonly ask: Asking;
}

function Ask({ line, lobby, seats, ask: { what, by, waits, intents } }: AskProps) {
  const own = seats.includes(by);
  if (!own && !waits.some((seat) => seats.includes(seat))) return null;
  const answer = (yes: boolean) => void line.answer(what, yes);
  return (
    <section class="paper ds-ask" aria-label={say('ask.name')} data-testid="ds-ask">
      <p>{say(own ? 'ask.own' : 'ask.question', { name: playerName(lobby, by), what, count: intents ?? 1 })}</p>
      {!own && (
        <button type="button" class="btn btn--mustard" data-testid="ds-ask-yes" onClick={() => answer(true)}>
          {say('ask.yes')}
        </button>
      )}
      <button type="button" class="btn" onClick={() => answer(false)}>
        {say(own ? 'ask.stop' : 'ask.no')}
      </button>
    </section>
  );
}
