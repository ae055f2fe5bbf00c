/** The authors of everything, and that this is a fans' table. */

import { go } from '@dwo/kits/shell/router';
import { Icon } from '@dwo/kits/ui/icons';

const THANKS = [
  ['Colyseus', 'rooms, state and sockets', 'MIT'],
  ['PixiJS', 'the table', 'MIT'],
  ['Preact', 'the panels', 'MIT'],
  ['Zustand', 'the store', 'MIT'],
  ['focus-trap', 'keyboard manners', 'MIT'],
  ['Zod', 'shapes of messages', 'MIT'],
  ['noble-hashes', 'honest dice', 'MIT'],
  ['Bangers', 'poster words, by Vernon Adams', 'OFL'],
  ['Barlow Condensed', 'everything one reads, by Jeremy Tribby', 'OFL'],
  ['Special Elite', 'the typewriter, by Astigmatic', 'Apache 2.0'],
] as const;

export function CreditsScreen() {
  return (
    <main class="page plank">
      <article class="paper page__sheet">
        <header class="page__head">
          <h1 class="page__title poster">Credits</h1>
          <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
            <Icon name="home" /> Toy box
          </button>
        </header>
        <section class="credits">
          <h2 class="paper__band">The game</h2>
          <p>
            <b>DINO WARS!</b> is a game with miniatures by <b>Tom Moldvay</b>, army against dinosaurs, first printed in
            Dragon Magazine 166 in 1991. This is an unofficial, non-commercial table for it. It is not connected with,
            or approved by, the author's estate or the publisher. The rules on these pages are in our own words.
          </p>
          <h2 class="paper__band">The table</h2>
          <p>
            Code and drawings were made for this table and are under the MIT licence. No picture or sound was taken from
            elsewhere.
          </p>
          <p>
            What is stored when you play, and how to delete it: <a href="/privacy">privacy</a>.
          </p>
          <h2 class="paper__band">Built with</h2>
          <ul class="credits__list">
            {THANKS.map(([name, what, licence]) => (
              <li key={name}>
                <b>{name}</b> <span>{what}</span> <span class="note">{licence}</span>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </main>
  );
}
