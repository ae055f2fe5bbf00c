/** Tries a move or an attack by the rules, on a copy of what the player sees. */
import { clone, frozen, noDice } from '@dwo/kernel';
import { dinoSoldiers, type Emit, type Event, type Intent, type Now, type State, seatOf, settle } from '../../rules';

export interface Trial {
  /** The state afterwards. */
  readonly state: State;
  readonly events: readonly Event[];
  /** It entered a tile that lies face down: that is reckoned as Open, and may hold anything. */
  readonly unknown: boolean;
}

function during(state: State, go: (emit: Emit) => void): readonly Event[] {
  const events: Event[] = [];
  go((event) => {
    dinoSoldiers.evolve(state, event);
    events.push(event);
  });
  return events;
}

/** Tries an intent that may be carried out, with the right shout if it needs one. Of all hits that wait, its own are left. */
export function tried(now: Now, intent: Intent): Trial {
  const state = clone(now) as State;
  state.options.shoutMode = 'off';
  state.closed = { faces: state.tiles.map(({ face }) => face ?? 'T01') };
  state.pending = [];
  const seat = seatOf(now, now.side);
  const events = during(state, (emit) => dinoSoldiers.resolve(frozen(state), seat, intent, noDice, emit));
  return { state, events, unknown: events.some(({ type }) => type === 'turned') };
}

/** Lands the hits that wait, as if none were ignored (DS-AB-AGI-3). */
export function landed(state: State): readonly Event[] {
  return during(state, (emit) => settle({ state: frozen(state), dice: noDice, emit }));
}
