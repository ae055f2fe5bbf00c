/** The hint on the screen of this browser. One table is open at a time. */
import type { Frozen } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { HintShow } from './contract';

/** The hint for one state. */
export interface HintDesk {
  /** The state that it is about; null for no hint. */
  readonly of: Frozen<object> | null;
  /** Null while the computer thinks. */
  readonly hint: HintShow | null;
}

const EMPTY: HintDesk = { of: null, hint: null };

export const hintDesk = createStore<HintDesk>(() => EMPTY);

/** Shows a hint for a state, or that the computer thinks about it. */
export function showHint(of: Frozen<object>, hint: HintShow | null): void {
  hintDesk.setState({ of, hint });
}

/** Puts the hint away. */
export function clearHint(): void {
  if (hintDesk.getState() !== EMPTY) hintDesk.setState(EMPTY, true);
}
