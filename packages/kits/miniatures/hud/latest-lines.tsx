/** The last lines of the log over a small table, where the log itself is folded away. */
import type { LogEntry } from '../../shell/log-entry';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';

const LINES = 3;

/** Three lines; screen readers hear each new line anyway (`LogVoice`). */
export function LatestLines() {
  const log = useStore(store, ({ match }) => match?.log ?? NONE);
  if (log.length === 0) return null;
  return (
    <div class="latest-lines" aria-hidden="true" data-testid="latest-lines">
      {log.slice(-LINES).map(({ key, kind, kill, text, notes }) => (
        <p key={key} class={`latest-lines__one ${kill || kind === 'heading' ? 'latest-lines__one--big' : ''}`}>
          {[text, ...notes.map((note) => note.text)].join(' ')}
        </p>
      ))}
    </div>
  );
}

const NONE: readonly LogEntry[] = [];
