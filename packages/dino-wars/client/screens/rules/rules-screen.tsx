/** The rulebook as a page of its own, for reading and for links to single rules. */

import { go } from '@dwo/kits/shell/router';
import { Icon } from '@dwo/kits/ui/icons';
import { currentLanguage } from '@dwo/kits/words/catalogue';
import { RulesPanel } from '../../hud/panels/rules-panel';
import { RULEBOOK } from '../../hud/words/rulebook-text';
import { gamePage } from '../../pages';
import { say } from '../../words';

export function RulesScreen({ rule }: { readonly rule: string | null }) {
  return (
    <main class="page plank">
      <article class="paper page__sheet">
        <header class="page__head">
          <h1 class="page__title poster" lang="en">
            {RULEBOOK.title}
          </h1>
          <button type="button" class="btn" onClick={() => go({ page: 'title' })}>
            <Icon name="home" /> {say('rules-page.home')}
          </button>
        </header>
        {currentLanguage() !== 'en' && <p class="note">{say('rules-page.english')}</p>}
        <RulesPanel rule={rule} onRule={(id) => go(gamePage('rules', id))} />
      </article>
    </main>
  );
}
