/** The rulebook as a page and as a drawer. Its licence asks for the credit above it. */
import { parseRulebook } from '@dwo/kits/rulebook/rulebook';
import { RulesPanel } from '@dwo/kits/rulebook/rules-panel';
import { openDrawer } from '@dwo/kits/shell/store';
import markdown from '../RULES.md?raw';
import { credit } from './box/names';
import { Drawers } from './drawers';
import { say } from './words';

const BOOK = parseRulebook(markdown);

export function Rules({ rule }: { readonly rule: string | null }) {
  return (
    <>
      <p class="note">{credit()}</p>
      <RulesPanel
        book={BOOK}
        hint={say('rules.search')}
        rule={rule}
        onRule={(id) => openDrawer({ type: 'rule', id })}
      />
    </>
  );
}

/** The rulebook as a page of its own. */
export function RulesPage({ hash }: { readonly hash: string | null }) {
  return (
    <main class="page plank">
      <article class="paper page__sheet">
        <h1 class="page__title poster">{say('title')}</h1>
        <Rules rule={hash} />
      </article>
      <Drawers />
    </main>
  );
}
