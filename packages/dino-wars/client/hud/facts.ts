/** Facts about a state that several panels need, each computed once for each state. */
import { type FigureId, leftCi, PARAMETERS, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { dinosaurOf, sideFigures } from '../tools/figures';
import { isHeld } from '../tools/held';
import { handsFor, POLE_HANDS } from '../tools/poles';
import { hasActed, isReady } from '../tools/readiness';
import { toPlace } from '../tools/setting-up';

export interface Facts {
  /** Figures of the acting side that can still do something in this phase. */
  readonly ready: ReadonlySet<FigureId>;
  readonly readyBySeat: ReadonlyMap<Seat, readonly FigureId[]>;
}

const known = new WeakMap<object, Facts>();

/** The figures that can still act in the present phase. */
export function factsOf(state: Frozen<State>): Facts {
  const before = known.get(state);
  if (before !== undefined) return before;
  const ready = new Set<FigureId>();
  const readyBySeat = new Map<Seat, FigureId[]>();
  const add = (id: FigureId, owner: Seat) => {
    ready.add(id);
    const own = readyBySeat.get(owner);
    if (own === undefined) readyBySeat.set(owner, [id]);
    else own.push(id);
  };
  if (state.placing !== null) {
    for (const seat of state.players.keys()) for (const id of toPlace(state, seat)) add(id, seat);
  } else {
    for (const [id, { owner, alive }] of sideFigures(state, SIDE_OF_PHASE[state.phase])) {
      if (alive && isReady(state, id)) add(id, owner);
    }
  }
  const facts = { ready, readyBySeat };
  known.set(state, facts);
  return facts;
}

/** Whether a figure of the acting side can still act. `acted`: it has acted; `none`: it has not, but can do nothing now. */
export type Readiness = 'ready' | 'acted' | 'none';

export function readinessOf(state: Frozen<State>, id: FigureId): Readiness {
  if (factsOf(state).ready.has(id)) return 'ready';
  if (state.poles[id] !== undefined) return isPoleReady(state, id) ? 'ready' : 'none';
  return state.placing !== null || hasActed(state, id) ? 'acted' : 'none';
}

/** Whether two soldiers of one player at a pole can still carry it, set it up or load it. */
function isPoleReady(state: Frozen<State>, id: FigureId): boolean {
  if (state.placing !== null || state.phase !== 'army-movement') return false;
  return state.players.some((_, seat) => {
    const there = handsFor(state, seat, id)?.there ?? [];
    return there.filter((each) => leftCi(state, each) > 0).length >= POLE_HANDS;
  });
}

/** Living figures of a seat, in the order of the tray. */
export function figuresOf(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  const side = state.players[seat]?.side;
  if (side === undefined) return [];
  return sideFigures(state, side).flatMap(([id, { owner, alive, absence }]) =>
    owner === seat && alive && absence !== 'escaped' ? [id] : [],
  );
}

/** The figures of a seat in its tray and list: the living, and for the army the poles that it knows of (DW-GATE-2). */
export function cardsOf(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  const figures = figuresOf(state, seat);
  return state.players[seat]?.side === 'army' ? [...figures, ...Object.keys(state.poles)] : figures;
}

/** The number of figures that can still act: those of the seat if it is acting, else those of the acting side. */
export function stillToAct(state: Frozen<State>, seat: Seat | null): number {
  const { ready, readyBySeat } = factsOf(state);
  const acts = seat !== null && state.players[seat]?.side === SIDE_OF_PHASE[state.phase];
  return acts || (seat !== null && readyBySeat.has(seat)) ? (readyBySeat.get(seat)?.length ?? 0) : ready.size;
}

/** The number of the seat's figures that would lose something if the phase ended now. */
export function leftUndone(state: Frozen<State>, seat: Seat): number {
  const ready = factsOf(state).readyBySeat.get(seat) ?? [];
  if (state.placing !== null) return ready.length;
  switch (state.phase) {
    case 'dinosaur-movement':
      return ready.filter((id) => dinosaurOf(state, id)?.spentCi === 0 || leftCi(state, id) >= PARAMETERS.overrunCi * 3)
        .length;
    case 'army-movement':
      return ready.filter((id) => goesItself(state, id) && !hasActed(state, id) && !isHeld(state, id)).length;
    default:
      return ready.length;
  }
}

/**
 * Whether a figure moves by itself. A gun that stays where it is loses nothing, and neither does a soldier who stays in a seat.
 */
function goesItself(state: Frozen<State>, id: FigureId): boolean {
  return state.vehicles[id] !== undefined || state.soldiers[id]?.aboard === null;
}
