/** The menu: panels, the offer to stop and score, giving up, leaving. */

import { standsIn } from '@dwo/kits/shell/moves';
import { go } from '@dwo/kits/shell/router';
import { useSession } from '@dwo/kits/shell/session-context';
import { type Drawer, openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import { useTurnsElsewhere } from '@dwo/kits/ui/turns-elsewhere';
import { useState } from 'preact/hooks';
import { store } from '../../store';
import { say } from '../../words';
import { AgreeEnd, Resign } from './giving-up';

export function MenuPanel() {
  const state = useStore(store, (app) => app.match?.state ?? null);
  const seat = useStore(store, (app) => app.match?.seat ?? null);
  const forAnother = useStore(store, (app) => app.match !== null && standsIn(app.match));
  const turns = useTurnsElsewhere();
  const byCorrespondence = useStore(store, (app) => app.match?.lobby?.terms.kind === 'correspondence');
  const player = state === null || seat === null ? null : (state.players[seat] ?? null);
  const playing = player !== null && state?.ending === null;
  const alone = state?.players.filter(({ side }) => side === player?.side).length === 1;
  return (
    <div class="menu">
      {player?.side === 'army' && <Item icon="shield" text={say('drawer.orders')} opens={{ type: 'orders' }} />}
      <Item icon="hand" text={say('menu.people')} opens={{ type: 'people' }} />
      <Item icon="friends" text={say('drawer.roster')} opens={{ type: 'roster' }} />
      <Item icon="flag" text={say('drawer.log')} opens={{ type: 'log' }} />
      <Item icon="talk" text={say('drawer.chat')} opens={{ type: 'chat' }} />
      <Item icon="shield" text={say('drawer.agreed')} opens={{ type: 'agreed' }} />
      <Item icon="book" text={say('drawer.rules')} opens={{ type: 'rule', id: null }} />
      <Item icon="gear" text={say('menu.sound')} opens={{ type: 'settings' }} />
      <Item icon="hand" text={say('menu.help')} opens={{ type: 'help' }} />
      {playing && !forAnother && <AgreeEnd agreed={player.endAgreed} />}
      {playing && !forAnother && <Resign agreed={player.resigned} alone={alone} />}
      <button type="button" class="btn menu__item" onClick={() => go({ page: 'title' })}>
        <Icon name="home" /> {say('menu.leave')}
      </button>
      <button type="button" class="btn menu__item" onClick={() => go({ page: 'mine', arrival: null })}>
        <Icon name="box" /> {say('menu.mine', { turns })}
      </button>
      {seat !== null && byCorrespondence && (
        <Item icon="horn-on" text={say('menu.notices')} opens={{ type: 'notices' }} />
      )}
      {seat !== null && !forAnother && <Item icon="share" text={say('drawer.device')} opens={{ type: 'device' }} />}
      {seat !== null && !forAnother && <NewKey />}
      {playing && !forAnother && <p class="note">{say('menu.come-back')}</p>}
      {playing && forAnother && <p class="note">{say('menu.for-another')}</p>}
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

function Item({ icon, text, opens }: { icon: IconName; text: string; opens: Drawer }) {
  return (
    <button type="button" class="btn menu__item" onClick={() => openDrawer(opens)}>
      <Icon name={icon} /> {text}
    </button>
  );
}
