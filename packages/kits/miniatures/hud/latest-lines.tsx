/** The last lines of the log over a small table, where the log itself is folded away. */
import { useEffect, useState } from 'preact/hooks';
import type { LogEntry } from '../../shell/log-entry';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';

const LINES = 3;
/** A line stays as long as it is news; after that it would only lie over the table. */
const STAYS_MS = 20_000;

/** Three lines; screen readers hear each new line anyway (`LogVoice`). */
export function LatestLines() {
  const log = useStore(store, ({ match }) => match?.log ?? NONE);
  if (log.length === 0) return null;
  return (
    <div class="latest-lines" aria-hidden="true" data-testid="latest-lines">
      {log.slice(-LINES).map((entry) => (
        <Line key={entry.key} entry={entry} />
      ))}
    </div>
  );
}

function Line({ entry: { kind, kill, text, notes } }: { readonly entry: LogEntry }) {
  const [old, setOld] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOld(true), STAYS_MS);
    return () => clearTimeout(timer);
  }, []);
  if (old) return null;
  return (
    <p class={`latest-lines__one ${kill || kind === 'heading' ? 'latest-lines__one--big' : ''}`}>
      {[text, ...notes.map((note) => note.text)].join(' ')}
    </p>
  );
}

const NONE: readonly LogEntry[] = [];
