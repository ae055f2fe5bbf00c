/** The moves of a unit: steps, leaps, and flights over an Obstacle. */
import type { Seat } from '@dwo/kernel';
import type { Way } from '../data/words';
import { checkEnd } from '../ending';
import { enter } from '../entering';
import { isNo, ownUnit, refuseStep, tileToEnter } from '../first-checks';
import { type At, adjacent, DIRECTIONS, plus, same } from '../grid';
import { heldBy, retreats } from '../instinct';
import type { Leap, Overfly, StepTo } from '../intents';
import { type Figure, fielded, friendsOn, has, hasRoom, sideAt, standingOn, sure, tileAt } from '../on-field';
import type { Play } from '../play';
import { type No, refuse, refuseRoom } from '../refusal';
import type { Now } from '../state';
import type { Action } from './action';

/** The unit, if it is the seat's own, may move now and has at least so many movement points (DS-MOV-6, DS-TURN-3). */
function mover(state: Now, seat: Seat, id: number, points: number): Figure | No {
  const no = refuseStep(state, seat, 'move');
  if (no !== null) return no;
  const unit = ownUnit(state, seat, id, 'move');
  if (isNo(unit) || unit.points >= points) return unit;
  return refuse('DS-MOV-6', 'CANNOT_MOVE', { points: unit.points, needed: points });
}

/**
 * The reason why a unit may not end a move on a spot; null if it may. The kind of move does not matter (DS-MOV-5,
 * DS-OCC-3, DS-PI-9).
 */
function refuseLanding(state: Now, unit: Figure, to: At): No | null {
  const tile = tileToEnter(state, to);
  if (typeof tile !== 'number') return tile;
  if (!hasRoom(state, tile, unit)) {
    return refuseRoom('DS-OCC-3', { x: to.x, y: to.y }, friendsOn(state, tile, unit));
  }
  if (!retreats(state, unit, to)) return null;
  return refuse('DS-PI-9', 'INSTINCT', { x: to.x, y: to.y, from: heldBy(state, unit).map(({ id }) => id) });
}

/**
 * Units with Reduced Mobility move orthogonally; all others move in eight directions, also between two corners
 * (DS-MOV-3, DS-MOV-4, DS-AB-RED-1).
 */
function refuseDiagonal(unit: Figure, from: At, to: At): No | null {
  const diagonal = from.x !== to.x && from.y !== to.y;
  return diagonal && has(unit, 'reducedMobility') ? refuse('DS-MOV-4', 'CANNOT_MOVE') : null;
}

/** Each move is its own intent, so the player sees its result before the next (DS-MOV-8). */
function go(play: Play, unit: number, to: At, way: Way): void {
  enter(play, unit, sure(tileAt(play.state, to)), way);
  checkEnd(play);
}

/** The units of a seat that have movement points left, and the ability if one is named. */
function movers(state: Now, seat: Seat, ability: string | null = null): readonly Figure[] {
  const able = fielded(state, sideAt(state, seat)).filter(({ points }) => points > 0);
  return ability === null ? able : able.filter((unit) => has(unit, ability));
}

/** A step to one of the eight spots around (DS-MOV-2). */
export const step: Action<StepTo> = {
  check(state, seat, { unit: id, x, y }) {
    const unit = mover(state, seat, id, 1);
    if (isNo(unit)) return unit;
    const from = standingOn(state, unit);
    if (!adjacent(from, { x, y })) return refuse('DS-MOV-2', 'CANNOT_MOVE', { x, y });
    return refuseDiagonal(unit, from, { x, y }) ?? refuseLanding(state, unit, { x, y });
  },
  resolve: (play, _, { unit, x, y }) => go(play, unit, { x, y }, 'step'),
  offers: (state, seat) =>
    movers(state, seat).flatMap((unit) =>
      DIRECTIONS.map((by) => ({ type: 'step' as const, unit: unit.id, ...plus(standingOn(state, unit), by) })),
    ),
};

/** A leap in a straight line over a tile or an Obstacle, which the unit does not enter (DS-AB-LEP-1, DS-AB-LEP-2). */
export const leap: Action<Leap> = {
  check(state, seat, { unit: id, x, y }) {
    const unit = mover(state, seat, id, 1);
    if (isNo(unit)) return unit;
    if (!has(unit, 'leap')) return refuse('DS-AB-LEP-1', 'CANNOT_MOVE', { unit: id });
    const from = standingOn(state, unit);
    const by = DIRECTIONS.find((direction) => same(plus(from, direction, 2), { x, y }));
    if (by === undefined) return refuse('DS-AB-LEP-1', 'CANNOT_MOVE', { x, y });
    const middle = plus(from, by);
    const solid = tileAt(state, middle) !== null || state.obstacles.some((obstacle) => same(obstacle, middle));
    if (!solid) return refuse('DS-AB-LEP-1', 'CANNOT_MOVE', { void: true });
    return refuseDiagonal(unit, from, { x, y }) ?? refuseLanding(state, unit, { x, y });
  },
  resolve: (play, _, { unit, x, y }) => go(play, unit, { x, y }, 'leap'),
  offers: (state, seat) =>
    movers(state, seat, 'leap').flatMap((unit) =>
      DIRECTIONS.map((by) => ({ type: 'leap' as const, unit: unit.id, ...plus(standingOn(state, unit), by, 2) })),
    ),
};

/** A flight across one Obstacle in a single move (DS-AB-FLY-2). */
export const overfly: Action<Overfly> = {
  check(state, seat, { unit: id, via, x, y }) {
    const unit = mover(state, seat, id, 2);
    if (isNo(unit)) return unit;
    if (!has(unit, 'flight')) return refuse('DS-AB-FLY-2', 'CANNOT_MOVE', { unit: id });
    const from = standingOn(state, unit);
    const over = state.obstacles.some((obstacle) => same(obstacle, via)) && adjacent(from, via);
    const landing = adjacent(via, { x, y }) && !same(from, { x, y });
    if (!over || !landing) return refuse('DS-AB-FLY-2', 'CANNOT_MOVE', { x, y });
    return refuseLanding(state, unit, { x, y });
  },
  resolve: (play, _, { unit, x, y }) => go(play, unit, { x, y }, 'overfly'),
  offers: (state, seat) =>
    movers(state, seat, 'flight').flatMap((unit) =>
      state.obstacles.flatMap((via) =>
        DIRECTIONS.map((by) => ({ type: 'overfly' as const, unit: unit.id, via: { ...via }, ...plus(via, by) })),
      ),
    ),
};
