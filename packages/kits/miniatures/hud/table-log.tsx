/** The battle log beside a table: its lines have the colours of the players. */
import type { Seat } from '@dwo/kernel';
import { useMemo, useRef } from 'preact/hooks';
import type { GameBox } from '../../game-client';
import { useBox } from '../../shell/box';
import type { LogEntry } from '../../shell/log-entry';
import { onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { type AnyTable, useSeat, useTable } from './context';
import { tableDesk } from './desk';
import { type LogPeople, LogSheet } from './log-sheet';

/** The log of the open match. */
export function TableLog() {
  const { game, line } = useTable();
  const own = useSeat();
  const followed = useStore(tableDesk, ({ viewpoint }) => viewpoint);
  const seat = own ?? followed;
  const mine = useMemo(
    () => (seat === null ? null : { seat, owns: (id: string) => ownerNow(game, id) === seat }),
    [game, seat],
  );
  return <LogSheet mine={mine} people={usePeople()} onEarlier={() => void line.history.earlier()} />;
}

/** The seat that owns a figure in the newest state. */
function ownerNow({ standing }: AnyTable, figure: string): Seat | null {
  const state = store.getState().match?.state ?? null;
  return state === null ? null : standing.owner(state, figure);
}

/** The same object until the colour of a player changes. */
function usePeople(): LogPeople {
  const { game } = useTable();
  const box = useBox();
  const last = useRef<{ readonly shown: unknown; readonly sides: string }>({ shown: null, sides: '' });
  const sides = useStore(store, ({ match }) => {
    const shown = onShow(match);
    if (shown !== null && shown !== last.current.shown) {
      const { seats } = game.score(shown);
      last.current = { shown, sides: seats.map(({ side }) => side).join() };
    }
    return last.current.sides;
  });
  return useMemo(() => peopleOf(sides.split(','), box), [sides, box]);
}

/** The lines in the colours of the seats, by the labels of their sides. */
export function peopleOf(sides: readonly string[], box: GameBox): LogPeople {
  const colours = sides.map((side) => box.sideColour(side));
  return {
    named: () => null,
    // A line about several players has the colour of none.
    colour: ({ seats }: LogEntry) => (seats.length === 1 ? (colours[seats[0] ?? -1] ?? null) : null),
  };
}
