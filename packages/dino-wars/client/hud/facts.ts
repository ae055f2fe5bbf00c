/** Answers about a state that several panels ask for; each is worked out once a state. */
import { type FigureId, leftCi, PARAMETERS, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { dinosaurOf, sideFigures } from '../tools/figures';
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

/** How it stands with a figure of the acting side: nothing is left to do for who has acted, or has nothing in reach. */
export type Readiness = 'ready' | 'acted' | 'none';

export function readinessOf(state: Frozen<State>, id: FigureId): Readiness {
  if (factsOf(state).ready.has(id)) return 'ready';
  return state.placing !== null || hasActed(state, id) ? 'acted' : 'none';
}

/** Living figures of a seat, in the order of the tray. */
export function figuresOf(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  const side = state.players[seat]?.side;
  if (side === undefined) return [];
  return sideFigures(state, side).flatMap(([id, { owner, alive, absence }]) =>
    owner === seat && alive && absence !== 'escaped' ? [id] : [],
  );
}

/** How many figures can still do something: a seat's own where it acts, else those of the acting side. */
export function stillToAct(state: Frozen<State>, seat: Seat | null): number {
  const { ready, readyBySeat } = factsOf(state);
  const acts = seat !== null && state.players[seat]?.side === SIDE_OF_PHASE[state.phase];
  return acts || (seat !== null && readyBySeat.has(seat)) ? (readyBySeat.get(seat)?.length ?? 0) : ready.size;
}

/** How many figures of a seat would lose something if the phase ended now: worth a second thought. */
export function leftUndone(state: Frozen<State>, seat: Seat): number {
  const ready = factsOf(state).readyBySeat.get(seat) ?? [];
  if (state.placing !== null) return ready.length;
  switch (state.phase) {
    case 'dinosaur-movement':
      return ready.filter((id) => dinosaurOf(state, id)?.spentCi === 0 || leftCi(state, id) >= PARAMETERS.overrunCi * 3)
        .length;
    case 'army-movement':
      return ready.filter((id) => goesItself(state, id) && !hasActed(state, id)).length;
    default:
      return ready.length;
  }
}

/** Guns stay where they are and riders in their seats, and nothing is lost by it. */
function goesItself(state: Frozen<State>, id: FigureId): boolean {
  return state.vehicles[id] !== undefined || state.soldiers[id]?.aboard === null;
}
