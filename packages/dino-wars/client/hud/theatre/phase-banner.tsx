/** The banner of a phase. */
import { PHASES, SIDE_OF_PHASE } from '@dwo/dino-wars';
import { StepBanner } from '@dwo/kits/miniatures/theatre/step-banner';
import { useStore } from '@dwo/kits/shell/use-store';
import { type MatchSlice, store } from '../../store';
import { passedBefore } from '../words/log';
import { phaseName } from '../words/words';

/** Announces the phase that begins. */
export function PhaseBanner() {
  const key = useStore(store, ({ match }) => keyOf(match));
  const { match } = store.getState();
  const state = match?.shown;
  if (key === null || state == null) return <StepBanner step={null} />;
  const side = SIDE_OF_PHASE[state.phase];
  const mine = match?.seat != null && state.players[match.seat]?.side === side;
  const name = `${PHASES.indexOf(state.phase) + 1} · ${phaseName(state.phase)}`;
  const passed = passedBefore(match?.log ?? [], state);
  return <StepBanner step={{ key, name, mine, icon: side === 'army' ? 'star' : 'claw', passed }} />;
}

function keyOf(match: MatchSlice | null): string | null {
  const state = match?.shown;
  return state == null || state.ending !== null || state.placing !== null ? null : `${state.turn}/${state.phase}`;
}
