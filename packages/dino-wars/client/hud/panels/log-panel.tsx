/** The battle log: each line with its side's plate, each name with its owner. */
import { plateSvg } from '@dwo/kits/art/emblems';
import { type LogPeople, LogSheet } from '@dwo/kits/miniatures/hud/log-sheet';
import type { LogEntry } from '@dwo/kits/shell/log-entry';
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
    () => ({
      named(entry, name) {
        const figure = entry.figures.find((id) => names?.full(id) === name);
        const owner = figure === undefined ? null : ownerNow(figure);
        if (owner === null) return null;
        return seats.includes(owner) ? 'you' : { player: playerName(lobby, owner) };
      },
      plate: (entry) => plateFor(entry, placeOf(entry)),
    }),
    [names, lobby, seats],
  );
}

/** The index of a line's player among those of their side. */
function placeOf({ figures: [figure], seats: [first] }: LogEntry): number {
  const state = store.getState().match?.state ?? null;
  const seat = first ?? (figure === undefined ? null : ownerNow(figure));
  return state === null || seat === null ? 0 : placeOfPlayer(state, seat);
}

const NO_SEATS: readonly number[] = [];

/** The plate of the side that acted, with its player's emblem if several play the side. */
export function plateFor({ by }: LogEntry, place: number) {
  if (by !== 'army' && by !== 'dinosaurs') return null;
  return <span class="log__plate" dangerouslySetInnerHTML={{ __html: plateSvg(MAKE_OF[by], place, null, 24) }} />;
}
