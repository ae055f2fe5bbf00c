/** The rulebook as a page; the text of a single rule of a unit opens over it. */
import { BookPage } from '@dwo/kits/rulebook/book-page';
import { Picture } from '../book/pictures/picture';
import { rulebook } from '../book/rulebook';
import { summaries } from '../book/summaries';
import { credit } from '../box/words';
import { say } from '../words';
import { Drawers } from './drawers';
import '../table.css';
import '../panels.css';

export function RulesPage({ hash }: { readonly hash: string | null }) {
  return (
    <>
      <BookPage
        book={rulebook()}
        title={say('table.title')}
        credit={credit()}
        hint={say('book.search')}
        summaries={summaries}
        hash={hash}
        Picture={Picture}
      />
      <Drawers />
    </>
  );
}
