/** Trials of a move or an attack by the rules, on a copy of the player's view. */
import { clone, frozen, noDice } from '@dwo/kernel';
import {
  dinoSoldiers,
  type Emit,
  type Event,
  type Face,
  type Intent,
  type Now,
  type State,
  seatOf,
  settle,
} from '../../rules';

/** The result of a trial. */
export interface Trial {
  /** The state after it. */
  readonly state: State;
  readonly events: readonly Event[];
  /** Whether a face-down tile was entered. */
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

/** The faces that face-down tiles are supposed to have, by the index of the tile. */
export type Supposed = ReadonlyMap<number, Face>;

/** Tries a legal intent without shouts. Hits that waited before are dropped. Face-down tiles count as Open, or as `faces` says. */
export function tried(now: Now, intent: Intent, faces: Supposed = new Map()): Trial {
  const state = clone(now) as State;
  state.options.shoutMode = 'off';
  state.closed = { faces: state.tiles.map(({ face }, at) => face ?? faces.get(at) ?? 'T01') };
  state.pending = [];
  const seat = seatOf(now, now.side);
  const events = during(state, (emit) => dinoSoldiers.resolve(frozen(state), seat, intent, noDice, emit));
  return { state, events, unknown: events.some(({ type }) => type === 'turned') };
}

/** Applies the hits that wait, as if none were ignored (DS-AB-AGI-3). It writes `state`. */
export function landed(state: State): readonly Event[] {
  return during(state, (emit) => settle({ state: frozen(state), dice: noDice, emit }));
}
