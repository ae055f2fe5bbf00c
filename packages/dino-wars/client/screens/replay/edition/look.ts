/** The state of DINO WARS! as it looks from a viewpoint. */
import { dinoWars, type Event, PHASES, type State } from '@dwo/dino-wars';
import type { Frozen, Viewer } from '@dwo/kernel';
import type { Ending, Strength, Viewpoint } from '@dwo/kits/replay/contract';
import { factsOf } from '../../../hud/facts';
import { livingStrength } from '../../../hud/strength';
import { sceneModel } from '../../../hud/theatre/scene-model';
import type { Names } from '../../../hud/words/names';
import { endReason, resultSides } from '../../../hud/words/outcome';
import type { Tableau } from './shown';

/** The viewer who sees everything: the seat that hides something, since only one side ever does (DW-R-94). */
export function viewerOf(viewpoint: Viewpoint, state: Frozen<State>): Viewer {
  if (viewpoint !== 'everything') return viewpoint;
  const hider = state.secrets.findIndex((secret) => secret !== null);
  return hider < 0 ? 'spectator' : hider;
}

/** The tableau for a viewpoint. `ready` are the figures that can still act; they are computed if left out. */
export function figureIndexOf(
  state: Frozen<State>,
  viewpoint: Viewpoint,
  names: Names,
  ready: ReadonlySet<string> | null = null,
): Tableau {
  const seen = dinoWars.view(state, viewerOf(viewpoint, state));
  const able = ready ?? readyIn(seen);
  const { table: _, ...board } = sceneModel({
    state: seen,
    names,
    seat: typeof viewpoint === 'number' ? viewpoint : null,
    selected: null,
    plan: { kind: 'none' },
    canAct: (id) => able.has(id),
  });
  return board;
}

/** The figures that can still act in this phase. */
export function readyIn(state: Frozen<State>): ReadonlySet<string> {
  return state.ending === null ? factsOf(state).ready : new Set();
}

/** The event as a viewpoint sees it; `state` is the state after the whole entry. */
export function noticed(state: Frozen<State>, event: Event, viewpoint: Viewpoint): Event | null {
  return dinoWars.see(state, event, viewerOf(viewpoint, state));
}

/** The index of the phase in `PHASES`; null during the setup. */
export function phaseOf(state: Frozen<State>): number | null {
  return state.placing === null ? PHASES.indexOf(state.phase) : null;
}

/** The turn; 0 during the setup. */
export function turnOf(state: Frozen<State>): number {
  return state.placing === null ? state.turn : 0;
}

/** The strength of every seat, hidden figures included. */
export function strengthsOf(state: Frozen<State>): readonly Strength[] {
  const whole = dinoWars.view(state, viewerOf('everything', state));
  return resultSides(whole, null).map(livingStrength);
}

export function endingOf(state: Frozen<State>): Ending | null {
  if (state.ending === null) return null;
  const { winner, rule } = state.ending;
  return { winner, rule, reason: endReason(state) };
}
