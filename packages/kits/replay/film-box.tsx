/** The box in which a record from a file is put. */

import { useState } from 'preact/hooks';
import { useBox } from '../shell/box';
import { go } from '../shell/router';
import { Icon } from '../ui/icons';

export function FilmBox({ onFile }: { readonly onFile: (file: File) => void }) {
  const { Poster } = useBox();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null | undefined) => {
    const file = files?.[0];
    if (file !== undefined) onFile(file);
  };
  return (
    <main
      class="film-box"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        take(event.dataTransfer?.files);
      }}
    >
      <Poster plain>
        <div class="lobby__scroll">
          <header class="lobby__head">
            <button
              type="button"
              class="btn lobby__home"
              aria-label="To the toy box"
              onClick={() => go({ page: 'title' })}
            >
              <Icon name="home" /> <span>Toy box</span>
            </button>
            <h1 class="lobby__title poster">Roll the film!</h1>
          </header>
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
              Every finished battle can be saved as such a file. It is played on this machine and sent nowhere, by the
              rules of its own day, however old it is.
            </p>
          </section>
        </div>
      </Poster>
    </main>
  );
}
