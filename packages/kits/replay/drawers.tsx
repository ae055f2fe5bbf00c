/** The drawer that is open over a replay, if any. */

import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { ReviewPanel } from '../review/panel';
import { type Drawer as Opened, store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { Drawer } from '../ui/drawer';
import { SettingsPanel } from '../ui/settings-panel';
import { ForkPanel } from './fork-panel';
import { actsOf } from './keys';
import { MomentsPanel } from './moments-panel';
import { ProofPanel } from './proof-panel';
import { asideOf } from './said-when';
import type { Screening } from './screening';
import { replayStore } from './state';
import { say } from './words';

export function ReplayDrawers({ screening }: { readonly screening: Screening }) {
  const drawer = useStore(store, (app) => app.drawer);
  const { Log, Rules } = screening.game;
  const isOpen = drawer !== null;
  // Nobody sees the table behind a drawer.
  useEffect(() => {
    if (isOpen) screening.pause();
  }, [isOpen, screening]);
  switch (drawer?.type) {
    case 'rule':
      return (
        <Drawer key="rule" title={drawer.id ?? say('drawer.rules')}>
          {Rules && <Rules rule={drawer.id} />}
        </Drawer>
      );
    case 'settings':
      return (
        <Drawer key="settings" title={say('drawer.settings')}>
          <SettingsPanel />
        </Drawer>
      );
    case 'log':
      return (
        <Drawer key="log" title={say('drawer.log')}>
          <Log aside={asideOf(screening)} />
        </Drawer>
      );
    case 'replay':
      return <Own of={drawer.of} screening={screening} />;
    default:
      return null;
  }
}

type Panel = Extract<Opened, { readonly type: 'replay' }>['of'];

function Own({ of, screening }: { readonly of: Panel; readonly screening: Screening }) {
  const { Luck } = screening.game;
  return (
    <Drawer key={of} title={say(`drawer.${of}`)}>
      {of === 'luck' && Luck && <Counted Luck={Luck} screening={screening} />}
      {of === 'proof' && <ProofPanel screening={screening} />}
      {of === 'fork' && <ForkPanel screening={screening} />}
      {of === 'review' && <ReviewPanel screening={screening} />}
      {of === 'moments' && <MomentsPanel screening={screening} />}
      {of === 'keys' && <Keys screening={screening} />}
    </Drawer>
  );
}

/** The list of keys. */
function Keys({ screening }: { readonly screening: Screening }) {
  const match = useStore(replayStore, (state) => state);
  return (
    <dl class="replay-keys">
      {actsOf(screening.game, match).map((act) => (
        <div key={act} class="replay-keys__row">
          <dt>{say(`keys.${act}`)}</dt>
          <dd>{say(`keys.${act}.does`)}</dd>
        </div>
      ))}
    </dl>
  );
}

interface CountedProps {
  readonly Luck: FunctionComponent;
  readonly screening: Screening;
}

/** The panel on luck, once every roll has been counted. */
function Counted({ Luck, screening }: CountedProps) {
  const counted = useStore(replayStore, (state) => state.luck !== null);
  useEffect(() => {
    void screening.countLuck();
  }, [screening]);
  return counted ? <Luck /> : <p class="note">{say('drawer.luck.counting')}</p>;
}
