/** The battle log: each line with its side's plate, each name with its owner. */
import { plateSvg } from '@dwo/kits/art/emblems';
import { type LogPeople, LogSheet } from '@dwo/kits/miniatures/hud/log-sheet';
import { playerName } from '@dwo/kits/shell/player-name';
import { useStore } from '@dwo/kits/shell/use-store';
import { useContext, useMemo } from 'preact/hooks';
import { MAKE_OF } from '../../art/names';
import { MatchContext } from '../../match-context';
import { desk, store } from '../../store';
import { ownerOf } from '../../tools/figures';
import { placeOfPlayer } from '../theatre/tokens';

/** The log of the open match. */
export function LogPanel() {
  const own = useStore(store, ({ match }) => match?.seat ?? null);
  const followed = useStore(desk, ({ viewpoint }) => viewpoint);
  const open = useContext(MatchContext);
  const seat = own ?? followed;
  const mine = useMemo(
    () => (seat === null ? null : { seat, owns: (figure: string) => ownerNow(figure) === seat }),
    [seat],
  );
  return <LogSheet mine={mine} people={usePeople()} onEarlier={() => void open?.session.history.earlier()} />;
}

/** The seat that owns a figure. It never changes, so the component need not follow the state. */
function ownerNow(figure: string): number | null {
  const state = store.getState().match?.state ?? null;
  return state === null ? null : ownerOf(state, figure);
}

/** The same object until another figure is known, or a player's name or seat has changed. */
function usePeople(): LogPeople {
  const names = useStore(desk, ({ names }) => names);
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  const seats = useStore(store, ({ match }) => match?.seats ?? NO_SEATS);
  return useMemo(
    () =>
      peopleFrom({
        nameOf: (figure) => names?.full(figure) ?? null,
        ownerOf: ownerNow,
        player: (seat) => (seats.includes(seat) ? 'you' : { player: playerName(lobby, seat) }),
        placeOf(seat) {
          const state = store.getState().match?.state ?? null;
          return state === null ? 0 : placeOfPlayer(state, seat);
        },
      }),
    [names, lobby, seats],
  );
}

const NO_SEATS: readonly number[] = [];

/** The figures and players of a log. */
interface Known {
  nameOf(figure: string): string | null;
  ownerOf(figure: string): number | null;
  player(seat: number): ReturnType<LogPeople['named']>;
  /** The index of a player among those of their side. */
  placeOf(seat: number): number;
}

/** Each name with its owner, and each line with the plate of the side that acted, with its player's emblem if several play it. */
export function peopleFrom({ nameOf, ownerOf, player, placeOf }: Known): LogPeople {
  return {
    named({ figures }, name) {
      const figure = figures.find((id) => nameOf(id) === name);
      const owner = figure === undefined ? null : ownerOf(figure);
      return owner === null ? null : player(owner);
    },
    plate({ by, figures: [figure], seats: [first] }) {
      if (by !== 'army' && by !== 'dinosaurs') return null;
      const seat = first ?? (figure === undefined ? null : ownerOf(figure));
      const plate = plateSvg(MAKE_OF[by], seat === null ? 0 : placeOf(seat), null, 24);
      return <span class="log__plate" dangerouslySetInnerHTML={{ __html: plate }} />;
    },
  };
}
