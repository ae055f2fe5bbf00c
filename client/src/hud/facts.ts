/** Answers about a state that several panels ask for; each is worked out once a state. */
import { canAct, type FigureId, leftCi, PARAMETERS, SIDE_OF_PHASE, type State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';

export interface Facts {
  /** Figures of the acting side that can still do something in this phase. */
  readonly ready: ReadonlySet<FigureId>;
  readonly readyBySeat: ReadonlyMap<Seat, readonly FigureId[]>;
}

const known = new WeakMap<object, Facts>();

/** What can still be done in the present phase. */
export function factsOf(state: Frozen<State>): Facts {
  const before = known.get(state);
  if (before !== undefined) return before;
  const figures = SIDE_OF_PHASE[state.phase] === 'army' ? state.soldiers : state.dinosaurs;
  const ready = new Set<FigureId>();
  const readyBySeat = new Map<Seat, FigureId[]>();
  for (const [id, { owner, alive }] of Object.entries(figures)) {
    if (!alive || !canAct(state, id)) continue;
    ready.add(id);
    const own = readyBySeat.get(owner);
    if (own === undefined) readyBySeat.set(owner, [id]);
    else own.push(id);
  }
  const facts = { ready, readyBySeat };
  known.set(state, facts);
  return facts;
}

/** Living figures of a seat, in the order of the tray. */
export function figuresOf(state: Frozen<State>, seat: Seat): readonly FigureId[] {
  const figures = state.players[seat]?.side === 'army' ? state.soldiers : state.dinosaurs;
  return Object.keys(figures).filter((id) => figures[id]?.owner === seat && figures[id]?.alive);
}

/** How many figures of a seat would lose something if the phase ended now: worth a second thought. */
export function leftUndone(state: Frozen<State>, seat: Seat): number {
  const ready = factsOf(state).readyBySeat.get(seat) ?? [];
  switch (state.phase) {
    case 'dinosaur-movement':
      return ready.filter((id) => state.dinosaurs[id]?.spentCi === 0 || leftCi(state, id) >= PARAMETERS.overrunCi * 3)
        .length;
    case 'army-movement':
      return ready.some((id) => (state.soldiers[id]?.spentCi ?? 0) > 0) ? 0 : ready.length;
    default:
      return ready.length;
  }
}
