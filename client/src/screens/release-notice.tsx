/** Says that the server has a newer release; the page is reloaded only when the person asks for it. */

import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { say } from '@dwo/kits/words';
import { reloadForRelease } from '../net/release';
import './release-notice.css';

export function ReleaseNotice() {
  const outdated = useStore(store, (app) => app.outdated);
  return (
    <div role="status">
      {outdated && (
        <p class="release-notice" data-testid="release-notice">
          {say('release.new')}
          <button type="button" class="btn" onClick={reloadForRelease}>
            <Icon name="undo" size={18} /> {say('release.reload')}
          </button>
        </p>
      )}
    </div>
  );
}
