/** The places in the tray: a unit that dies keeps its own until the turn ends, so that no other moves under a finger. */
import type { Figure, Now, Side } from '../rules';
import { sideOf } from '../rules';

/** The units that had a place when a turn began. */
export interface Places {
  readonly turn: string;
  readonly units: ReadonlySet<number>;
}

const turnOf = ({ round, side }: Pick<Now, 'round' | 'side'>): string => `${round} ${side}`;

/** The places of a turn: those of the turn before are forgotten when another begins. */
export function placesIn(state: Pick<Now, 'round' | 'side' | 'units'>, before: Places | null): Places {
  const turn = turnOf(state);
  if (before?.turn === turn) return before;
  const living = state.units.filter(({ place }) => place !== 'dead').map(({ id }) => id);
  return { turn, units: new Set(living) };
}

/** The units of a side that have a place in the tray, dead ones too if they died in this turn. */
export function squadOf(state: Pick<Now, 'units'>, side: Side, { units }: Places): readonly Figure[] {
  return state.units.filter((unit) => sideOf(unit) === side && (unit.place !== 'dead' || units.has(unit.id)));
}
