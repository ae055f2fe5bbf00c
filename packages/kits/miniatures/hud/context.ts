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
import type { Pointing } from '../model';
import type { ToolBox } from '../tools/tool-box';
import type { MiniaturesTable } from './contract';
import type { TableFace } from './face';
import type { TableToolbox } from './toolbox';

/** The face and the table of any game. Its own types are known to `openTable` alone. */
// biome-ignore lint/suspicious/noExplicitAny: components pass the game's state through and never look into it
export type AnyFace = TableFace<any, any, any>;
// biome-ignore lint/suspicious/noExplicitAny: as above
export type AnyTable = MiniaturesTable<any, any, any, any> & AnyFace;

/** The tools of an open table, however they are chosen. */
export interface FaceTools
  extends Pick<
    ToolBox<never, never, never>,
    'tool' | 'confirm' | 'cancel' | 'arrow' | 'goFor' | 'goToPoint' | 'follow' | 'pin' | 'unpin' | 'turn'
  > {
  ready(): readonly string[];
  select(figure: string | null): void;
  point(pointing: Pointing): boolean;
  seeSideways(sideways: boolean): void;
  climb(byCi: number): void;
}

/** An open table, for the panels that ask its face alone. */
export interface OpenFace {
  readonly game: AnyFace;
  readonly toolbox: FaceTools;
  readonly line: MatchLine;
  /** The watch over danger; null if the game shows none. */
  readonly danger: DangerWatch<object> | null;
}

/** An open table whose tools are those of the kit. */
export interface OpenTable extends OpenFace {
  readonly game: AnyTable;
  readonly toolbox: TableToolbox<object, Tagged>;
  /** The lessons of the game; null if it has none. */
  readonly course: Course | null;
}

export const FaceContext = createContext<OpenFace | null>(null);
export const TableContext = createContext<OpenTable | null>(null);

/** The face of the open table; throws outside one. */
export function useFace(): OpenFace {
  const face = useContext(FaceContext);
  if (face === null) throw new Error('This component belongs inside an open table');
  return face;
}

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
