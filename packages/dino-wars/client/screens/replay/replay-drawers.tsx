/** The drawer that is open over a replay, if any. */

import { openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Drawer } from '@dwo/kits/ui/drawer';
import { SettingsPanel } from '@dwo/kits/ui/settings-panel';
import { LogPanel } from '../../hud/panels/log-panel';
import { RulesPanel } from '../../hud/panels/rules-panel';
import { store } from '../../store';
import { ForkPanel } from './fork-panel';
import { LuckPanel } from './luck-panel';
import { MomentsPanel } from './moments-panel';
import { ProofPanel } from './proof-panel';
import { asideOf } from './said-when';
import type { Screening } from './screening';
import { useMine } from './use-mine';
import { useOwners } from './use-owners';
import { REPLAY_KEYS } from './use-replay-keys';

export function ReplayDrawers({ screening }: { readonly screening: Screening }) {
  const drawer = useStore(store, (app) => app.drawer);
  const mine = useMine();
  const owners = useOwners();
  switch (drawer?.type) {
    case 'rule':
      return (
        <Drawer key="rule" title={drawer.id ?? 'Rules'}>
          <RulesPanel rule={drawer.id} onRule={(id) => openDrawer({ type: 'rule', id })} />
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer key="settings" title="Settings">
          <SettingsPanel />
        </Drawer>
      );
    case 'log':
      return (
        <Drawer key="log" title="Battle log">
          <LogPanel mine={mine} owners={owners} aside={asideOf(screening)} />
        </Drawer>
      );
    case 'replay':
      return <Own of={drawer.of} screening={screening} />;
    default:
      return null;
  }
}

const TITLES = {
  luck: 'Was it luck?',
  proof: 'Verify match',
  fork: 'What if …?',
  keys: 'Keys',
  moments: 'Moments',
} as const;

function Own({ of, screening }: { readonly of: keyof typeof TITLES; readonly screening: Screening }) {
  return (
    <Drawer key={of} title={TITLES[of]}>
      {of === 'luck' && <LuckPanel screening={screening} />}
      {of === 'proof' && <ProofPanel screening={screening} />}
      {of === 'fork' && <ForkPanel screening={screening} />}
      {of === 'moments' && <MomentsPanel screening={screening} />}
      {of === 'keys' && (
        <dl class="replay-keys">
          {REPLAY_KEYS.map(({ keys, does }) => (
            <div key={keys} class="replay-keys__row">
              <dt>{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </Drawer>
  );
}
