/** The menu of a table: people, settings, rules and keys, then the two ways to go. */
import type { ComponentChildren } from 'preact';
import { useContext, useState } from 'preact/hooks';
import { homeOf, useBox } from '../shell/box';
import { go } from '../shell/router';
import { SessionContext } from '../shell/session-context';
import { openDrawer, store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { say } from '../words';
import { PeopleButton } from './people-drawer';
import './table-menu.css';

interface TableMenuProps {
  /** Whether the game can be resigned by this person now. */
  readonly resigns: boolean;
  /** False in a game that can undo nothing (`PeoplePanelProps`). Default: true. */
  readonly undoes?: boolean;
  /** Further buttons of the game. */
  readonly children?: ComponentChildren;
}

/** The menu; a match under way goes on when its player leaves, and the menu says so. */
export function TableMenu({ resigns, undoes = true, children }: TableMenuProps) {
  const line = useContext(SessionContext);
  const box = useBox();
  const playing = useStore(store, ({ match }) => match !== null && match.seat !== null && match.outcome === null);
  const [sure, setSure] = useState(false);
  const opens = (type: 'settings' | 'help' | 'rule', text: string, key: string) => (
    <button type="button" class="btn" onClick={() => openDrawer(type === 'rule' ? { type, id: null } : { type })}>
      {text}{' '}
      {key !== '' && (
        <span class="btn__key" aria-hidden="true">
          {key}
        </span>
      )}
    </button>
  );
  return (
    <div class="table-menu">
      <PeopleButton worded undoes={undoes} />
      {opens('settings', say('menu.settings'), '')}
      {opens('rule', say('menu.rules'), 'R')}
      {opens('help', say('menu.keys'), '?')}
      {children}
      {playing && <p class="table-menu__note">{say('menu.goesOn')}</p>}
      <button type="button" class="btn btn--ink" data-testid="table-leave" onClick={() => go(homeOf(box))}>
        {say('menu.leave')}
      </button>
      {playing && resigns && line !== null && (
        <button
          type="button"
          class={sure ? 'btn btn--fire' : 'btn'}
          data-testid="table-resign"
          onClick={() => {
            if (!sure) return setSure(true);
            openDrawer(null);
            return void line.play({ type: 'resign' });
          }}
        >
          {say(sure ? 'menu.resign.sure' : 'menu.resign')}
        </button>
      )}
    </div>
  );
}
