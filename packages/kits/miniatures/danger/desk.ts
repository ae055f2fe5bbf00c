/** The dangers that a player's screen knows of at this moment. One table is open at a time. */
import { samePlain } from '@dwo/kernel';
import { createStore } from 'zustand/vanilla';
import type { Arrival, Outlook, Stand, Threat } from './contract';
import type { About, Exposed, Onward, Overview } from './questions';

/** The state of the display of danger. */
export interface DangerDesk {
  /** Whether the dangers to all own figures are shown. */
  readonly overlay: boolean;
  /** The figure under the mouse; null for none. */
  readonly hovered: string | null;
  /** The enemies that could harm the figure that is being moved; `at` null is where it stands. */
  readonly at: { readonly figure: string; readonly at: Stand | null; readonly threats: readonly Threat[] } | null;
  /** The targets of the figure that is being moved, at the end of its planned move. */
  readonly outlook: ({ readonly arrival: Arrival } & Outlook) | null;
  /** The figures that the most dangerous enemy, or the one that is looked at, may go on to after its first victim. */
  readonly onward: (Onward & { readonly count: number }) | null;
  /** The dangers to a group at the ends of its planned moves. */
  readonly group: { readonly arrivals: readonly Arrival[]; readonly exposed: readonly Exposed[] } | null;
  /** All about the figure that is looked at. */
  readonly about: ({ readonly figure: string } & About) | null;
  /** The dangers to all own figures; null until they are known. */
  readonly all: Overview | null;
  /** Whether the safest place is being looked for. */
  readonly seeking: boolean;
}

const EMPTY: DangerDesk = {
  overlay: false,
  hovered: null,
  at: null,
  outlook: null,
  onward: null,
  group: null,
  about: null,
  all: null,
  seeking: false,
};

export const dangerDesk = createStore<DangerDesk>(() => EMPTY);

/** Changes fields of the desk. Values that are the same as before change nothing, and nobody is told of them. */
export function patchDanger(part: Partial<DangerDesk>): void {
  const now = dangerDesk.getState();
  const names = Object.keys(part) as (keyof DangerDesk)[];
  const changed = names.filter((name) => !samePlain(part[name], now[name]));
  if (changed.length > 0) dangerDesk.setState(Object.fromEntries(changed.map((name) => [name, part[name]])));
}

/** Clears the desk for another match. */
export function clearDanger(): void {
  if (dangerDesk.getState() !== EMPTY) dangerDesk.setState(EMPTY, true);
}
