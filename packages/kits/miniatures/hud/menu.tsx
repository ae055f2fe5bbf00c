/** The menu of a table: the drawers, ways to end the match early, and the way out. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { standsIn } from '../../shell/moves';
import { go } from '../../shell/router';
import { useSession } from '../../shell/session-context';
import { type Drawer, openDrawer, store } from '../../shell/store';
import { useStore } from '../../shell/use-store';
import { Icon, type IconName } from '../../ui/icons';
import { useTurnsElsewhere } from '../../ui/turns-elsewhere';
import { say } from './words';

interface MenuProps {
  /** The game's own drawers. */
  readonly own?: readonly ('orders' | 'agreed' | 'help')[];
  /** The ways to end the match early, for a player who plays for themselves. */
  readonly endings: ComponentChildren;
}

const OWN = {
  orders: { icon: 'shield', at: 'first' },
  agreed: { icon: 'shield', at: 'middle' },
  help: { icon: 'hand', at: 'last' },
} as const satisfies Record<NonNullable<MenuProps['own']>[number], { readonly icon: IconName; readonly at: string }>;

/** The menu. */
export function Menu({ own = [], endings }: MenuProps) {
  const match = useStore(store, (app) => app.match);
  const turns = useTurnsElsewhere();
  const forAnother = match !== null && standsIn(match);
  const seated = match?.seat != null;
  const playing = seated && match.state !== null && match.outcome === null;
  const owner = seated && !forAnother;
  const extra = (at: string) =>
    own
      .filter((type) => OWN[type].at === at)
      .map((type) => <Item key={type} icon={OWN[type].icon} text={say(`drawer.${type}`)} opens={{ type }} />);
  return (
    <div class="menu">
      {extra('first')}
      <Item icon="hand" text={say('menu.people')} opens={{ type: 'people' }} />
      <Item icon="friends" text={say('drawer.roster')} opens={{ type: 'roster' }} />
      <Item icon="flag" text={say('drawer.log')} opens={{ type: 'log' }} />
      <Item icon="talk" text={say('drawer.chat')} opens={{ type: 'chat' }} />
      {extra('middle')}
      <Item icon="book" text={say('drawer.rules')} opens={{ type: 'rule', id: null }} />
      <Item icon="gear" text={say('menu.sound')} opens={{ type: 'settings' }} />
      {extra('last')}
      {playing && owner && endings}
      <button type="button" class="btn menu__item" onClick={() => go({ page: 'title' })}>
        <Icon name="home" /> {say('menu.leave')}
      </button>
      <button type="button" class="btn menu__item" onClick={() => go({ page: 'mine', arrival: null })}>
        <Icon name="box" /> {say('menu.mine', { turns })}
      </button>
      {seated && match.lobby?.terms.kind === 'correspondence' && (
        <Item icon="horn-on" text={say('menu.notices')} opens={{ type: 'notices' }} />
      )}
      {owner && <Item icon="share" text={say('drawer.device')} opens={{ type: 'device' }} />}
      {owner && <NewKey />}
      {playing && <p class="note">{say(forAnother ? 'menu.for-another' : 'menu.come-back')}</p>}
    </div>
  );
}

/** For players who fear that another person has their seat link or their browser's storage. */
function NewKey() {
  const session = useSession();
  const [done, setDone] = useState<string | null>(null);
  if (done !== null) return <p class="note">{done}</p>;
  return (
    <button
      type="button"
      class="btn menu__item"
      onClick={async () => setDone((await session.rotate()) ?? say('menu.new-key.done'))}
    >
      <Icon name="turn" /> {say('menu.new-key')}
    </button>
  );
}

interface ItemProps {
  readonly icon: IconName;
  readonly text: string;
  readonly opens: Drawer;
}

function Item({ icon, text, opens }: ItemProps) {
  return (
    <button type="button" class="btn menu__item" onClick={() => openDrawer(opens)}>
      <Icon name={icon} /> {text}
    </button>
  );
}
