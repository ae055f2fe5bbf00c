/** The open table for the components round it, and the parts of the shell's store that they follow. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Course } from '../../lessons/course';
import type { MatchLine } from '../../shell/line';
import { isInStep, onShow } from '../../shell/moves';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import type { DangerWatch } from '../danger/watch';
import type { MiniaturesTable } from './contract';
import type { TableToolbox } from './toolbox';

/** A table of any game. Its own types are known to `openTable` alone. */
// biome-ignore lint/suspicious/noExplicitAny: components pass the game's state through and never look into it
export type AnyTable = MiniaturesTable<any, any, any, any>;

/** An open table. */
export interface OpenTable {
  readonly game: AnyTable;
  readonly toolbox: TableToolbox<object, Tagged>;
  readonly line: MatchLine;
  /** The lessons of the game; null if it has none. */
  readonly course: Course | null;
  /** The watch over danger; null if the game shows none. */
  readonly danger: DangerWatch<object> | null;
}

export const TableContext = createContext<OpenTable | null>(null);

/** The open table; throws outside one. */
export function useTable(): OpenTable {
  const table = useContext(TableContext);
  if (table === null) throw new Error('This component belongs inside an open table');
  return table;
}

/** The state on show; null before the game begins. */
export function useShown(): Frozen<object> | null {
  return useStore(store, ({ match }) => onShow(match));
}

/** The viewer's seat; null for a spectator. */
export function useSeat(): Seat | null {
  return useStore(store, ({ match }) => match?.seat ?? null);
}

/** Whether the viewer may act now, and has seen why. */
export function useActing(): boolean {
  const { game } = useTable();
  return useStore(store, ({ match }) => {
    if (match?.state == null || match.seat === null || match.retelling || match.outcome !== null) return false;
    const { seat } = match;
    const may = (state: Frozen<object> | null) =>
      state !== null && (game.acts(state, seat) || game.deployment(state, seat) !== null);
    return may(match.state) && (isInStep(match) || may(onShow(match)));
  });
}
