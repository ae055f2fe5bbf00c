/** The rulebook of a game as a page and inside a drawer, with the credit of its source above it. */
import type { FunctionComponent } from 'preact';
import { openDrawer } from '../shell/store';
import type { Rulebook } from './rulebook';
import { RulesPanel } from './rules-panel';

/** The parts of a rulebook that a game tells. */
interface BookOfGame {
  readonly book: Rulebook;
  title(): string;
  credit(): string;
  /** Examples of what can be searched. */
  hint(): string;
  readonly Drawers: FunctionComponent;
}

/** The rules for a drawer, and the page of its own. */
export function rulebookPages({ book, title, credit, hint, Drawers }: BookOfGame) {
  function Rules({ rule }: { readonly rule: string | null }) {
    return (
      <>
        <p class="note">{credit()}</p>
        <RulesPanel book={book} hint={hint()} rule={rule} onRule={(id) => openDrawer({ type: 'rule', id })} />
      </>
    );
  }
  function RulesPage({ hash }: { readonly hash: string | null }) {
    return (
      <main class="page plank">
        <article class="paper page__sheet">
          <h1 class="page__title poster">{title()}</h1>
          <Rules rule={hash} />
        </article>
        <Drawers />
      </main>
    );
  }
  return { Rules, RulesPage };
}
