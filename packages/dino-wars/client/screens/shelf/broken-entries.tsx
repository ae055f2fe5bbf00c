import type { DocumentKind } from './documents';
import { discard, type Shelf } from './shelf';
import './shelf.css';

interface BrokenProps {
  readonly kind: DocumentKind;
  readonly shelf: Shelf<unknown>;
  readonly onShelf: () => void;
}

/** The saved entries that can't be read any more: they can be copied out or thrown away. */
export function BrokenEntries({ kind, shelf, onShelf }: BrokenProps) {
  if (shelf.broken.length === 0) return null;
  return (
    <div class="notice broken" role="alert">
      <div>
        <b>
          {shelf.broken.length === 1 ? 'One thing kept here' : `${shelf.broken.length} things kept here`} can't be read
          any more.
        </b>
        {shelf.broken.map(({ id, text, problems }) => (
          <details key={id} class="broken__entry">
            <summary>{problems[0] ?? 'It makes no sense.'}</summary>
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
              aria-label="What is kept, as it stands"
            />
            <button
              type="button"
              class="btn"
              onClick={() => {
                discard(kind, id);
                onShelf();
              }}
            >
              Throw it away
            </button>
          </details>
        ))}
      </div>
    </div>
  );
}
