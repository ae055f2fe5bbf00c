/** The acting side and the figures that may still act, by phase. */
import { derived, type Frozen, type Seat } from '@dwo/kernel';
import { figureIndexOf } from './figure-index';
import { onTable } from './figures';
import { type FireWindow, PHASES, type Phase, type Player, type Side, type State } from './state';

/** DW-TURN-3 */
export const SIDE_OF_PHASE = {
  'dinosaur-movement': 'dinosaurs',
  'regular-fire': 'army',
  'dinosaur-attack': 'dinosaurs',
  'army-movement': 'army',
  'secondary-fire': 'army',
} as const satisfies Record<Phase, Side>;

/** The window that a phase of fire opens; closing fire belongs to no phase of the army (DW-TURN-2). */
export const WINDOW_OF_PHASE: Readonly<Partial<Record<Phase, FireWindow>>> = {
  'regular-fire': 'regular',
  'secondary-fire': 'secondary',
};

/** The phase after this one; after the fifth comes the first of the next turn (DW-TURN-1). */
export function phaseAfter(phase: Phase): Phase {
  return PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] as Phase;
}

/** The most recent of `wanted` before this phase, counting backwards through the turn. */
export function latestBefore(phase: Phase, wanted: readonly Phase[]): Phase | null {
  const now = PHASES.indexOf(phase);
  for (let back = 1; back < PHASES.length; back++) {
    const earlier = PHASES[(now - back + PHASES.length) % PHASES.length] as Phase;
    if (wanted.includes(earlier)) return earlier;
  }
  return null;
}

/** The player at a seat; null if there is no such seat. */
export function playerAt(state: Frozen<State>, seat: Seat): Frozen<Player> | null {
  return Object.hasOwn(state.players, seat) ? (state.players[seat] as Frozen<Player>) : null;
}

/** Has nothing to say any more: no soldier or dinosaur is left to them, and no vehicle that teammates sit in (DW-R-99). */
export function isIdle(state: Frozen<State>, seat: Seat): boolean {
  if ((figureIndexOf(state).alive[seat] ?? 0) > 0) return false;
  return !Object.values(state.vehicles).some((each) => {
    return each.owner === seat && onTable(each) && each.seats.some((who) => who !== null);
  });
}

/** The side that acts in the present phase (DW-TURN-3). */
export function actingSide(state: Frozen<State>): Side {
  return SIDE_OF_PHASE[state.phase];
}

/** Nobody ever changes sides. */
const seatsBySide = derived<Frozen<State>, Readonly<Record<Side, readonly Seat[]>>>(
  ({ players }) => {
    const of = (side: Side) => players.flatMap((player, seat) => (player.side === side ? [seat] : []));
    return { army: of('army'), dinosaurs: of('dinosaurs') };
  },
  () => () => {},
);

/** The seats of a side, in order. */
export function seatsOf(state: Frozen<State>, side: Side): readonly Seat[] {
  return seatsBySide(state)[side];
}
