/**
 * The state that a table of DINO WARS! depends on besides the match: the player's selection and plan. Also the shell's
 * store, with this game's state.
 */
import type { FigureId, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
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

/** The shell's store: while a table of this game is open, the match in it is one of this game. */
export const store = shell as unknown as Pick<StoreApi<App>, 'getState' | 'subscribe'>;

export const SHEET_STOPS = ['peek', 'half', 'full'] as const;
export type SheetStop = (typeof SHEET_STOPS)[number];

export interface Desk {
  /** The names of the figures; null before the game begins. */
  readonly names: Names | null;
  readonly selected: FigureId | null;
  readonly plan: Plan;
  readonly dice: DiceShow | null;
  readonly sheet: SheetStop;
  readonly logFilter: LogFilter;
  /** An intent is on its way. */
  readonly sending: boolean;
  /** Whether the camera of somebody who watches goes where something happens. */
  readonly follows: boolean;
  /** The seat that somebody who watches looks from; null for none. */
  readonly viewpoint: Seat | null;
  /** The second tap on "End phase" is awaited. */
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

/** Changes parts of what lies on the desk. */
export function patchDesk(part: Partial<Desk>): void {
  desk.setState(part);
}

/** Clears the desk for another match. */
export function clearDesk(): void {
  desk.setState(EMPTY, true);
}
