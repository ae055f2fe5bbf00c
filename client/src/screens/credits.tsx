/** The authors of everything, and the note that this is a fan project. */

import { go } from '@dwo/kits/shell/router';
import { Icon } from '@dwo/kits/ui/icons';
import { say as home } from '@dwo/kits/words';
import { CLIENTS } from '@dwo/shelf/client';
import { rich, say } from '../words';

/** The works of others that this one uses, and their licences. */
const THANKS = {
  colyseus: 'MIT',
  pixi: 'MIT',
  preact: 'MIT',
  zustand: 'MIT',
  'focus-trap': 'MIT',
  zod: 'MIT',
  idb: 'ISC',
  comlink: 'Apache-2.0',
  workbox: 'MIT',
  'noble-hashes': 'MIT',
  bangers: 'OFL',
  barlow: 'OFL',
  elite: 'Apache 2.0',
} as const;
const WORKS = Object.keys(THANKS) as (keyof typeof THANKS)[];

export function CreditsScreen() {
  return (
    <main class="page plank">
      <article class="paper page__sheet">
        <header class="page__head">
          <h1 class="page__title poster">{say('credits.title')}</h1>
          <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
            <Icon name="home" /> {home('frame.home')}
          </button>
        </header>
        <section class="credits">
          <h2 class="paper__band">{say('credits.games')}</h2>
          {CLIENTS.map(({ box }) => (
            <p key={box.id}>
              <b>{box.title}</b> {box.credit}
            </p>
          ))}
          <h2 class="paper__band">{say('credits.table')}</h2>
          <p>{say('credits.table.text')}</p>
          <p>{rich('credits.privacy', { privacy: (words) => <a href="/privacy">{words}</a> })}</p>
          <h2 class="paper__band">{say('credits.built')}</h2>
          <ul class="credits__list">
            {WORKS.map((work) => (
              <li key={work}>
                {rich(`credits.of.${work}`, { b: (words) => <b>{words}</b>, what: (words) => <span>{words}</span> })}{' '}
                <span class="note">{THANKS[work]}</span>
              </li>
            ))}
          </ul>
        </section>
      </article>
    </main>
  );
}
