/** The rulebook as a page; the text of a single rule opens over it. */
import { HomeLink } from '@dwo/kits/ui/home-link';
import { say } from '../words';
import { Book } from './book';
import { Drawers } from './drawers';
import '../table.css';
import '../panels.css';

export function RulesPage() {
  return (
    <main class="page plank">
      <article class="paper page__sheet ds-page">
        <HomeLink />
        <h1 class="page__title poster">{say('table.title')}</h1>
        <h2 class="ribbon">{say('table.rulebook')}</h2>
        <Book rule={null} />
      </article>
      <Drawers />
    </main>
  );
}
