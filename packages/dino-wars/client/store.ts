/** The desk of the kit with this game's plans and names, and the shell's store, typed with this game's state. */

import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { EMPTY, type TableDesk, tableDesk } from '@dwo/kits/miniatures/hud/desk';
import { type App as AnyApp, type MatchSlice as AnyMatch, store as shell } from '@dwo/kits/shell/store';
import type { StoreApi } from 'zustand/vanilla';
import type { DiceShow } from './actions/rolls';
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
export interface Desk extends Omit<TableDesk, 'plan' | 'dice'> {
  /** The names of the figures; null before the game begins. */
  readonly names: Names | null;
  readonly plan: Plan;
  readonly dice: DiceShow | null;
}

/** The kit's desk. While a table of this game is open, the plans on it are this game's. */
export const desk = tableDesk as unknown as StoreApi<Desk>;

/** Changes fields of the desk. */
export function patchDesk(part: Partial<Desk>): void {
  desk.setState(part);
}

const CLEAR = { ...EMPTY, names: null } as unknown as Desk;

/** Clears the desk for another match. */
export function clearDesk(): void {
  desk.setState(CLEAR, true);
}
