/** The drawer that is open, if any. */
import { openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { ChatPanel } from '@dwo/kits/ui/chat-panel';
import { DevicePanel } from '@dwo/kits/ui/device-panel';
import { Drawer } from '@dwo/kits/ui/drawer';
import { NoticesPanel } from '@dwo/kits/ui/notices-panel';
import { SettingsPanel } from '@dwo/kits/ui/settings-panel';
import { store } from '../../store';
import { say } from '../../words';
import { AgreedPanel } from './agreed-panel';
import { HelpPanel } from './help-panel';
import { LogPanel } from './log-panel';
import { MenuPanel } from './menu-panel';
import { OrdersPanel } from './orders-panel';
import { PeoplePanel } from './people-panel';
import { RosterPanel } from './roster-panel';
import { RulesPanel } from './rules-panel';

/** The panels of the drawers that take no data. */
const PANELS = {
  menu: MenuPanel,
  settings: SettingsPanel,
  orders: OrdersPanel,
  agreed: AgreedPanel,
  chat: ChatPanel,
  people: PeoplePanel,
  device: DevicePanel,
  notices: NoticesPanel,
  help: HelpPanel,
  roster: RosterPanel,
  log: LogPanel,
} as const;

export function Drawers() {
  const drawer = useStore(store, (app) => app.drawer);
  // The replay page has drawers of its own.
  if (drawer == null || drawer.type === 'replay') return null;
  if (drawer.type === 'rule') {
    return (
      <Drawer key="rule" title={drawer.id ?? say('drawer.rules')}>
        <RulesPanel rule={drawer.id} onRule={(id) => openDrawer({ type: 'rule', id })} />
      </Drawer>
    );
  }
  const Panel = PANELS[drawer.type];
  return (
    <Drawer key={drawer.type} title={say(`drawer.${drawer.type}`)}>
      <Panel />
    </Drawer>
  );
}
