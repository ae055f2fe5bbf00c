import { discard, type Shelf } from './shelf';
import './shelf.css';
import { say } from './words';

interface BrokenProps {
  readonly kind: { readonly key: string };
  readonly shelf: Shelf<unknown>;
  readonly onShelf: () => void;
}

/** The stored entries that can't be read any more; each can be copied or deleted. */
export function BrokenEntries({ kind, shelf, onShelf }: BrokenProps) {
  if (shelf.broken.length === 0) return null;
  return (
    <div class="notice broken" role="alert">
      <div>
        <b>{say('shelf.broken', { things: shelf.broken.length })}</b>
        {shelf.broken.map(({ id, text, problems }) => (
          <details key={id} class="broken__entry">
            <summary>{problems[0] ?? say('shelf.broken.why')}</summary>
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <textarea
              class="field shelf-panel__text"
              rows={3}
              readOnly
              value={text}
              aria-label={say('shelf.broken.text')}
            />
            <button
              type="button"
              class="btn"
              onClick={() => {
                discard(kind, id);
                onShelf();
              }}
            >
              {say('shelf.delete')}
            </button>
          </details>
        ))}
      </div>
    </div>
  );
}
