/** Everything that is not a move: panels, offering to count points, giving up, leaving. */

import { standsIn } from '@dwo/kits/shell/moves';
import { go } from '@dwo/kits/shell/router';
import { useSession } from '@dwo/kits/shell/session-context';
import { type Drawer, openDrawer } from '@dwo/kits/shell/store';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon, type IconName } from '@dwo/kits/ui/icons';
import { useTurnsElsewhere } from '@dwo/kits/ui/turns-elsewhere';
import { useState } from 'preact/hooks';
import { store } from '../../store';
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
      {player?.side === 'army' && <Item icon="shield" text="Standing orders" opens={{ type: 'orders' }} />}
      <Item icon="hand" text="At the table: pause, take back, hand over" opens={{ type: 'people' }} />
      <Item icon="friends" text="List of figures" opens={{ type: 'roster' }} />
      <Item icon="flag" text="Battle log" opens={{ type: 'log' }} />
      <Item icon="talk" text="Talk" opens={{ type: 'chat' }} />
      <Item icon="shield" text="Rules of this match" opens={{ type: 'agreed' }} />
      <Item icon="book" text="Rules" opens={{ type: 'rule', id: null }} />
      <Item icon="gear" text="Sound and settings" opens={{ type: 'settings' }} />
      <Item icon="hand" text="Help and keys" opens={{ type: 'help' }} />
      {playing && !forAnother && <AgreeEnd agreed={player.endAgreed} />}
      {playing && !forAnother && <Resign agreed={player.resigned} alone={alone} />}
      <button type="button" class="btn menu__item" onClick={() => go({ page: 'title' })}>
        <Icon name="home" /> Leave the table
      </button>
      <button type="button" class="btn menu__item" onClick={() => go({ page: 'mine', arrival: null })}>
        <Icon name="box" /> {turns > 0 ? `My battles: ${turns} more to move` : 'My battles'}
      </button>
      {seat !== null && byCorrespondence && (
        <Item icon="horn-on" text="Tell me when it is my turn" opens={{ type: 'notices' }} />
      )}
      {seat !== null && !forAnother && <Item icon="share" text="Play on another device" opens={{ type: 'device' }} />}
      {seat !== null && !forAnother && <NewKey />}
      {playing && !forAnother && <p class="note">You can come back under the same link; your seat is kept.</p>}
      {playing && forAnother && (
        <p class="note">You play for somebody else. It is among your battles until the seat goes back to its owner.</p>
      )}
    </div>
  );
}

/** For people who fear that somebody else has their link or their browser's storage. */
function NewKey() {
  const session = useSession();
  const [done, setDone] = useState<string | null>(null);
  if (done !== null) return <p class="note">{done}</p>;
  return (
    <button
      type="button"
      class="btn menu__item"
      onClick={async () => setDone((await session.rotate()) ?? 'Your seat has a new key. Old ones open nothing.')}
    >
      <Icon name="turn" /> Reset my seat link
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
