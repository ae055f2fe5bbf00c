/** The data that is stored about people, why, for how long and by whom; and the way to read or delete one's own. */

import { go } from '@dwo/kits/shell/router';
import { useAsked } from '@dwo/kits/shell/use-asked';
import { Icon } from '@dwo/kits/ui/icons';
import { Problem } from '@dwo/kits/ui/poster-page';
import { say as home } from '@dwo/kits/words';
import type { About } from '@dwo/shared';
import { readAbout } from '../../net/own-data';
import { say } from '../../words';
import { keptForAbandoned, keptForFinished, wordsOf } from './keeping';
import { OwnData } from './own-data';
import './privacy.css';

/** The kinds of data that are stored. */
const KINDS = [
  'matches',
  'chat',
  'identity',
  'notices',
  'daily',
  'ratings',
  'tournaments',
  'browser',
  'backups',
] as const;

export function PrivacyScreen() {
  const { answer: about, problem } = useAsked(readAbout);
  return (
    <main class="page plank">
      <article class="paper page__sheet">
        <header class="page__head">
          <h1 class="page__title poster">{say('privacy.title')}</h1>
          <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
            <Icon name="home" /> {home('frame.home')}
          </button>
        </header>
        <section class="credits privacy">
          <p>{say('privacy.text')}</p>
          <h2 class="paper__band">{say('privacy.operator')}</h2>
          <Operator about={about} problem={problem} />
          <h2 class="paper__band">{say('privacy.stored')}</h2>
          <Stored about={about} />
          <h2 class="paper__band">{say('privacy.not')}</h2>
          <p>{say('privacy.not.text')}</p>
          <h2 class="paper__band">{say('own.title')}</h2>
          <OwnData />
        </section>
      </article>
    </main>
  );
}

function Operator({ about, problem }: { readonly about: About | null; readonly problem: string | null }) {
  if (problem !== null) return <Problem text={problem} />;
  if (about === null) return <p class="note">{say('privacy.operator.asking')}</p>;
  if (about.contact === null) {
    return <p data-testid="contact">{say('privacy.operator.none')}</p>;
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
      {KINDS.map((kind) => (
        <div key={kind} class="privacy__item">
          <dt>{say(`privacy.${kind}`)}</dt>
          <dd>
            {say(`privacy.${kind}.text`, { mail: about?.sendsMail === true })}{' '}
            {kind === 'matches' && about !== null && `${keptForFinished(about)} ${keptForAbandoned(about)}`}
          </dd>
          <dd class="privacy__why">{say(`privacy.${kind}.why`)}</dd>
        </div>
      ))}
    </dl>
  );
}
