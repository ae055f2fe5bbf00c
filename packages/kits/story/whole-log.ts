/** The log of a finished match from its first line on. */
import { useEffect } from 'preact/hooks';
import type { LogEntry } from '../shell/log-entry';
import { store } from '../shell/store';
import { useStore } from '../shell/use-store';

/** The part of a line that fetches earlier lines. */
interface Past {
  readonly history: { earlier(): Promise<void> };
}

/** All lines of the log; null while earlier ones are being fetched. A page that was opened late has only the latest at first. */
export function useWholeLog({ history }: Past): readonly LogEntry[] | null {
  const from = useStore(store, ({ match }) => match?.logFrom ?? 0);
  const log = useStore(store, ({ match }) => match?.log ?? null);
  useEffect(() => {
    if (from > 0) void history.earlier();
  }, [from, history]);
  return from > 0 ? null : log;
}
