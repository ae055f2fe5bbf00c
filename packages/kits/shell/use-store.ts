/** Lets a component follow a part of a store. */
import { useLayoutEffect, useReducer, useRef } from 'preact/hooks';
import type { StoreApi } from 'zustand/vanilla';

/** The selected part; the component renders again only if `Object.is` says that it has changed. */
export function useStore<S, T>(store: Pick<StoreApi<S>, 'getState' | 'subscribe'>, select: (state: S) => T): T {
  const [, again] = useReducer((count: number) => count + 1, 0);
  const selected = select(store.getState());
  const seen = useRef({ select, selected });
  seen.current = { select, selected };
  useLayoutEffect(() => {
    const look = () => {
      if (!Object.is(seen.current.select(store.getState()), seen.current.selected)) again(undefined);
    };
    look();
    return store.subscribe(look);
  }, [store]);
  return selected;
}
