/** The log of a finished match from its first line on. */
import { useEffect } from 'preact/hooks';
import type { LogEntry } from '../shell/log-entry';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';

/** The part of a line that fetches earlier lines. */
interface Past {
  readonly history: { earlier(): Promise<void> };
}

/**
 * All lines of the log of a finished match; null before its end, and while earlier lines are fetched: a page that was opened late
 * has the latest alone.
 */
export function useWholeLog({ history }: Past): readonly LogEntry[] | null {
  const from = useStore(store, ({ match }) => match?.logFrom ?? 0);
  const log = useStore(store, ({ match }) => match?.log ?? null);
  const over = useStore(store, ({ match }) => match?.outcome != null);
  useEffect(() => {
    if (over && from > 0) void history.earlier();
  }, [over, from, history]);
  return !over || from > 0 ? null : log;
}
