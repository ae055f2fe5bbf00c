/**
 * The data stored about people, why, for how long and by whom; and the way to have all of one's own told or deleted.
 */

import { go } from '@dwo/kits/shell/router';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { Problem } from '@dwo/kits/ui/poster-page';
import type { About } from '@dwo/shared';
import { readAbout } from '../../net/own-data';
import { keptForAbandoned, keptForFinished, wordsOf } from './keeping';
import { OwnData } from './own-data';
import './privacy.css';

export function PrivacyScreen() {
  const { answer: about, problem } = useAsked(readAbout);
  return (
    <main class="page plank">
      <article class="paper page__sheet">
        <header class="page__head">
          <h1 class="page__title poster">Privacy</h1>
          <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
            <Icon name="home" /> Toy box
          </button>
        </header>
        <section class="credits privacy">
          <p>
            You play here without an account. There are no cookies, no advertisements and no trackers, and these pages
            load nothing from other sites.
          </p>
          <h2 class="paper__band">Who runs this server</h2>
          <Operator about={about} problem={problem} />
          <h2 class="paper__band">What is stored</h2>
          <Stored about={about} />
          <h2 class="paper__band">What is not stored</h2>
          <p>
            Your internet address is counted in memory, so that nobody floods the server, and forgotten within a day. It
            is not in the log. If something breaks in your browser, the server is told the place in the code and the
            kind of page, not who you are or what you wrote.
          </p>
          <h2 class="paper__band">Your data</h2>
          <OwnData />
        </section>
      </article>
    </main>
  );
}

function Operator({ about, problem }: { readonly about: About | null; readonly problem: string | null }) {
  if (problem !== null) return <Problem text={problem} />;
  if (about === null) return <p class="note">Asking the server …</p>;
  if (about.contact === null) {
    return <p data-testid="contact">The people who run this server have left no contact here.</p>;
  }
  return (
    <p data-testid="contact">
      {wordsOf(about.contact).map(({ text, href }) => (href === null ? text : <a href={href}>{text}</a>))}
    </p>
  );
}

function Stored({ about }: { readonly about: About | null }) {
  return (
    <dl class="privacy__list">
      <Item
        what="Matches"
        why="So that a match survives a crash, can go on another day, and can be watched and verified."
      >
        The names players gave, who sat where, every move and its time. {about !== null && keptForFinished(about)}{' '}
        {about !== null && keptForAbandoned(about)}
      </Item>
      <Item what="Chat" why="So that somebody who comes late can read it, and bad manners can be reported.">
        The latest 120 lines of a match, as long as the match is kept. A reported line goes to the people who run this
        server, with the lines around it.
      </Item>
      <Item what="Your identity" why="So that your seats and your battles are yours, without a password.">
        A random number, which your browser keeps too. Nobody else is shown it. It stays until you delete it below.
      </Item>
      <Item what="Turn notices" why="Only if you asked to be told.">
        {about?.sendsMail === true
          ? 'A mail address, or what your browser needs to show notices. '
          : 'What your browser needs to show notices. '}
        Until you switch it off.
      </Item>
      <Item what="In your browser" why="So that you find your seats again.">
        The keys to your seats, your name, your settings, and forces and tables that you drew. They stay in this
        browser.
      </Item>
      <Item what="Backups" why="So that a broken disk loses no matches.">
        The people who run this server may keep copies of all of it. What you delete leaves the copies when these are
        replaced.
      </Item>
    </dl>
  );
}

interface ItemProps {
  readonly what: string;
  readonly why: string;
  readonly children: preact.ComponentChildren;
}

function Item({ what, why, children }: ItemProps) {
  return (
    <div class="privacy__item">
      <dt>{what}</dt>
      <dd>{children}</dd>
      <dd class="privacy__why">{why}</dd>
    </div>
  );
}
