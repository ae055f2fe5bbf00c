/** The players at the table: emblem, name, score, and whose turn it is. */
import { useMemo } from 'preact/hooks';
import { useBox } from '../../shell/box';
import { playerName } from '../../shell/player-name';
import { store } from '../../shell/store';
import { LOW, PHONE, useMedia } from '../../shell/use-media';
import { useStore } from '../../shell/use-store';
import { TellingName } from '../../ui/telling-name';
import { ownerPicture } from '../pictures/tags';
import { useSeat, useShown, useTable } from './context';
import { say } from './words';

/** Two players stand in the bar of a small screen, so that their plates cover no figure. */
const MOST_IN_BAR = 2;

/** Whether the plates are in the bar rather than over the table or in its column. */
export function usePlayersInBar(): boolean {
  const { game } = useTable();
  const state = useShown();
  const [phone, low] = [useMedia(PHONE), useMedia(LOW)];
  return (phone || low) && state !== null && game.score(state).seats.length <= MOST_IN_BAR;
}

/** A plate for each player; that of the player who decides is marked. Nothing for a spectator, who has the scores. */
export function TablePlayers() {
  const { game } = useTable();
  const box = useBox();
  const state = useShown();
  const own = useSeat();
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const rules = useStore(store, ({ match }) => match?.rules ?? null);
  const seats = useMemo(() => (state === null ? [] : game.score(state).seats), [state, game]);
  if (state === null || lobby === null || own === null || seats.length < 2) return null;
  const awaited = rules?.awaiting(state) ?? [];
  return (
    <ol class="players" aria-label={say('players')} data-testid="players">
      {seats.map(({ side, text }, seat) => {
        const decides = awaited.includes(seat);
        const colour = box.sideColour(side);
        return (
          <li
            key={seat}
            class={`players__seat ${seat === own ? 'players__seat--own' : ''}`}
            style={colour === null ? undefined : `--plate:${colour}`}
            aria-current={decides ? 'true' : undefined}
          >
            <Sign seat={seat} own={seat === own} />
            <span class="players__name">
              {seat === own ? say('over.you') : <TellingName name={playerName(lobby, seat)} />}
            </span>
            <span class="players__score num">{text}</span>
            {decides && <span class="visually-hidden">{say('players.decides')}</span>}
          </li>
        );
      })}
    </ol>
  );
}

/** The emblem that this player's figures have too. */
function Sign({ seat, own }: { readonly seat: number; readonly own: boolean }) {
  const __html = useMemo(() => {
    const { width, height, markup } = ownerPicture('plastic', seat, own ? 'mine' : 'other');
    return `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${markup}</svg>`;
  }, [seat, own]);
  return <span class="players__sign" aria-hidden="true" dangerouslySetInnerHTML={{ __html }} />;
}
