/** Before the battle: the link to send, a name, a side, and what will be on the table. */

import type { Agreed, GameClient, SideCard } from '@dwo/kits/game-client';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { useSession } from '@dwo/kits/shell/session-context';
import { store } from '@dwo/kits/shell/store';
import { termsText } from '@dwo/kits/shell/terms';
import { knownName, wasCreatedHere } from '@dwo/kits/shell/tokens';
import { useStore } from '@dwo/kits/shell/use-store';
import { visibilityText } from '@dwo/kits/shell/visibility';
import { ChatButton } from '@dwo/kits/ui/chat-button';
import { Icon } from '@dwo/kits/ui/icons';
import { NoticesCard } from '@dwo/kits/ui/notices-card';
import { PosterPage } from '@dwo/kits/ui/poster-page';
import { ANY_CHAIR } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';
import { boxOf } from '../shelf';
import { ForkNote, useFork } from './lobby-fork';
import { LobbyLink } from './lobby-link';

export function LobbyScreen({ lobby, client }: { readonly lobby: Lobby; readonly client: GameClient }) {
  const { Drawers } = client;
  const { Picker } = client.lobby;
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const id = useStore(store, (app) => app.match?.id ?? '');
  const notice = useStore(store, (app) => app.notice);
  const agreed = useAgreed(client, id, lobby.preset);
  const fork = useFork(id);
  const free = lobby.chairs.some((chair) => !chair.taken);
  const people = lobby.chairs.filter((chair) => !chair.bot).length;
  return (
    <PosterPage
      name="lobby"
      testId="lobby"
      title={free ? `${COUNTS[people] ?? 'Many'} to tangle!` : 'Here we go!'}
      head={<ChatButton look="lobby__talk" />}
      over={<Drawers />}
    >
      <div class="lobby__grid">
        <section class="paper lobby__sheet lobby__call" aria-label="Call the other side">
          <h2 class="ribbon">Invite your friend{people > 2 && 's'}</h2>
          <LobbyLink id={id} people={people} />
          <Waiting lobby={lobby} seat={seat} />
        </section>
        <section class="paper lobby__sheet lobby__sides" aria-label="Take a side">
          <h2 class="ribbon">Take a side</h2>
          <Sides lobby={lobby} seat={seat} cards={client.lobby.sides} places={placesOn(lobby, agreed)} />
          {notice !== null && (
            <p class="notice" role="alert">
              {notice.text}
            </p>
          )}
        </section>
        <section class="paper lobby__sheet lobby__table" aria-label="On the table">
          <h2 class="ribbon">On the table</h2>
          {fork !== null && <ForkNote fork={fork} />}
          {wasCreatedHere(id) && alone(lobby, seat) && fork === null ? (
            <Picker preset={lobby.preset} times={lobby.terms} visibility={lobby.visibility} />
          ) : (
            <PresetName lobby={lobby} />
          )}
          {agreed !== null && <agreed.View />}
        </section>
      </div>
    </PosterPage>
  );
}

/** In words, how many people a battle is for; one means that all the others are computers. */
const COUNTS = ['Nobody', 'One', 'Two', 'Three', 'Four', 'Five', 'Six'];

function PresetName({ lobby }: { readonly lobby: Lobby }) {
  return (
    <>
      <p class="lobby__preset poster">{boxOf(lobby.game).presetTitle(lobby.preset)}</p>
      <p class="note">{termsText(lobby.terms)}</p>
      <p class="note" data-testid="visibility-note">
        {visibilityText(lobby.visibility)}
      </p>
    </>
  );
}

/** Nobody but me has come yet, so another match can take this one's place. */
function alone(lobby: Lobby, seat: number | null): boolean {
  const others = lobby.chairs.filter((chair, at) => chair.taken && at !== seat).length;
  return others === 0 && lobby.watchers <= (seat === null ? 1 : 0);
}

/** The agreement for a match; null while it is not known. */
function useAgreed(client: GameClient, id: string, preset: string): Agreed | null {
  const [agreed, setAgreed] = useState<{ readonly key: string; readonly agreed: Agreed } | null>(null);
  const key = preset === '' ? id : `preset ${preset}`;
  useEffect(() => {
    if (key === '') return;
    let gone = false;
    client.lobby.agreed(id, preset).then(
      (found) => !gone && found !== null && setAgreed({ key, agreed: found }),
      // The lobby does without: the forces are seen when the battle begins.
      () => {},
    );
    return () => {
      gone = true;
    };
  }, [client, key, id, preset]);
  return agreed?.key === key ? agreed.agreed : null;
}

/** How many can sit on a side: as many as like where nobody knows yet, for the server has the last word. */
function placesOn({ chairs }: Lobby, agreed: Agreed | null): (wish: string) => number {
  const seats = agreed?.seats ?? [];
  return (wish) => {
    if (wish === ANY_CHAIR) return Number.POSITIVE_INFINITY;
    if (chairs.length === 2) return 1;
    return seats.length === 0 ? Number.POSITIVE_INFINITY : seats.filter((seat) => seat === wish).length;
  };
}

interface SidesProps {
  readonly lobby: Lobby;
  readonly seat: number | null;
  readonly cards: readonly SideCard[];
  /** How many can wish for this. */
  places(wish: string): number;
}

function Sides({ lobby, seat, cards, places }: SidesProps) {
  const session = useSession();
  const mine = seat === null ? null : (lobby.chairs[seat] ?? null);
  const [name, setName] = useState(() => mine?.name || knownName() || nameIdea(Math.random));
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (mine !== null && mine.name !== '') setName(mine.name);
  }, [mine?.name]);
  const sit = async (wish: string) => {
    setBusy(wish);
    setProblem(await session.sit(name, wish));
    setBusy(null);
  };
  const rename = async () => {
    if (mine !== null && name.trim() !== '' && name !== mine.name) setProblem(await session.rename(name));
  };
  return (
    <>
      <label class="lobby__name">
        <span>Your name</span>
        <input
          class="field"
          value={name}
          maxLength={24}
          autocomplete="nickname"
          onInput={(event) => setName(event.currentTarget.value)}
          onChange={() => void rename()}
        />
        <button type="button" class="btn" aria-label="Another name" onClick={() => setName(nameIdea(Math.random))}>
          <Icon name="dice" />
        </button>
      </label>
      {problem !== null && (
        <p class="notice" role="alert">
          {problem}
        </p>
      )}
      <div class="side-cards">
        {cards.map((card) => {
          const holders = lobby.chairs.filter((chair) => chair.taken && chair.wish === card.wish);
          const left = places(card.wish) - holders.length;
          const taken = left <= 0 && mine?.wish !== card.wish;
          return (
            <Side
              key={card.wish}
              card={card}
              holders={holders}
              left={left}
              mine={mine?.wish === card.wish}
              closed={taken || busy !== null || name.trim() === ''}
              busy={busy === card.wish}
              onTake={() => {
                if (taken) setProblem(takenBy(holders));
                else if (name.trim() === '') setProblem('You need a name first.');
                else void sit(card.wish);
              }}
            />
          );
        })}
      </div>
    </>
  );
}

interface SideProps {
  readonly card: SideCard;
  readonly holders: readonly { readonly name: string }[];
  /** Seats that nobody has yet. */
  readonly left: number;
  readonly mine: boolean;
  readonly closed: boolean;
  readonly busy: boolean;
  readonly onTake: () => void;
}

function Side({ card: { wish, name, text, Picture }, holders, left, mine, closed, busy, onTake }: SideProps) {
  return (
    <button
      type="button"
      class={`side-card side-card--${wish}`}
      aria-pressed={mine}
      aria-disabled={closed}
      data-testid={`side-${wish}`}
      onClick={onTake}
    >
      <span class="side-card__art">
        <Picture />
      </span>
      <span class="side-card__name poster">{name}</span>
      <span class="side-card__text">{text}</span>
      <span class="side-card__who">
        {holders.length === 0 ? (busy ? 'Sitting down …' : 'free') : holders.map((chair) => chair.name).join(', ')}
        {holders.length > 0 && left > 0 && Number.isFinite(left) && <span class="side-card__left">{left} free</span>}
      </span>
    </button>
  );
}

/** Why nobody else can sit down on a side. */
function takenBy(holders: readonly { readonly name: string }[]): string {
  const [first, ...others] = holders;
  return others.length > 0 ? 'Every seat of this side is taken.' : `${first?.name} has taken this side already.`;
}

function Waiting({ lobby, seat }: { readonly lobby: Lobby; readonly seat: number | null }) {
  const session = useSession();
  const taken = lobby.chairs.filter((chair) => chair.taken);
  const leaves =
    lobby.chairs.length === 2 && taken[0]?.wish !== ANY_CHAIR ? 'Take the side that is left' : 'Take an open seat';
  const text =
    seat === null
      ? taken.length === 0
        ? 'Nobody has sat down yet. Take a side, or stay here and watch.'
        : `${leaves}, or stay here and watch.`
      : `You are in. The battle begins by itself when ${lobby.chairs.length === 2 ? 'the other side sits down' : 'every seat is taken'}.`;
  return (
    <div class="lobby__waiting">
      <p aria-live="polite">{text}</p>
      <ul class="lobby__chairs">
        {lobby.chairs.map((chair, at) => (
          <li key={at} class={chair.taken ? '' : 'lobby__chair--free'}>
            <Icon name={chair.taken ? (chair.bot ? 'computer' : 'tick') : 'clock'} size={20} />
            <span>
              {chair.taken ? chair.name : 'Open seat'}
              {at === seat && ' (you)'}
              {chair.taken && !chair.connected && !chair.bot && ' · away'}
            </span>
          </li>
        ))}
      </ul>
      {lobby.watchers > 0 && (
        <p class="note num">
          {lobby.watchers} {lobby.watchers === 1 ? 'person watching' : 'people watching'}
        </p>
      )}
      {seat !== null && lobby.terms.kind === 'correspondence' && (
        <div class="lobby__notices">
          <p>You may close this page: it is kept on your battles, and you can be told when it is your turn.</p>
          <NoticesCard short />
        </div>
      )}
      {seat !== null && (
        <button type="button" class="link" onClick={() => void session.leaveSeat()}>
          Stand up again
        </button>
      )}
    </div>
  );
}
