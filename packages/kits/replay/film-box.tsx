/** The place to choose or drop a file with a record. */

import { useState } from 'preact/hooks';
import { Icon } from '../ui/icons';
import { PosterPage } from '../ui/poster-page';
import { rich, say } from './words';

export function FilmBox({ onFile }: { readonly onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <PosterPage
      name="film-box"
      title={say('file.title')}
      hears={{
        onDragOver(event) {
          event.preventDefault();
          setOver(true);
        },
        onDragLeave: () => setOver(false),
        onDrop(event) {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer?.files);
        },
      }}
    >
      <section class="paper lobby__sheet film-box__sheet">
        <h2 class="paper__head">
          <span>{say('file.head')}</span>
        </h2>
        <label class={`film-box__drop ${over ? 'film-box__drop--over' : ''}`}>
          <Icon name="film" size={54} />
          <span>{rich('file.drop', { b: (words) => <b>{words}</b> })}</span>
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            data-testid="record-file"
            onChange={(event) => take(event.currentTarget.files)}
          />
        </label>
        <p class="note film-box__note">{say('file.note')}</p>
      </section>
    </PosterPage>
  );
}
