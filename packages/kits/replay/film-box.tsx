/** The box in which a record from a file is put. */

import { useState } from 'preact/hooks';
import { Icon } from '../ui/icons';
import { PosterPage } from '../ui/poster-page';

export function FilmBox({ onFile }: { readonly onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <PosterPage
      name="film-box"
      title="Roll the film!"
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
          <span>A match from a file</span>
        </h2>
        <label class={`film-box__drop ${over ? 'film-box__drop--over' : ''}`}>
          <Icon name="film" size={54} />
          <span>
            <b>Drop a record here</b>, or press to choose one.
          </span>
          <input
            type="file"
            class="visually-hidden"
            accept=".json,application/json"
            data-testid="record-file"
            onChange={(event) => take(event.currentTarget.files)}
          />
        </label>
        <p class="note film-box__note">
          Every finished battle can be saved as such a file. It is played on this machine and sent nowhere, by the rules
          of its own day, however old it is.
        </p>
      </section>
    </PosterPage>
  );
}
