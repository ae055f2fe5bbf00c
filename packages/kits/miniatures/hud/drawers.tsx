/** The drawers beside the table: menu, log, figures, rules, people, chat and settings. */
import type { Tagged } from '@dwo/kernel';
import { useState } from 'preact/hooks';
import type { Rulebook } from '../../rulebook/rulebook';
import { RulesPanel } from '../../rulebook/rules-panel';
import { playerName } from '../../shell/lobby';
import { standsIn } from '../../shell/moves';
import { go } from '../../shell/router';
import { type Drawer as AnyDrawer, openDrawer, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { ChatPanel } from '../../ui/chat-panel';
import { DevicePanel } from '../../ui/device-panel';
import { closeDrawer, Drawer } from '../../ui/drawer';
import { Icon, type IconName } from '../../ui/icons';
import { NoticesPanel } from '../../ui/notices-panel';
import { PeoplePanel } from '../../ui/people-panel';
import { SettingsPanel } from '../../ui/settings-panel';
import { useShown, useTable } from './context';
import { FigurePicture } from './figure-picture';
import { TableLog } from './table-log';
import { say } from './words';

interface DrawersProps {
  readonly book: Rulebook;
  /** Words for the empty search field of the rules, with examples. */
  readonly search: string;
  /** The sign of a side, by its label. */
  sign(label: string): IconName;
}

/** The drawers of the lobby, which are open at the table too. */
export function LobbyDrawers({ book, search, sign }: DrawersProps) {
  const drawer = useStore(store, (app) => app.drawer);
  switch (drawer?.type) {
    case 'rule':
      return (
        <Drawer key="rule" title={drawer.id ?? say('drawer.rules')}>
          <RulesPanel book={book} hint={search} rule={drawer.id} onRule={(id) => openDrawer({ type: 'rule', id })} />
        </Drawer>
      );
    case 'chat':
      return (
        <Drawer key="chat" title={say('drawer.chat')}>
          <ChatPanel />
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer key="settings" title={say('drawer.settings')}>
          <SettingsPanel />
        </Drawer>
      );
    case 'people':
      return (
        <Drawer key="people" title={say('drawer.people')}>
          <PeoplePanel icon={sign} />
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
    default:
      return null;
  }
}

/** The drawers that need an open table. */
export function TableDrawers() {
  const drawer = useStore(store, (app) => app.drawer);
  switch (drawer?.type) {
    case 'menu':
      return (
        <Drawer key="menu" title={say('drawer.menu')}>
          <Menu />
        </Drawer>
      );
    case 'log':
      return (
        <Drawer key="log" title={say('drawer.log')}>
          <TableLog />
        </Drawer>
      );
    case 'roster':
      return (
        <Drawer key="roster" title={say('drawer.roster')}>
          <Roster />
        </Drawer>
      );
    default:
      return null;
  }
}

function Menu() {
  return (
    <div class="menu">
      <Item icon="friends" text={say('drawer.roster')} opens={{ type: 'roster' }} />
      <Item icon="flag" text={say('drawer.log')} opens={{ type: 'log' }} />
      <Item icon="hand" text={say('drawer.people')} opens={{ type: 'people' }} />
      <Item icon="talk" text={say('drawer.chat')} opens={{ type: 'chat' }} />
      <Item icon="book" text={say('drawer.rules')} opens={{ type: 'rule', id: null }} />
      <Item icon="gear" text={say('drawer.settings')} opens={{ type: 'settings' }} />
      <Item icon="share" text={say('drawer.device')} opens={{ type: 'device' }} />
      <Resign />
      <button type="button" class="btn menu__item" onClick={() => go({ page: 'title' })}>
        <Icon name="home" /> {say('menu.leave')}
      </button>
    </div>
  );
}

function Item({ icon, text, opens }: { readonly icon: IconName; readonly text: string; readonly opens: AnyDrawer }) {
  return (
    <button type="button" class="btn menu__item" onClick={() => openDrawer(opens)}>
      <Icon name={icon} /> {text}
    </button>
  );
}

/** Gives up at the second press. */
function Resign() {
  const { game, toolbox } = useTable();
  const match = useStore(store, (app) => app.match);
  const [sure, setSure] = useState(false);
  if (match?.state == null || match.seat === null || match.outcome !== null || standsIn(match)) return null;
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
