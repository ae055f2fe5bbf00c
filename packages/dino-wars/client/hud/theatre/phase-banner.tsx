/** Announces a phase across the table for a moment. It takes no clicks. */
import { PHASES, SIDE_OF_PHASE } from '@dwo/dino-wars';
import { useStore } from '@dwo/kits/shell/use-store';
import { Icon } from '@dwo/kits/ui/icons';
import { useEffect, useState } from 'preact/hooks';
import { store } from '../../store';
import { say } from '../../words';
import { phaseName } from '../words/words';

const SHOWN_MS = 1500;

export function PhaseBanner() {
  const key = useStore(store, ({ match }) => {
    const state = match?.shown;
    return state == null || state.ending !== null || state.placing !== null ? null : `${state.turn}/${state.phase}`;
  });
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (key === null) return;
    const timer = setTimeout(() => setOver(key), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const { match } = store.getState();
  const state = match?.shown;
  if (key === null || key === over || state == null) return null;
  const side = SIDE_OF_PHASE[state.phase];
  const mine = match?.seat != null && state.players[match.seat]?.side === side;
  return (
    <div class={`phase-banner phase-banner--${side}`} key={key} aria-hidden="true">
      <Icon name={side === 'army' ? 'star' : 'claw'} size={34} />
      <span class="phase-banner__words poster">
        {PHASES.indexOf(state.phase) + 1} · {phaseName(state.phase)}
      </span>
      {mine && <span class="phase-banner__mine">{say('banner.mine')}</span>}
    </div>
  );
}
