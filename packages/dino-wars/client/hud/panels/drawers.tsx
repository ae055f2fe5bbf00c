/** The drawer that is open, if any. */
import { openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { ChatPanel } from '@dwo/kits/ui/chat-panel';
import { DevicePanel } from '@dwo/kits/ui/device-panel';
import { Drawer } from '@dwo/kits/ui/drawer';
import { NoticesPanel } from '@dwo/kits/ui/notices-panel';
import { SettingsPanel } from '@dwo/kits/ui/settings-panel';
import { store } from '../../store';
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
        <Drawer key="rule" title={drawer.id ?? 'Rules'}>
          <RulesPanel rule={drawer.id} onRule={(id) => openDrawer({ type: 'rule', id })} />
        </Drawer>
      );
    case 'menu':
      return (
        <Drawer key="menu" title="Menu">
          <MenuPanel />
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer key="settings" title="Settings">
          <SettingsPanel />
        </Drawer>
      );
    case 'orders':
      return (
        <Drawer key="orders" title="Standing orders">
          <OrdersPanel />
        </Drawer>
      );
    case 'agreed':
      return (
        <Drawer key="agreed" title="Rules of this match">
          <AgreedPanel />
        </Drawer>
      );
    case 'chat':
      return (
        <Drawer key="chat" title="Talk">
          <ChatPanel />
        </Drawer>
      );
    case 'people':
      return (
        <Drawer key="people" title="At the table">
          <PeoplePanel />
        </Drawer>
      );
    case 'device':
      return (
        <Drawer key="device" title="Play on another device">
          <DevicePanel />
        </Drawer>
      );
    case 'notices':
      return (
        <Drawer key="notices" title="When it is my turn">
          <NoticesPanel />
        </Drawer>
      );
    case 'help':
      return (
        <Drawer key="help" title="How to play">
          <HelpPanel />
        </Drawer>
      );
    case 'roster':
      return (
        <Drawer key="roster" title="List of figures">
          <RosterPanel />
        </Drawer>
      );
    case 'log':
      return (
        <Drawer key="log" title="Battle log">
          <LogPanel />
        </Drawer>
      );
  }
}
