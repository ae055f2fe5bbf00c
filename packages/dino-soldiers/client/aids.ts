/** The help on the board that a player can turn off: dangers, and the lines of Primal Instinct. */
import { recall, remember } from '@dwo/kits/shell/storage';
import { useStore } from '@dwo/kits/shell/use-store';
import { createStore } from 'zustand/vanilla';

const KEY = 'dino-soldiers.danger';

const aids = createStore<{ readonly danger: boolean }>(() => ({ danger: recall(KEY) !== 'off' }));

/** Whether dangers are drawn. */
export function useAids(): boolean {
  return useStore(aids, ({ danger }) => danger);
}

/** Draws dangers or leaves them out; this browser keeps the choice. */
export function setAids(danger: boolean): void {
  aids.setState({ danger });
  remember(KEY, danger ? null : 'off');
}
