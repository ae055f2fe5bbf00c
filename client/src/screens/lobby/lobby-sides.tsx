/** The form with which a person sits down in the lobby: a name and a side. */
import type { SideCard } from '@dwo/kits/game-client';
import type { Lobby } from '@dwo/kits/shell/lobby';
import { nameIdea } from '@dwo/kits/shell/name-ideas';
import { useSession } from '@dwo/kits/shell/session-context';
import { knownName } from '@dwo/kits/shell/tokens';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { firstSigns, LONGEST_NAME, unisolated } from '@dwo/shared';
import { useEffect, useState } from 'preact/hooks';

interface SidesProps {
  readonly lobby: Lobby;
  readonly seat: number | null;
  readonly cards: readonly SideCard[];
  /** How many chairs are open to this wish. */
  places(wish: string): number;
}

export function Sides({ lobby, seat, cards, places }: SidesProps) {
  const session = useSession();
  const mine = seat === null ? null : (lobby.chairs[seat] ?? null);
  const [name, setName] = useState(() => unisolated(mine?.name ?? '') || knownName() || nameIdea(Math.random));
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (mine !== null && mine.name !== '') setName(unisolated(mine.name));
  }, [mine?.name]);
  const sit = async (wish: string) => {
    setBusy(wish);
    setProblem(await session.sit(name, wish));
    setBusy(null);
  };
  const rename = async () => {
    if (mine !== null && name.trim() !== '' && name !== unisolated(mine.name)) setProblem(await session.rename(name));
  };
  return (
    <>
      <label class="lobby__name">
        <span>{say('lobby.name')}</span>
        <input
          class="field"
          value={name}
          dir="auto"
          autocomplete="nickname"
          onInput={(event) => setName(firstSigns(event.currentTarget.value, LONGEST_NAME))}
          onChange={() => void rename()}
        />
        <button
          type="button"
          class="btn"
          aria-label={say('lobby.name.other')}
          onClick={() => setName(nameIdea(Math.random))}
        >
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
                else if (name.trim() === '') setProblem(say('lobby.name.needed'));
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
  /** Chairs that nobody has taken. */
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
        {holders.length === 0
          ? say(busy ? 'lobby.side.busy' : 'lobby.side.free')
          : holders.map((chair) => chair.name).join(', ')}
        {holders.length > 0 && left > 0 && Number.isFinite(left) && (
          <span class="side-card__left">{say('lobby.side.left', { left })}</span>
        )}
      </span>
    </button>
  );
}

/** Why a side is closed: the people who took it. */
function takenBy(holders: readonly { readonly name: string }[]): string {
  const [first, ...others] = holders;
  return others.length > 0 ? say('lobby.side.full') : say('lobby.side.taken', { name: first?.name ?? '' });
}
