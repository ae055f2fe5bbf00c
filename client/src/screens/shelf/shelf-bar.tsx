/** Name, save, share, import, undo: the bar over whatever is being made. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../art/icons';
import { type DocumentKind, type Documents, fileName, linkTo, readText, writeFile } from './documents';
import { discard, freshId, keep, lastPlace, rememberPlace, type Shelf, shelfOf } from './shelf';
import type { Draft } from './use-history';
import './shelf.css';

type Doc<K extends DocumentKind> = Documents[K];

/** What is on the shelf, read again after every change made here. */
export function useShelf<K extends DocumentKind>(kind: K): readonly [Shelf<Doc<K>>, () => void] {
  const [shelf, setShelf] = useState(() => shelfOf(kind));
  return [shelf, () => setShelf(shelfOf(kind))];
}

/** The place on the shelf of what is on the bench, also after the page is opened again. */
export function usePlace(kind: DocumentKind): readonly [string | null, (id: string | null) => void] {
  const [id, setId] = useState(() => lastPlace(kind));
  useEffect(() => rememberPlace(kind, id), [kind, id]);
  return [id, setId];
}

interface ShelfBarProps<K extends DocumentKind> {
  readonly kind: K;
  readonly noun: string;
  readonly draft: Draft<Doc<K>>;
  /** Its place on the shelf; null while it has none. */
  readonly id: string | null;
  readonly onId: (id: string | null) => void;
  /** Something imported. */
  readonly onImport: (document: Doc<K>) => void;
  readonly onShelf: () => void;
}

export function ShelfBar<K extends DocumentKind>({ kind, noun, draft, id, onId, onImport, onShelf }: ShelfBarProps<K>) {
  const [said, setSaid] = useState('');
  const [panel, setPanel] = useState<'share' | 'import' | null>(null);
  const { now } = draft;
  const save = () => {
    if (now.name.trim() === '') {
      setSaid('Give it a name first.');
      return;
    }
    const place = id ?? freshId(kind);
    const kept = keep(kind, place, now);
    setSaid(
      kept ? `“${now.name.trim()}” is kept on this machine.` : 'This browser keeps nothing: export a file instead.',
    );
    if (kept) onId(place);
    onShelf();
  };
  const copy = () => {
    onId(null);
    draft.change({ ...now, name: `${now.name} (copy)`.slice(0, 40) });
    setSaid('A copy: save it to keep it.');
  };
  /** It stays on the bench, so that the next save brings it back. */
  const throwAway = () => {
    if (id !== null) discard(kind, id);
    onId(null);
    setSaid('It is off the shelf; as long as it lies here, Save brings it back.');
    onShelf();
  };
  return (
    <div class="shelf-bar">
      <div class="shelf-bar__row">
        <label class="shelf-bar__name">
          <span class="visually-hidden">Name of the {noun}</span>
          <input
            class="field"
            value={now.name}
            maxLength={40}
            placeholder={`Name your ${noun}`}
            data-testid="document-name"
            onInput={(event) => {
              setSaid('');
              draft.change({ ...now, name: event.currentTarget.value }, 'name');
            }}
          />
        </label>
        <button type="button" class="btn btn--mustard" data-testid="save" onClick={save}>
          <Icon name="tick" /> Save
        </button>
        <button
          type="button"
          class="btn shelf-bar__icon"
          aria-label="Undo"
          aria-disabled={!draft.canUndo}
          onClick={draft.undo}
        >
          <Icon name="undo" />
        </button>
        <button
          type="button"
          class="btn shelf-bar__icon"
          aria-label="Redo"
          aria-disabled={!draft.canRedo}
          onClick={draft.redo}
        >
          <Icon name="redo" />
        </button>
        <button
          type="button"
          class="btn"
          aria-expanded={panel === 'share'}
          onClick={() => setPanel(panel === 'share' ? null : 'share')}
        >
          <Icon name="link" /> Share
        </button>
        <button
          type="button"
          class="btn"
          aria-expanded={panel === 'import'}
          onClick={() => setPanel(panel === 'import' ? null : 'import')}
        >
          <Icon name="plus" /> Import
        </button>
        {id !== null && (
          <>
            <button type="button" class="btn" onClick={copy}>
              Copy
            </button>
            <button type="button" class="btn" data-testid="discard" onClick={throwAway}>
              Throw away
            </button>
          </>
        )}
      </div>
      <p class="shelf-bar__said" role="status">
        {said}
      </p>
      {panel === 'share' && <SharePanel kind={kind} document={now} noun={noun} />}
      {panel === 'import' && (
        <ImportPanel
          kind={kind}
          noun={noun}
          onImport={(document) => {
            setPanel(null);
            setSaid(`“${document.name || 'Nameless'}” is laid out. Save it to keep it.`);
            onImport(document);
          }}
        />
      )}
    </div>
  );
}

interface ShareProps<K extends DocumentKind> {
  readonly kind: K;
  readonly document: Doc<K>;
  readonly noun: string;
}

function SharePanel<K extends DocumentKind>({ kind, document: shared, noun }: ShareProps<K>) {
  const [link, setLink] = useState('');
  const [copied, setCopied] = useState<'no' | 'yes' | 'by-hand'>('no');
  useEffect(() => {
    let gone = false;
    setCopied('no');
    void linkTo(window.location.origin, kind, shared).then((made) => !gone && setLink(made));
    return () => {
      gone = true;
    };
  }, [kind, shared]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
      setCopied('yes');
    } catch {
      setCopied('by-hand');
    }
  };
  const exportFile = () => {
    const url = URL.createObjectURL(new Blob([writeFile(kind, shared)], { type: 'application/json' }));
    const anchor = document.createElement('a');
    anchor.href = url;
    anchor.download = fileName(kind, shared.name);
    anchor.click();
    setTimeout(() => URL.revokeObjectURL(url), 1000);
  };
  return (
    <div class="shelf-panel">
      <input
        class="field"
        readOnly
        value={link}
        aria-label={`Link to this ${noun}`}
        data-testid="share-link"
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" class="btn btn--mustard" onClick={() => void copy()}>
        <Icon name={copied === 'yes' ? 'tick' : 'link'} />
        <span aria-live="polite">{copied === 'yes' ? 'Copied!' : 'Copy link'}</span>
      </button>
      <button type="button" class="btn" onClick={exportFile}>
        Export a file
      </button>
      <p class="note shelf-panel__note">
        {copied === 'by-hand'
          ? 'This browser keeps the clipboard to itself: copy the marked text by hand.'
          : `The whole ${noun} is in the link; nothing is stored anywhere.`}
      </p>
    </div>
  );
}

interface ImportProps<K extends DocumentKind> {
  readonly kind: K;
  readonly noun: string;
  readonly onImport: (document: Doc<K>) => void;
}

function ImportPanel<K extends DocumentKind>({ kind, noun, onImport }: ImportProps<K>) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<readonly string[]>([]);
  const file = useRef<HTMLInputElement>(null);
  const read = async (from: string) => {
    const reading = await readText(kind, from);
    if ('document' in reading) onImport(reading.document);
    else setProblems(reading.problems);
  };
  const open = async (files: FileList | null) => {
    const [first] = files ?? [];
    if (first === undefined) return;
    if (first.size > 500_000) setProblems([`This file is too long: no ${noun} needs so much.`]);
    else {
      const content = await first.text();
      setText(content);
      await read(content);
    }
  };
  return (
    <div class="shelf-panel">
      <textarea
        class="field shelf-panel__text"
        rows={3}
        value={text}
        placeholder={`Paste the link or the file of a ${noun}`}
        aria-label={`Link or file of a ${noun}`}
        data-testid="import-text"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblems([]);
        }}
      />
      <button type="button" class="btn btn--mustard" data-testid="import" onClick={() => void read(text)}>
        Lay it out
      </button>
      <button type="button" class="btn" onClick={() => file.current?.click()}>
        Open a file
      </button>
      <input
        ref={file}
        type="file"
        accept=".json,application/json"
        hidden
        onChange={(event) => void open(event.currentTarget.files)}
      />
      {problems.length > 0 && (
        <ul class="shelf-panel__problems" role="alert">
          {problems.map((problem) => (
            <li key={problem}>
              <Icon name="cross" size={16} /> {problem}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface BrokenProps {
  readonly kind: DocumentKind;
  readonly shelf: Shelf<unknown>;
  readonly onShelf: () => void;
}

/** What was kept and can't be read any more: it can be copied out or thrown away. */
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
