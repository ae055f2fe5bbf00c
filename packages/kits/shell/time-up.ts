/** Sends a player's preparations just before their time runs out; otherwise the game would decide without them. */
import { useEffect, useRef } from 'preact/hooks';
import { clockOf } from './clocks';
import { serverNow } from './server-time';
import { store } from './store';
import { useStore } from './use-store';

/** So long before the end it is sent, so that it arrives in time. */
const AHEAD_MS = 1_200;

/**
 * Calls `send` once, just before the time of this browser's seat runs out. A null `send` means that nothing can be sent; it is
 * asked for its newest value at that moment.
 */
export function useTimeUp(send: (() => void) | null): void {
  const deadline = useStore(store, ({ match }) =>
    match === null || match.seat === null ? null : (clockOf(match.clocks, match.seat)?.deadline ?? null),
  );
  const newest = useRef(send);
  newest.current = send;
  useEffect(() => {
    if (deadline === null) return;
    const wait = Math.max(0, deadline - AHEAD_MS - serverNow());
    const timer = setTimeout(() => newest.current?.(), Math.min(2 ** 31 - 1, wait));
    return () => clearTimeout(timer);
  }, [deadline]);
}
