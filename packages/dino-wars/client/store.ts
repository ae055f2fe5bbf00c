/**
 * The state of a table of DINO WARS! besides the match: the player's selection and plan. Also the shell's store, typed with
 * this game's state.
 */

import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import type { SheetStop } from '@dwo/kits/miniatures/hud/sheet-grip';
import { type App as AnyApp, type MatchSlice as AnyMatch, store as shell } from '@dwo/kits/shell/store';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { DiceShow } from './actions/rolls';
import type { LogFilter } from './hud/words/log-reading';
import type { Names } from './hud/words/names';
import type { Plan } from './tools/plan';

/** An open match of this game. */
export interface MatchSlice extends Omit<AnyMatch, 'state' | 'shown'> {
  readonly state: Frozen<State> | null;
  readonly shown: Frozen<State> | null;
}

export interface App extends Omit<AnyApp, 'match'> {
  readonly match: MatchSlice | null;
}

/** The shell's store. While a table of this game is open, the match in it is one of this game. */
export const store = shell as unknown as Pick<StoreApi<App>, 'getState' | 'subscribe'>;

/** The state that belongs to this browser alone. */
export interface Desk {
  /** The names of the figures; null before the game begins. */
  readonly names: Names | null;
  readonly selected: FigureId | null;
  readonly plan: Plan;
  readonly dice: DiceShow | null;
  readonly sheet: SheetStop;
  readonly logFilter: LogFilter;
  /** Whether an intent waits for its answer. */
  readonly sending: boolean;
  /** Whether a spectator's camera follows the action. */
  readonly follows: boolean;
  /** The seat through whose eyes a spectator sees the table; null for none. */
  readonly viewpoint: Seat | null;
  /** Whether the second press on "End phase" is awaited. */
  readonly ending: boolean;
}

const EMPTY: Desk = {
  names: null,
  selected: null,
  plan: { kind: 'none' },
  dice: null,
  sheet: 'peek',
  logFilter: 'all',
  sending: false,
  follows: true,
  viewpoint: null,
  ending: false,
};

export const desk = createStore<Desk>(() => EMPTY);

/** Changes fields of the desk. */
export function patchDesk(part: Partial<Desk>): void {
  desk.setState(part);
}

/** Clears the desk for another match. */
export function clearDesk(): void {
  desk.setState(EMPTY, true);
}
