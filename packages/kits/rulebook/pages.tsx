/** The rulebook of a game as a page and inside a drawer, with the credit of its source above it. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { openDrawer } from '../shell/store';
import { BookPage } from './book-page';
import type { Rulebook } from './rulebook';
import { RulesPanel } from './rules-panel';
import type { Summaries } from './summaries';

/** The parts of a rulebook that a game tells. */
interface BookOfGame {
  /** In the language of the page. */
  book(): Rulebook;
  readonly summaries: Summaries;
  title(): string;
  credit(): string;
  /** Examples of what can be searched. */
  hint(): string;
  /** The part before the chapters. */
  before?(): ComponentChildren;
  /** The picture of a chapter, by its slug. */
  readonly Picture?: FunctionComponent<{ readonly slug: string }>;
  readonly Drawers: FunctionComponent;
}

/** The rules for a drawer, and the page of its own. */
export function rulebookPages({ book, summaries, title, credit, hint, before, Picture, Drawers }: BookOfGame) {
  function Rules({ rule }: { readonly rule: string | null }) {
    return (
      <>
        <p class="note">{credit()}</p>
        <RulesPanel
          {...{ rule, summaries }}
          book={book()}
          hint={hint()}
          onRule={(id) => openDrawer({ type: 'rule', id })}
        />
      </>
    );
  }
  function RulesPage({ hash }: { readonly hash: string | null }) {
    return (
      <>
        <BookPage
          book={book()}
          title={title()}
          credit={credit()}
          hint={hint()}
          summaries={summaries}
          hash={hash}
          Picture={Picture}
        >
          {before?.()}
        </BookPage>
        <Drawers />
      </>
    );
  }
  return { Rules, RulesPage };
}
