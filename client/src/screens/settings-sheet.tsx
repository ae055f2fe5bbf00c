/** The sheet of settings on a page without a match. */

import { store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Drawer } from '@dwo/kits/ui/drawer';
import { SettingsPanel } from '@dwo/kits/ui/settings-panel';
import { say } from '@dwo/kits/words';

export function SettingsSheet() {
  const open = useStore(store, ({ drawer }) => drawer?.type === 'settings');
  if (!open) return null;
  return (
    <Drawer title={say('title.settings')}>
      <SettingsPanel />
    </Drawer>
  );
}
