/** The bar above a document: name, save, share, import, undo. */

import { useEffect, useState } from 'preact/hooks';
import { Icon } from '../ui/icons';
import type { DocumentKind, Named } from './documents';
import { discard, freshId, keep, lastPlace, rememberPlace, type Shelf, shelfOf } from './shelf';
import type { Draft } from './use-history';
import './shelf.css';
import { ImportPanel } from './import-panel';
import { SharePanel } from './share-panel';
import { say } from './words';

/** The stored documents, read again after each change on this page. */
export function useShelf<T extends Named>(kind: DocumentKind<T>): readonly [Shelf<T>, () => void] {
  const [shelf, setShelf] = useState(() => shelfOf(kind));
  return [shelf, () => setShelf(shelfOf(kind))];
}

/** The id under which the present document is stored, kept over a reload of the page. */
export function usePlace(kind: { readonly key: string }): readonly [string | null, (id: string | null) => void] {
  const [id, setId] = useState(() => lastPlace(kind));
  useEffect(() => rememberPlace(kind, id), [kind, id]);
  return [id, setId];
}

interface ShelfBarProps<T extends Named> {
  readonly kind: DocumentKind<T>;
  readonly draft: Draft<T>;
  /** The id under which it is stored; null if it is not. */
  readonly id: string | null;
  readonly onId: (id: string | null) => void;
  /** Called with an imported document. */
  readonly onImport: (document: T) => void;
  readonly onShelf: () => void;
}

/** The buttons of the bar that change the shelf, each with a message for the line below it. */
function useDeeds<T extends Named>(
  { kind, draft, id, onId, onShelf }: ShelfBarProps<T>,
  setSaid: (said: string) => void,
) {
  const { now } = draft;
  const save = () => {
    if (now.name.trim() === '') {
      setSaid(say('shelf.said.name-first'));
      return;
    }
    const place = id ?? freshId(kind);
    const kept = keep(kind, place, now);
    setSaid(kept ? say('shelf.said.saved', { name: now.name.trim() }) : say('shelf.said.not-saved'));
    if (kept) onId(place);
    onShelf();
  };
  const copy = () => {
    onId(null);
    draft.change({ ...now, name: say('shelf.copy-of', { name: now.name }).slice(0, 40) });
    setSaid(say('shelf.said.copied'));
  };
  /** The document stays open, so that the next save brings it back. */
  const throwAway = () => {
    if (id !== null) discard(kind, id);
    onId(null);
    setSaid(say('shelf.said.deleted'));
    onShelf();
  };
  return { save, copy, throwAway };
}

export function ShelfBar<T extends Named>(props: ShelfBarProps<T>) {
  const { kind, draft, id, onImport } = props;
  const [said, setSaid] = useState('');
  const [panel, setPanel] = useState<'share' | 'import' | null>(null);
  const { save, copy, throwAway } = useDeeds(props, setSaid);
  const { now } = draft;
  const noun = kind.noun(now);
  const opener = (which: 'share' | 'import') => ({
    type: 'button' as const,
    class: 'btn',
    'aria-expanded': panel === which,
    onClick: () => setPanel(panel === which ? null : which),
  });
  return (
    <div class="shelf-bar">
      <div class="shelf-bar__row">
        <label class="shelf-bar__name">
          <span class="visually-hidden">{say('shelf.name', { noun })}</span>
          <input
            class="field"
            value={now.name}
            maxLength={40}
            placeholder={say('shelf.name.hint', { noun })}
            data-testid="document-name"
            onInput={(event) => {
              setSaid('');
              draft.change({ ...now, name: event.currentTarget.value }, 'name');
            }}
          />
        </label>
        <button type="button" class="btn btn--mustard" data-testid="save" onClick={save}>
          <Icon name="tick" /> {say('shelf.save')}
        </button>
        <Steps draft={draft} />
        <button {...opener('share')}>
          <Icon name="link" /> {say('shelf.share')}
        </button>
        <button {...opener('import')}>
          <Icon name="plus" /> {say('shelf.import')}
        </button>
        {id !== null && (
          <>
            <button type="button" class="btn" onClick={copy}>
              {say('shelf.copy')}
            </button>
            <button type="button" class="btn" data-testid="discard" onClick={throwAway}>
              {say('shelf.delete')}
            </button>
          </>
        )}
      </div>
      <p class="shelf-bar__said" role="status">
        {said}
      </p>
      {panel === 'share' && <SharePanel kind={kind} document={now} />}
      {panel === 'import' && (
        <ImportPanel
          kind={kind}
          noun={noun}
          onImport={(document) => {
            setPanel(null);
            setSaid(say('shelf.said.opened', { name: document.name || say('shelf.nameless') }));
            onImport(document);
          }}
        />
      )}
    </div>
  );
}

/** Undo and redo. */
function Steps<T>({ draft }: { readonly draft: Draft<T> }) {
  return (
    <>
      <button
        type="button"
        class="btn shelf-bar__icon"
        data-repeats
        aria-label={say('shelf.undo')}
        aria-disabled={!draft.canUndo}
        onClick={draft.undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="btn shelf-bar__icon"
        data-repeats
        aria-label={say('shelf.redo')}
        aria-disabled={!draft.canRedo}
        onClick={draft.redo}
      >
        <Icon name="redo" />
      </button>
    </>
  );
}
