/** The attack mode that the player has chosen and not yet aimed, for the line that says what to do. */
import { useStore } from '@dwo/kits/shell/use-store';
import { useEffect } from 'preact/hooks';
import { createStore } from 'zustand/vanilla';
import type { Mode } from '../rules';

const armed = createStore<{ readonly mode: Mode | null }>(() => ({ mode: null }));

/** The mode; null for none. */
export const useArmed = (): Mode | null => useStore(armed, ({ mode }) => mode);

/** Tells the mode as long as the component that calls it is shown. */
export function useArming(mode: Mode | null): void {
  useEffect(() => {
    armed.setState({ mode });
    return () => armed.setState({ mode: null });
  }, [mode]);
}
