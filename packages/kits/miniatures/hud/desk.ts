/** The state of a table of miniatures in this browser besides the match: selection, plan, dice. One table is open at a time. */
import type { Seat, Tagged } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { Crowd } from '../model';
import type { DiceShow } from '../theatre/performance';
import type { TablePlan } from './contract';
import type { LogFilter } from './log-reading';
import type { SheetStop } from './sheet-grip';

/** An answer to a question, by its index. */
export interface Meant {
  readonly question: string;
  readonly answer: number;
}

/** The state of the desk. */
export interface TableDesk {
  readonly selected: string | null;
  readonly plan: TablePlan<Tagged>;
  /** The id of the tool in use; empty for none. */
  readonly using: string;
  readonly dice: DiceShow | null;
  readonly sheet: SheetStop;
  readonly logFilter: LogFilter;
  /** Whether an intent waits for its answer. */
  readonly sending: boolean;
  /** Whether the second press on "end" is awaited. */
  readonly ending: boolean;
  /** The answer whose zone was tapped once: a second tap gives it. Null for none. */
  readonly meant: Meant | null;
  /** Whether a spectator's camera follows the action. */
  readonly follows: boolean;
  /** The seat through whose eyes a spectator sees the table; null for none. */
  readonly viewpoint: Seat | null;
  /** The crowd whose figures are fanned out, to choose one of them; null for none. */
  readonly fan: Crowd | null;
}

/** A desk before anything is done at it. */
export const EMPTY: TableDesk = {
  selected: null,
  plan: { kind: 'none' },
  using: '',
  dice: null,
  sheet: 'peek',
  logFilter: 'all',
  sending: false,
  ending: false,
  meant: null,
  follows: true,
  viewpoint: null,
  fan: null,
};

export const tableDesk = createStore<TableDesk>(() => EMPTY);

/** Changes fields of the desk. */
export function patchTable(part: Partial<TableDesk>): void {
  tableDesk.setState(part);
}

/** Clears the desk for another match. */
export function clearTable(): void {
  tableDesk.setState(EMPTY, true);
}
