/** The danger of the other side's next turn: the units that could hit an enemy on each tile, by the rules. */

import { finish, frozen } from '@dwo/kernel';
import { nextTurnOf, onTile } from '../../bot/foresight/next-turn';
import { reachOf } from '../../bot/foresight/reach';
import { tried } from '../../bot/foresight/trial';
import {
  coveredBy,
  type Figure,
  type Intent,
  type Now,
  otherSide,
  type Side,
  seatOf,
  sideOf,
  startOf,
} from '../../rules';

/** By the index of a tile: the ids of the units that could hit an enemy there. */
export type Danger = ReadonlyMap<number, readonly number[]>;

/** The tiles on which a unit could hit an enemy in its next turn, wherever it may go first. It pauses after each end of a move. */
function* reachedBy(state: Now, unit: Figure): Generator<void, ReadonlySet<number>> {
  const side = sideOf(unit);
  const turn = nextTurnOf(state, side);
  const fresh = turn.units[unit.id];
  const from = unit.place === 'reserve' ? startOf(state, side) : unit.tile;
  const reached = new Set<number>();
  if (fresh === undefined || from === null || from < 0 || unit.place === 'dead') return reached;
  // A unit in reserve comes in first: others of its side that fill the Starting Tile can leave before it does (DS-RES-3).
  const begun = onTile(turn, fresh, from);
  const ends = reachOf(begun.there, seatOf(state, side), begun.unit).filter(({ harm }) => harm < unit.hp);
  for (const tile of [from, ...ends.map((way) => way.tile)]) {
    const { there, unit: placed } = onTile(begun.there, begun.unit, tile);
    for (const hit of coveredBy(there, placed)) reached.add(hit);
    yield;
  }
  return reached;
}

/** The danger to a side: which units of the other one could hit where. Hidden units and reserves count. It pauses often. */
export function* dangerTo(state: Now, side: Side): Generator<void, Danger> {
  const danger = new Map<number, number[]>();
  // Units of a type that stand together, or wait together in reserve, reach alike.
  const known = new Map<string, ReadonlySet<number>>();
  for (const unit of state.units) {
    if (sideOf(unit) !== otherSide(side)) continue;
    const { type, place, tile, hp, alpha } = unit;
    const key = `${type} ${place} ${tile} ${hp} ${alpha}`;
    const reached = known.get(key) ?? (yield* reachedBy(state, unit));
    known.set(key, reached);
    for (const hit of reached) danger.set(hit, [...(danger.get(hit) ?? []), unit.id]);
  }
  return danger;
}

/** The units of the other side that could hit a unit in their next turn where this choice takes it; none for other choices. */
export function fearedAfter(state: Now, intent: Intent): readonly number[] {
  if (intent.type !== 'enter' && !('x' in intent && 'unit' in intent)) return [];
  const after = frozen(tried(state, intent).state);
  const unit = after.units[intent.unit];
  if (unit?.place !== 'field' || unit.tile === null) return [];
  return finish(dangerTo(after, sideOf(unit))).get(unit.tile) ?? [];
}

/** The units of the other side that could hit the unit of this choice in their next turn if it stays; none for one in reserve. */
export function fearedNow(state: Now, intent: Intent): readonly number[] {
  const unit = 'unit' in intent ? state.units[intent.unit] : undefined;
  if (unit?.place !== 'field' || unit.tile === null || intent.type === 'attack') return [];
  return finish(dangerTo(state, sideOf(unit))).get(unit.tile) ?? [];
}
