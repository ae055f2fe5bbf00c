/** The rulebook: each version in a sentence, the deck, and all rules by their ids. */

import { BookPage } from '@dwo/kits/rulebook/book-page';
import { VERSIONS } from '../rules';
import { Picture } from './book/pictures/picture';
import { rulebook } from './book/rulebook';
import { summaries } from './book/summaries';
import { say } from './words';
import './styles/book.css';
import { credit } from './box/words';

/** The rulebook as a page. */
export function Rules({ hash }: { readonly hash: string | null }) {
  return (
    <BookPage
      book={rulebook()}
      title={say('table.title')}
      credit={credit()}
      hint={say('table.rules.hint')}
      summaries={summaries}
      hash={hash}
      Picture={Picture}
    >
      <p>
        {say('table.odds')} {say('goal.combat', { single: 'false' })} {say('goal.rank', { ties: 'true' })}
      </p>
      <dl class="jw-book__versions">
        {VERSIONS.map((version) => (
          <div key={version}>
            <dt>{say(`version.${version}`)}</dt>
            <dd>{say(`version.${version}.text`)}</dd>
          </div>
        ))}
      </dl>
    </BookPage>
  );
}
