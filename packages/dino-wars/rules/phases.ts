/** The phases of a turn: the side that acts in each, and its players. */
import { derived, type Frozen, type Seat } from '@dwo/kernel';
import { figureIndexOf } from './figure-index';
import { onTable } from './figures';
import { type FireWindow, PHASES, type Phase, type Player, type Side, type State } from './state';

/** The side that acts in each phase (DW-TURN-3). */
export const SIDE_OF_PHASE = {
  'dinosaur-movement': 'dinosaurs',
  'regular-fire': 'army',
  'dinosaur-attack': 'dinosaurs',
  'army-movement': 'army',
  'secondary-fire': 'army',
} as const satisfies Record<Phase, Side>;

/** The fire window of each phase of fire. Closing fire belongs to no phase of the army (DW-TURN-2). */
export const WINDOW_OF_PHASE: Readonly<Partial<Record<Phase, FireWindow>>> = {
  'regular-fire': 'regular',
  'secondary-fire': 'secondary',
};

/** Returns the next phase. The first phase follows the fifth (DW-TURN-1). */
export function phaseAfter(phase: Phase): Phase {
  return PHASES[(PHASES.indexOf(phase) + 1) % PHASES.length] as Phase;
}

/** Returns the most recent of `wanted` before this phase, counting back through the turn; null if there is none. */
export function latestBefore(phase: Phase, wanted: readonly Phase[]): Phase | null {
  const now = PHASES.indexOf(phase);
  for (let back = 1; back < PHASES.length; back++) {
    const earlier = PHASES[(now - back + PHASES.length) % PHASES.length] as Phase;
    if (wanted.includes(earlier)) return earlier;
  }
  return null;
}

/** Returns the player at a seat; null if there is no such seat. */
export function playerAt(state: Frozen<State>, seat: Seat): Frozen<Player> | null {
  return Object.hasOwn(state.players, seat) ? (state.players[seat] as Frozen<Player>) : null;
}

/** Whether a player has nothing left to do: no soldier, no dinosaur, and no vehicle that teammates sit in (DW-R-99). */
export function isIdle(state: Frozen<State>, seat: Seat): boolean {
  if ((figureIndexOf(state).alive[seat] ?? 0) > 0) return false;
  return !Object.values(state.vehicles).some((each) => {
    return each.owner === seat && onTable(each) && each.seats.some((who) => who !== null);
  });
}

/** Returns the side that acts in the present phase (DW-TURN-3). */
export function actingSide(state: Frozen<State>): Side {
  return SIDE_OF_PHASE[state.phase];
}

/** Cached for the whole match, because nobody changes sides. */
const seatsBySide = derived<Frozen<State>, Readonly<Record<Side, readonly Seat[]>>>(
  ({ players }) => {
    const of = (side: Side) => players.flatMap((player, seat) => (player.side === side ? [seat] : []));
    return { army: of('army'), dinosaurs: of('dinosaurs') };
  },
  () => () => {},
);

/** Lists the seats of a side, in order. */
export function seatsOf(state: Frozen<State>, side: Side): readonly Seat[] {
  return seatsBySide(state)[side];
}
