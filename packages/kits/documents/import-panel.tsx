/** The import of a link or a file. */

import { useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icons';
import { type DocumentKind, type Named, type Noun, readText } from './documents';
import { say } from './words';

interface ImportProps<T extends Named> {
  readonly kind: DocumentKind<T>;
  readonly noun: Noun;
  readonly onImport: (document: T) => void;
}

/** Imports a document that another person has made, or lists everything that is wrong with it. */
export function ImportPanel<T extends Named>({ kind, noun, onImport }: ImportProps<T>) {
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
    if (first.size > 500_000) setProblems([say('shelf.problem.long', { kind: kind.what })]);
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
        placeholder={say('shelf.paste', { noun })}
        aria-label={say('shelf.paste.label', { noun })}
        data-testid="import-text"
        onInput={(event) => {
          setText(event.currentTarget.value);
          setProblems([]);
        }}
      />
      <button type="button" class="btn btn--mustard" data-testid="import" onClick={() => void read(text)}>
        {say('shelf.import')}
      </button>
      <button type="button" class="btn" onClick={() => file.current?.click()}>
        {say('shelf.open-file')}
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
