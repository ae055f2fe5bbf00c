/** The people in the lobby: who sits where, what everybody waits for, and what the creator decides. */
import type { GameClient, SideCard } from '@dwo/kits/game-client';
import { needsNoClock } from '@dwo/kits/shell/hosting';
import type { MatchLine } from '@dwo/kits/shell/line';
import type { Lobby, Seatholder } from '@dwo/kits/shell/lobby';
import { useSession } from '@dwo/kits/shell/session-context';
import { chooseStrength, firstStrength } from '@dwo/kits/shell/strength';
import { BlockPerson } from '@dwo/kits/ui/block-person';
import { Icon } from '@dwo/kits/ui/icons';
import { NoticesCard } from '@dwo/kits/ui/notices-card';
import { ReportName } from '@dwo/kits/ui/report-name';
import { say } from '@dwo/kits/words';
import { ANY_CHAIR, type Request } from '@dwo/shared';
import { useState } from 'preact/hooks';
import { Start, waitingText } from './lobby-start';

interface PeopleProps {
  readonly lobby: Lobby;
  readonly seat: number | null;
  readonly client: GameClient;
  /** The sides of this match. */
  readonly sides: readonly SideCard[];
  /** Whether this browser's person set the match up. */
  readonly creates: boolean;
}

export function People({ lobby, seat, client, sides, creates }: PeopleProps) {
  const session = useSession();
  const { id } = client.game.rules;
  const offered = client.lobby.strengths?.() ?? [];
  const [strength, setStrength] = useState(() =>
    firstStrength(
      id,
      offered.map((each) => each.id),
    ),
  );
  const [wanted, setWish] = useState(ANY_CHAIR);
  // The creator may have changed the match to one without that side.
  const wish = sides.some((card) => card.wish === wanted) ? wanted : ANY_CHAIR;
  const computer: Computer = { strength, wish };
  return (
    <div class="lobby__waiting">
      <p aria-live="polite" data-testid="waiting">
        {waitingText(lobby, seat, creates)}
      </p>
      <Start lobby={lobby} seat={seat} creates={creates} />
      <ul class="lobby__chairs">
        {lobby.chairs.map((chair, at) => (
          <Chair
            key={at}
            {...{ lobby, chair, at, creates, computer }}
            mine={at === seat}
            side={sideOf(chair, client.lobby.sides)}
          />
        ))}
      </ul>
      {creates && lobby.chairs.some(({ taken }) => !taken) && (
        <div class="lobby__computers">
          {offered.length > 0 && (
            <Pick
              text={say('lobby.strength')}
              testId="bot-strength"
              value={strength ?? ''}
              choices={offered}
              onPick={(chosen) => {
                chooseStrength(id, chosen);
                setStrength(chosen);
              }}
            />
          )}
          {sides.length > 1 && (
            <Pick
              text={say('lobby.strength.side')}
              testId="bot-side"
              value={wish}
              choices={sides.map((card) => ({ id: card.wish, word: card.name }))}
              onPick={setWish}
            />
          )}
        </div>
      )}
      {creates && <HostTools lobby={lobby} strength={strength} />}
      {lobby.watchers > 0 && <p class="note num">{say('lobby.watching', { watchers: lobby.watchers })}</p>}
      {seat !== null && lobby.terms.kind === 'correspondence' && (
        <div class="lobby__notices">
          <p>{say('lobby.close')}</p>
          <NoticesCard short />
        </div>
      )}
      {seat !== null && (
        <button type="button" class="link" onClick={() => void session.leaveSeat()}>
          {say('lobby.stand')}
        </button>
      )}
    </div>
  );
}

/** The computer that the creator wants on a chair. */
interface Computer {
  /** Null in a game with one strength. */
  readonly strength: string | null;
  /** The side it plays; may be drawn by chance. */
  readonly wish: string;
}

interface PickProps {
  readonly text: string;
  readonly testId: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly word: string }[];
  onPick(id: string): void;
}

function Pick({ text, testId, value, choices, onPick }: PickProps) {
  return (
    <label class="terms-picker lobby__strength">
      <span>{text}</span>
      <select class="field" data-testid={testId} value={value} onChange={(event) => onPick(event.currentTarget.value)}>
        {choices.map(({ id, word }) => (
          <option key={id} value={id}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}

/** The side that a person asked for; empty if they did not. */
function sideOf({ taken, wish }: Seatholder, cards: readonly SideCard[]): string {
  return taken && wish !== ANY_CHAIR ? (cards.find((card) => card.wish === wish)?.name ?? '') : '';
}

interface ChairProps {
  readonly lobby: Lobby;
  readonly chair: Seatholder;
  readonly at: number;
  readonly mine: boolean;
  readonly side: string;
  readonly creates: boolean;
  readonly computer: Computer;
}

function Chair({ chair, at, mine, side, creates, computer, lobby }: ChairProps) {
  const session = useSession();
  const { taken, name, bot, locked, unready, connected } = chair;
  const icon = !taken ? (locked ? 'lock' : 'clock') : bot ? 'computer' : unready ? 'clock' : 'tick';
  const notes = [
    side,
    chair.creates ? say('lobby.creator') : '',
    taken && unready ? say('lobby.unready') : '',
    taken && !connected && !bot ? say('lobby.away') : '',
  ].filter((note) => note !== '');
  const who = taken ? (mine ? say('lobby.you', { name }) : name) : say(locked ? 'lobby.locked' : 'lobby.open');
  return (
    <li class={`lobby__chair ${taken ? '' : 'lobby__chair--free'}`} data-testid={`chair-${at}`}>
      <Icon name={icon} size={20} />
      <span class="lobby__who">
        <span>{who}</span>
        {notes.length > 0 && <small class="lobby__chair-note">{notes.join(' · ')}</small>}
      </span>
      {chair.taken && !bot && !mine && (
        <>
          <ReportName key={name} place={at} name={name} look="btn lobby__tool lobby__tool--quiet" />
          <BlockPerson match={session.id} place={at} name={name} look="btn lobby__tool lobby__tool--quiet" />
        </>
      )}
      {creates && !mine && <ChairTools chair={chair} at={at} computer={computer} lobby={lobby} />}
    </li>
  );
}

function ChairTools({ chair, at, computer, lobby }: Omit<ChairProps, 'mine' | 'side' | 'creates'>) {
  const session = useSession();
  const act = (what: 'free' | 'lock' | 'unlock') => void session.setChair({ place: at, act: what });
  const seat = at + 1;
  if (chair.taken) {
    return (
      <button
        type="button"
        class="btn lobby__tool"
        aria-label={say('lobby.chair.free', { name: chair.name })}
        title={say('lobby.chair.free', { name: chair.name })}
        onClick={() => act('free')}
      >
        <Icon name="cross" size={20} />
      </button>
    );
  }
  const lock = say(chair.locked ? 'lobby.chair.unlock' : 'lobby.chair.lock', { seat });
  return (
    <>
      <button
        type="button"
        class="btn lobby__tool"
        aria-label={lock}
        title={lock}
        aria-pressed={chair.locked}
        onClick={() => act(chair.locked ? 'unlock' : 'lock')}
      >
        <Icon name={chair.locked ? 'unlock' : 'lock'} size={20} />
      </button>
      <button
        type="button"
        class="btn lobby__tool"
        aria-label={say('lobby.chair.bot.label', { seat })}
        title={say('lobby.chair.bot.label', { seat })}
        onClick={() => void seatComputers(session, lobby, [botAt(at, computer)])}
      >
        <Icon name="computer" size={20} />
      </button>
    </>
  );
}

/** The request for a computer on a chair. */
function botAt(place: number, { strength, wish }: Computer): Request<'set-chair'> {
  return { place, act: 'bot', wish, ...(strength === null ? {} : { strength }) };
}

/** Puts computers on chairs, until one is refused. Against computers alone there is no clock, unless the creator chose one. */
async function seatComputers(
  session: MatchLine,
  lobby: Lobby,
  requests: readonly Request<'set-chair'>[],
): Promise<void> {
  if (needsNoClock(session.id, lobby, requests.length)) await session.setUp({ terms: { kind: 'none' } });
  for (const request of requests) if ((await session.setChair(request)) !== null) return;
}

/** The creator's buttons for all chairs together. */
function HostTools({ lobby, strength }: { readonly lobby: Lobby; readonly strength: string | null }) {
  const session = useSession();
  const free = lobby.chairs.flatMap((chair, at) => (chair.taken ? [] : [at]));
  const sided = lobby.chairs.some(({ taken, wish }) => taken && wish !== ANY_CHAIR);
  const fill = () =>
    seatComputers(
      session,
      lobby,
      free.map((place) => botAt(place, { strength, wish: ANY_CHAIR })),
    );
  return (
    <div class="lobby__host">
      {free.length > 1 && (
        <button type="button" class="btn" data-testid="fill" onClick={() => void fill()}>
          <Icon name="computer" size={22} /> {say('lobby.fill', { free: free.length })}
        </button>
      )}
      {sided && (
        <button type="button" class="btn" data-testid="swap-sides" onClick={() => void session.swapSides()}>
          <Icon name="turn" size={22} /> {say('lobby.swap')}
        </button>
      )}
    </div>
  );
}
