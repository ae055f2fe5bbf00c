/** The rulebook as a page of its own, for reading and for links to single rules. */

import { BookPage } from '@dwo/kits/rulebook/book-page';
import { Picture } from '../../book/pictures/picture';
import { summaries } from '../../book/summaries';
import { rulebook } from '../../hud/words/rulebook-text';
import { say } from '../../words';

export function RulesScreen({ rule }: { readonly rule: string | null }) {
  return (
    <BookPage
      book={rulebook()}
      title={rulebook().title}
      credit={null}
      hint={say('rules.search.hint')}
      summaries={summaries}
      hash={rule}
      Picture={Picture}
    />
  );
}
