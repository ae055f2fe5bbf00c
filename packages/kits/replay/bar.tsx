/** The top bar of a replay: the current turn and phase, and the buttons for proof, luck and the file. */

import { isMuted } from '../shell/settings';
import { type Drawer, openDrawer, store } from '../shell/store';
import { useStore } from '../shell/use-store';
import { Icon, type IconName } from '../ui/icons';
import { momentName, phaseAt, phaseInTurn } from './moments';
import { fileName } from './records';
import type { Screening } from './screening';
import { replayStore } from './state';
import { rich, say } from './words';

interface Props {
  readonly screening: Screening;
  readonly phone: boolean;
}

export function ReplayBar({ screening, phone }: Props) {
  const turn = useStore(replayStore, ({ marks, n }) => phaseAt(marks, n)?.turn ?? 0);
  const muted = useStore(store, (app) => isMuted(app.settings.volumes));
  return (
    <header class="hud-bar bar">
      <a class="hud-bar__brand replay-bar__brand" href="/" title={say('bar.home')}>
        <span class="hud-bar__name poster">{screening.game.title}</span>
        <span class="hud-bar__turn typed">
          {turn === 0
            ? say('bar.replay')
            : rich('bar.turn', { n: (number) => <span class="num">{number}</span> }, { turn })}
        </span>
      </a>
      <Tickets screening={screening} phone={phone} />
      <div class="hud-bar__icons">
        {screening.game.review && (
          <IconButton icon="curve" label={say('bar.review')} opens={{ type: 'replay', of: 'review' }} />
        )}
        {screening.game.Luck && (
          <IconButton icon="dice" label={say('bar.luck')} opens={{ type: 'replay', of: 'luck' }} />
        )}
        <IconButton icon="shield" label={say('bar.proof')} opens={{ type: 'replay', of: 'proof' }} />
        <SaveButton screening={screening} />
        <IconButton icon={muted ? 'horn-off' : 'horn-on'} label={say('bar.settings')} opens={{ type: 'settings' }} />
        {!phone && screening.game.Rules && (
          <IconButton icon="book" label={say('bar.rules')} opens={{ type: 'rule', id: null }} />
        )}
      </div>
    </header>
  );
}

function IconButton({ icon, label, opens }: { icon: IconName; label: string; opens: Drawer }) {
  return (
    <button
      type="button"
      class="btn btn--icon hud-bar__icon"
      aria-label={label}
      title={label}
      onClick={() => openDrawer(opens)}
    >
      <Icon name={icon} />
    </button>
  );
}

/** The button that saves the record as a file. */
function SaveButton({ screening }: { readonly screening: Screening }) {
  const save = () => {
    const url = URL.createObjectURL(new Blob([JSON.stringify(screening.record)], { type: 'application/json' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = fileName(replayStore.getState().head);
    link.click();
    setTimeout(() => URL.revokeObjectURL(url), 10_000);
  };
  return (
    <button
      type="button"
      class="btn btn--icon hud-bar__icon"
      aria-label={say('bar.save')}
      title={say('bar.save')}
      data-testid="save-record"
      onClick={save}
    >
      <Icon name="fetch" />
    </button>
  );
}

/** The phases of the current turn, as buttons that go there. */
function Tickets({ screening, phone }: Props) {
  const cast = useStore(replayStore, (state) => state.cast);
  const marks = useStore(replayStore, (state) => state.marks);
  const mark = useStore(replayStore, (state) => phaseAt(state.marks, state.n));
  if (cast === null || cast.phases.length === 0) return <ol class="hud-bar__tickets" />;
  if (mark === null || mark.phase === null) {
    return (
      <ol class="hud-bar__tickets" aria-label={say('bar.phases')}>
        <li class="ticket hud-bar__ticket" aria-current="step">
          <Icon name="flag" size={20} />
          <span class="hud-bar__phase">{momentName(cast, mark)}</span>
        </li>
      </ol>
    );
  }
  const now = mark.phase;
  return (
    <ol class="hud-bar__tickets" aria-label={say('bar.phases')}>
      {cast.phases.map(({ name, side }, phase) => {
        const place = phaseInTurn(marks, mark.turn, phase);
        return (
          <li
            key={phase}
            class={`ticket hud-bar__ticket ${phase < now ? 'ticket--past' : ''}`}
            aria-current={phase === now ? 'step' : undefined}
          >
            <button
              type="button"
              class="replay-ticket"
              disabled={place === null}
              title={say(place === null ? 'bar.phase.none' : 'bar.phase.to', { phase: name })}
              onClick={() => place !== null && screening.goTo(place)}
            >
              <Icon name={screening.game.side(side).icon} size={phone && phase !== now ? 18 : 20} />
              <span class="ticket__no">{phase + 1}</span>
              <span class={!phone || phase === now ? 'hud-bar__phase' : 'visually-hidden'}>{name}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
