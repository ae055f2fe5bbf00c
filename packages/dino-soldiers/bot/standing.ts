/** The worth of a state for a seat, and how much the coming end of the match presses a side. */
import type { Seat } from '@dwo/kernel';
import { ALPHA_COST, dataOf, type Now, QUIET_ROUNDS, type Side, sideAt, sideOf } from '../rules';

/** The lead of a seat in points of cost: the living units, weighed by their hit points, plus 50 for a win. */
export function standing(state: Now, seat: Seat): number {
  const own = sideAt(state, seat);
  // A side that loses on points if nothing happens has less and less to keep.
  const kept = 1 - urgency(state, own);
  let value = 0;
  for (const unit of state.units) {
    if (unit.place === 'dead') continue;
    const { cost, hp } = dataOf(unit);
    const worth = (cost + (unit.alpha ? ALPHA_COST : 0)) * (0.4 + (0.6 * unit.hp) / hp);
    value += sideOf(unit) === own ? worth * kept : -worth;
  }
  if (state.ending === null) return value;
  const { winners } = state.ending;
  return value + (winners.length === 0 ? 0 : winners.includes(seat) ? 50 : -50);
}

/** In so many last rounds a side that is behind on points must come. */
const LATE = 5;

/** From 0 to 1: how much a side that is behind on points is pressed by the end of the match, which decides by them (DS-END-5). */
export function urgency({ options, round, quiet, units, ending }: Now, side: Side | null): number {
  const left = Math.min(options.roundLimit - round, QUIET_ROUNDS - quiet);
  if (left >= LATE && ending === null) return 0;
  let lead = 0;
  for (const unit of units) {
    if (unit.place === 'dead') continue;
    const worth = dataOf(unit).cost + (unit.alpha ? ALPHA_COST : 0);
    lead += sideOf(unit) === side ? worth : -worth;
  }
  if (lead >= 0) return 0;
  return ending === null ? (LATE - Math.max(0, left)) / LATE : 1;
}
