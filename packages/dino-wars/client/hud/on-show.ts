/** The state on show, for components. */
import type { State } from '@dwo/dino-wars';
import type { Frozen } from '@dwo/kernel';
import { isInStep, onShow } from '@dwo/kits/shell/moves';
import { useStore } from '@dwo/kits/shell/use-store';
import { useRef } from 'preact/hooks';
import { type App, store } from '../store';

const shownIn = ({ match }: App) => onShow(match);
const inStepIn = ({ match }: App) => isInStep(match);

/** The state on show. */
export function useShown(): Frozen<State> | null {
  return useStore(store, shownIn);
}

/** Whether the board shows the newest state. */
export function useInStep(): boolean {
  return useStore(store, inStepIn);
}

/** The value when the board was last in step, so that nothing is shown before its cause. */
export function useHeld<T>(value: T): T {
  const inStep = useInStep();
  const held = useRef(value);
  if (inStep) held.current = value;
  return held.current;
}
