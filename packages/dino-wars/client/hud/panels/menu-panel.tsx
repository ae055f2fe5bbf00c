/** The menu, with the offer to stop and score and giving up. */
import { Menu } from '@dwo/kits/miniatures/hud/menu';
import { useStore } from '@dwo/kits/shell/use-store';
import { store } from '../../store';
import { Endings } from './giving-up';

export function MenuPanel() {
  const army = useStore(store, ({ match }) => match?.state?.players[match.seat ?? -1]?.side === 'army');
  return <Menu own={army ? ['orders', 'agreed', 'help'] : ['agreed', 'help']} endings={<Endings />} />;
}
