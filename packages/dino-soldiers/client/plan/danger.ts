/** The danger of the other side's next turn: the units that could hit an enemy on each tile, by the rules. */

import { finish, frozen } from '@dwo/kernel';
import { nextTurnOf, onTile } from '../../bot/foresight/next-turn';
import { reachOf } from '../../bot/foresight/reach';
import { tried } from '../../bot/foresight/trial';
import {
  ability,
  coveredBy,
  dataOf,
  type Figure,
  type Intent,
  type Now,
  otherSide,
  type Side,
  seatOf,
  sideOf,
  startOf,
  through,
} from '../../rules';

/** The most that a unit could do on a tile in its next turn: damage before Armour, and whether it kills or pierces Armour. */
export interface Feared {
  readonly id: number;
  /** 0 if only a mode that kills or pierces reaches the tile. */
  readonly damage: number;
  readonly pierces: boolean;
}

/** By the index of a tile: the units that could hit an enemy there. */
export type Danger = ReadonlyMap<number, readonly Feared[]>;

/** The ids of the units that could take life there from one of these, for those on whom Armour stops all damage fear nobody (DS-DMG-3). */
export function hurtingAt(danger: Danger, tile: number, victims: readonly Pick<Figure, 'type'>[]): readonly number[] {
  const feared = danger.get(tile) ?? [];
  const hurts = ({ damage, pierces }: Feared) => pierces || victims.some((victim) => through(victim, damage) > 0);
  return feared.filter(hurts).map(({ id }) => id);
}

/** By tile index: the most that one unit could do there. */
type Reached = ReadonlyMap<number, Omit<Feared, 'id'>>;

/** The tiles where a unit could stand in its next turn, the present one first, with the state in which it sets out; null for none. */
function endsOf(
  turn: Now,
  unit: Figure,
): { readonly there: Now; readonly unit: Figure; readonly tiles: readonly number[] } | null {
  const side = sideOf(unit);
  const fresh = turn.units[unit.id];
  const from = unit.place === 'reserve' ? startOf(turn, side) : unit.tile;
  if (fresh === undefined || from === null || from < 0 || unit.place === 'dead') return null;
  // A unit in reserve comes in first: others of its side that fill the Starting Tile can leave before it does (DS-RES-3).
  const begun = onTile(turn, fresh, from);
  const ways = reachOf(begun.there, seatOf(turn, side), begun.unit).filter(({ harm }) => harm < unit.hp);
  return { ...begun, tiles: [from, ...ways.map(({ tile }) => tile)] };
}

/** By tile index: the damage that the best other leader of a side adds to attacks from there (DS-AB-LEA-1). */
function ledFrom(turn: Now, unit: Figure): ReadonlyMap<number, number> {
  const led = new Map<number, number>();
  if (sideOf(unit) !== 'soldiers') return led;
  for (const leader of turn.units) {
    const bonus = ability(leader, 'leadership');
    if (bonus === 0 || leader.id === unit.id) continue;
    for (const tile of endsOf(turn, leader)?.tiles ?? []) led.set(tile, Math.max(bonus, led.get(tile) ?? 0));
  }
  return led;
}

/** The tiles on which a unit could hit an enemy in its next turn, wherever it may go first. It pauses after each end of a move. */
function* reachedBy(turn: Now, unit: Figure): Generator<void, Reached> {
  const reached = new Map<number, Omit<Feared, 'id'>>();
  const begun = endsOf(turn, unit);
  if (begun === null) return reached;
  const led = ledFrom(turn, unit);
  for (const tile of begun.tiles) {
    const { there, unit: placed } = onTile(begun.there, begun.unit, tile);
    for (const { mode, damage, kill = false, pierce = false } of dataOf(unit).modes) {
      const pierces = kill || pierce;
      const most = kill ? 0 : damage + (led.get(tile) ?? 0);
      for (const hit of coveredBy(there, placed, mode)) {
        const known = reached.get(hit) ?? { damage: 0, pierces: false };
        reached.set(hit, { damage: Math.max(known.damage, most), pierces: known.pierces || pierces });
      }
    }
    yield;
  }
  return reached;
}

/** The danger to a side: which units of the other one could hit where. Hidden units and reserves count. It pauses often. */
export function* dangerTo(state: Now, side: Side): Generator<void, Danger> {
  const danger = new Map<number, Feared[]>();
  const turn = nextTurnOf(state, otherSide(side));
  // Units of a type that stand together, or wait together in reserve, reach alike.
  const known = new Map<string, Reached>();
  for (const unit of state.units) {
    if (sideOf(unit) !== otherSide(side)) continue;
    const { type, place, tile, hp, alpha } = unit;
    const key = `${type} ${place} ${tile} ${hp} ${alpha}`;
    const reached = known.get(key) ?? (yield* reachedBy(turn, unit));
    known.set(key, reached);
    for (const [hit, most] of reached) danger.set(hit, [...(danger.get(hit) ?? []), { id: unit.id, ...most }]);
  }
  return danger;
}

/** The units of the other side that could take life from a unit in their next turn where this choice takes it; none for other choices. */
export function fearedAfter(state: Now, intent: Intent): readonly number[] {
  if (intent.type !== 'enter' && !('x' in intent && 'unit' in intent)) return [];
  const after = frozen(tried(state, intent).state);
  const unit = after.units[intent.unit];
  if (unit?.place !== 'field' || unit.tile === null) return [];
  return hurtingAt(finish(dangerTo(after, sideOf(unit))), unit.tile, [unit]);
}

/** The units of the other side that could take life from the unit of this choice in their next turn if it stays; none for one in reserve. */
export function fearedNow(state: Now, intent: Intent): readonly number[] {
  const unit = 'unit' in intent ? state.units[intent.unit] : undefined;
  if (unit?.place !== 'field' || unit.tile === null || intent.type === 'attack') return [];
  return hurtingAt(finish(dangerTo(state, sideOf(unit))), unit.tile, [unit]);
}
