/** The drawers beside the table: menu, log, figures, rules, people, chat and settings. */
import type { Tagged } from '@dwo/kernel';
import { useMemo, useState } from 'preact/hooks';
import { playerName } from '../../shell/lobby';
import { store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { closeDrawer } from '../../ui/drawer';
import { Icon, type IconName } from '../../ui/icons';
import { PeoplePanel } from '../../ui/people-panel';
import { useShown, useTable } from './context';
import { FigurePicture } from './figure-picture';
import { Menu } from './menu';
import { PanelDrawers, type Rules, SHARED } from './panel-drawers';
import { TableLog } from './table-log';
import { say } from './words';

interface DrawersProps extends Rules {
  /** The sign of a side, by its label. */
  sign(label: string): IconName;
}

/** The drawers of the lobby, which are open at the table too. */
export function LobbyDrawers({ book, search, sign }: DrawersProps) {
  const panels = useMemo(() => ({ ...SHARED, people: () => <PeoplePanel icon={sign} /> }), [sign]);
  return <PanelDrawers panels={panels} rules={{ book, search }} />;
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

/** All figures by player, with their facts: the table in words. A press selects a figure. */
function Roster() {
  const { game, toolbox } = useTable();
  const state = useShown();
  const lobby = useStore(store, ({ match }) => match?.lobby ?? null);
  if (state === null || lobby === null) return null;
  return (
    <div class="roster">
      {lobby.chairs.map((_, seat) => (
        <section key={seat} aria-label={playerName(lobby, seat)}>
          <h3 class="paper__band">{playerName(lobby, seat)}</h3>
          <ul class="roster__list">
            {game.tray(state, seat).map((id) => {
              const { art, life, rows } = game.look(state, id);
              return (
                <li key={id} class="roster__row">
                  <button
                    type="button"
                    class="btn roster__figure"
                    onClick={() => {
                      closeDrawer();
                      toolbox.select(id);
                    }}
                  >
                    <FigurePicture art={art} width={48} height={38} />
                    <span>
                      <b>{game.words.full(state, id)}</b>
                      {life !== null && <span class="num"> · {say('life', life)}</span>}
                      <span class="note">
                        {' '}
                        {rows.map(({ label, value }) => `${label} ${value}`.trim()).join(' · ')}
                      </span>
                    </span>
                  </button>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

const TABLE = { menu: () => <Menu endings={<Resign />} />, log: TableLog, roster: Roster } as const;
