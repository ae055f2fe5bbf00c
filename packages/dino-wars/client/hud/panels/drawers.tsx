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

export function Drawers() {
  const drawer = useStore(store, (app) => app.drawer);
  switch (drawer?.type) {
    case undefined:
    // The replay page has drawers of its own.
    case 'replay':
      return null;
    case 'rule':
      return (
        <Drawer key="rule" title={drawer.id ?? say('drawer.rules')}>
          <RulesPanel rule={drawer.id} onRule={(id) => openDrawer({ type: 'rule', id })} />
        </Drawer>
      );
    case 'menu':
      return (
        <Drawer key="menu" title={say('drawer.menu')}>
          <MenuPanel />
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer key="settings" title={say('drawer.settings')}>
          <SettingsPanel />
        </Drawer>
      );
    case 'orders':
      return (
        <Drawer key="orders" title={say('drawer.orders')}>
          <OrdersPanel />
        </Drawer>
      );
    case 'agreed':
      return (
        <Drawer key="agreed" title={say('drawer.agreed')}>
          <AgreedPanel />
        </Drawer>
      );
    case 'chat':
      return (
        <Drawer key="chat" title={say('drawer.chat')}>
          <ChatPanel />
        </Drawer>
      );
    case 'people':
      return (
        <Drawer key="people" title={say('drawer.people')}>
          <PeoplePanel />
        </Drawer>
      );
    case 'device':
      return (
        <Drawer key="device" title={say('drawer.device')}>
          <DevicePanel />
        </Drawer>
      );
    case 'notices':
      return (
        <Drawer key="notices" title={say('drawer.notices')}>
          <NoticesPanel />
        </Drawer>
      );
    case 'help':
      return (
        <Drawer key="help" title={say('drawer.help')}>
          <HelpPanel />
        </Drawer>
      );
    case 'roster':
      return (
        <Drawer key="roster" title={say('drawer.roster')}>
          <RosterPanel />
        </Drawer>
      );
    case 'log':
      return (
        <Drawer key="log" title={say('drawer.log')}>
          <LogPanel />
        </Drawer>
      );
  }
}
