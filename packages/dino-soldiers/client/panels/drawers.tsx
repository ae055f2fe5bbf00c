/** The drawers of lobby and table: chat, settings, menu, rules, and the field in words. */

import { onShow } from '@dwo/kits/shell/moves';
import { openDrawer, store } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { TileList } from '@dwo/kits/tiles';
import { ChatPanel } from '@dwo/kits/ui/chat-panel';
import { Drawer } from '@dwo/kits/ui/drawer';
import { PeopleDrawer } from '@dwo/kits/ui/people-drawer';
import { SettingsPanel } from '@dwo/kits/ui/settings-panel';
import { TableMenu } from '@dwo/kits/ui/table-menu';
import { keyOf, type Now } from '../../rules';
import { credit } from '../box/words';
import { unitsText } from '../field/board';
import { spotName, tileText } from '../names';
import { say } from '../words';
import { Book } from './book';
import { Log } from './log';

export function Drawers() {
  const drawer = useStore(store, (app) => app.drawer);
  switch (drawer?.type) {
    case 'chat':
      return (
        <Drawer title={say('table.talk')}>
          <ChatPanel />
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer title={say('table.settings')}>
          <SettingsPanel />
        </Drawer>
      );
    case 'menu':
      return (
        <Drawer title={say('table.menu')}>
          <Menu />
        </Drawer>
      );
    case 'people':
      return <PeopleDrawer icon={(label) => (label === 'soldiers' ? 'star' : 'claw')} />;
    case 'rule':
      return (
        <Drawer title={say('table.rules')}>
          <Book rule={drawer.id} />
        </Drawer>
      );
    case 'log':
      return (
        <Drawer title={say('table.log')}>
          <Log />
        </Drawer>
      );
    case 'roster':
      return (
        <Drawer title={say('table.list')}>
          <Places />
        </Drawer>
      );
    default:
      return null;
  }
}

function Menu() {
  return (
    <TableMenu resigns>
      <button type="button" class="btn" onClick={() => openDrawer({ type: 'log' })}>
        {say('table.log')}
      </button>
      <button type="button" class="btn" onClick={() => openDrawer({ type: 'roster' })}>
        {say('table.list')}
      </button>
      <p class="note">{credit()}</p>
    </TableMenu>
  );
}

/** Every tile in words; a press moves the keyboard focus to the tile. */
function Places() {
  const state = useStore(store, ({ match }) => onShow(match)) as Now | null;
  if (state === null) return null;
  const rows = [...state.tiles.entries()]
    .sort(([, a], [, b]) => a.y - b.y || a.x - b.x)
    .map(([at, tile]) => ({
      key: keyOf(tile),
      place: spotName(tile, state.tiles),
      tile: tileText(tile),
      pieces: unitsText(state, at),
      action: say('list.go'),
    }));
  const heads = {
    place: say('list.place'),
    tile: say('list.tile'),
    pieces: say('list.units'),
    action: say('list.action'),
  };
  return (
    <TileList
      rows={rows}
      heads={heads}
      onPress={(key) => {
        openDrawer(null);
        setTimeout(() => document.querySelector<HTMLElement>(`[data-cell="${key}"]`)?.focus(), 50);
      }}
    />
  );
}
