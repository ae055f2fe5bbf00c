/** Settings on the title: the sheet is fetched when it is asked for; the other languages are links. */

import { openDrawer } from '@dwo/kits/shell/store';
import { say } from '@dwo/kits/words';
import { chooseLanguage, currentLanguage } from '@dwo/kits/words/catalogue';
import { LANGUAGE_NAMES, LANGUAGES } from '@dwo/shared';
import type { FunctionComponent } from 'preact';
import { useState } from 'preact/hooks';

/** The links of the title to the settings and to each other language. */
export function SettingsLinks() {
  const [Sheet, setSheet] = useState<FunctionComponent | null>(null);
  const open = async () => {
    const { SettingsSheet } = await import('./settings-sheet');
    openDrawer({ type: 'settings' });
    setSheet(() => SettingsSheet);
  };
  return (
    <>
      <button
        type="button"
        class="title__link"
        data-testid="title-settings"
        onClick={() => void open().catch(() => {})}
      >
        {say('title.settings')}
      </button>
      {LANGUAGES.filter((each) => each !== currentLanguage()).map((each) => (
        <span key={each}>
          {' · '}
          <button type="button" class="title__link" lang={each} onClick={() => chooseLanguage(each)}>
            {LANGUAGE_NAMES[each]}
          </button>
        </span>
      ))}
      {Sheet !== null && <Sheet />}
    </>
  );
}
