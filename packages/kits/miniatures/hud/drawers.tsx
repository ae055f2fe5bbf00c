/** The drawers beside the table: menu, log, figures, rules, people, chat and settings. */
import type { Tagged } from '@dwo/kernel';
import { useMemo, useState } from 'preact/hooks';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { closeDrawer } from '../../ui/drawer';
import { Icon, type IconName } from '../../ui/icons';
import { PeoplePanel } from '../../ui/people-panel';
import { useTable } from './context';
import { TableHelp } from './key-list';
import { Menu } from './menu';
import { PanelDrawers, type Rules, SHARED } from './panel-drawers';
import { TableLog } from './table-log';
import { TableRoster } from './table-roster';
import { say } from './words';

interface DrawersProps extends Rules {
  /** The sign of a side, by its label. */
  sign(label: string): IconName;
}

/** The drawers of the lobby, which are open at the table too. */
export function LobbyDrawers({ book, summaries, search, sign }: DrawersProps) {
  const panels = useMemo(() => ({ ...SHARED, people: () => <PeoplePanel icon={sign} /> }), [sign]);
  return <PanelDrawers panels={panels} rules={{ book, summaries, search }} />;
}

/** The drawers that need an open table. */
export function TableDrawers() {
  return <PanelDrawers panels={TABLE} rules={null} />;
}

/** Gives up at the second press. */
function Resign() {
  const { game, toolbox } = useTable();
  const match = useStore(store, (app) => app.match);
  const [sure, setSure] = useState(false);
  if (match?.state == null || match.seat === null) return null;
  const intent = game.resign(match.state, match.seat);
  if (intent === null) return null;
  const press = () => {
    if (!sure) {
      setSure(true);
      return;
    }
    closeDrawer();
    void toolbox.wish(intent as Tagged);
  };
  return (
    <button type="button" class="btn menu__item menu__item--danger" onClick={press} onBlur={() => setSure(false)}>
      <Icon name="cross" /> {say(sure ? 'menu.resign.sure' : 'menu.resign')}
    </button>
  );
}

const TABLE = {
  menu: () => <Menu own={['help']} endings={<Resign />} />,
  log: TableLog,
  roster: TableRoster,
  help: TableHelp,
} as const;
