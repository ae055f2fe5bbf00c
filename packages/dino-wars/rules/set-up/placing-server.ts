/** The server places figures for players who do not (DW-R-73) and ends the set-up, without a referee (DW-R-102). */
import { bearing, type Dice, type Frozen, type Point, type Seat } from '@dwo/kernel';
import { placeAt } from '@dwo/kernel/table';
import type { Emit } from '../emit';
import { figureIndexOf } from '../figure-index';
import { discOf, type Figure, figureOf, isSoldier, isVehicle, sideOf, sure } from '../figures';
import { dropForThem } from '../movement/drop';
import { playerAt, seatsOf } from '../phases';
import type { FigureId, Placing, State } from '../state';
import { tablesOf } from '../tables';
import { serviceCi } from './first-places';
import { isDropping, nextTurn, placersOf, unplacedOf } from './placing';
import { ALL_BOUNDS, type Bounds, refuseHiding, refuseStanding, stripOf } from './placing-spots';

/** Continues the set-up until a player has to place something, or until it is over. */
export function settlePlacing(state: Frozen<State>, dice: Dice, emit: Emit): void {
  const full: FullRings = new Map();
  while (state.placing !== null && state.ending === null) {
    const { placing } = state;
    if (isDropping(placing)) {
      if (dropForThem(state, dice, emit)) emit({ type: 'placingEnded' });
      return;
    }
    if (placing.kind === 'deliberate') {
      if (placersOf(state).length > 0) return;
      for (const seat of seatsOf(state, placing.side)) {
        for (const id of unplacedOf(state, seat)) placeOne(state, id, full, dice, emit);
      }
      emit({ type: 'placingTurned', turn: turnOfOtherSide(state, placing) });
      continue;
    }
    const seat = placing.order[placing.turn] as Seat;
    const isAway = sure(playerAt(state, seat)).done;
    const next = unplacedOf(state, seat)[0];
    if (next !== undefined) {
      if (!isAway) return;
      placeOne(state, next, full, dice, emit);
    }
    emit({ type: 'placingTurned', turn: nextTurn(state, placing) });
  }
}

function turnOfOtherSide(state: Frozen<State>, { order, turn, side }: Frozen<Placing>): number {
  const at = order.findIndex((seat, place) => place > turn && sure(playerAt(state, seat)).side !== side);
  return at < 0 ? order.length : at;
}

/** Places a figure: hidden if it can be, else in the open. A figure for which there is no room is lost. */
function placeOne(state: Frozen<State>, id: FigureId, full: FullRings, dice: Dice, emit: Emit): void {
  const hideout = findHideout(state, id, dice);
  if (hideout !== null) {
    emit({ type: 'hidden', figure: id, at: hideout, facing: facingFrom(state, id, hideout) });
    return;
  }
  // If a random search has failed once for a sort of figure, it is not tried again.
  const byChance = full.has(`${sortOf(state, id)}/0`) ? null : findByChance(state, id, dice);
  const at = byChance ?? findPlace(state, id, full);
  if (at === null) lose(state, id, emit);
  else emit({ type: 'placed', figure: id, at, facing: facingFrom(state, id, at), z: 0 });
}

/** Removes a figure for which the table has no room, with everybody aboard. */
function lose(state: Frozen<State>, id: FigureId, emit: Emit): void {
  const figure = sure(figureOf(state, id));
  if (isVehicle(figure)) {
    for (const person of figure.seats)
      if (person !== null) emit({ type: 'killed', figure: person, by: id, rule: 'DW-R-4' });
  }
  const isThing = !('lifePoints' in figure) && !isSoldier(figure);
  emit({ type: isThing ? 'destroyed' : 'killed', figure: id, by: id, rule: 'DW-R-4' });
}

/**
 * Returns the facing of a placed figure in degrees: up the table for the army, down for the dinosaurs. On the island it is
 * from the player's spot to the table's middle.
 */
export function facingFrom(state: Frozen<State>, id: FigureId, at: Point): number {
  const figure = sure(figureOf(state, id));
  const { widthCi, heightCi } = state.table;
  if (state.placing?.spots[figure.owner]) {
    return bearing(at, { x: Math.floor(widthCi / 2), y: Math.floor(heightCi / 2) }) ?? 0;
  }
  return sideOf(figure) === 'army' ? 90 : 270;
}

function stands(state: Frozen<State>, id: FigureId, at: Point, bounds: Bounds = ALL_BOUNDS): boolean {
  return refuseStanding(state, id, { at, facing: 0, z: 0 }, bounds) === null;
}

/** Tries at a random place. */
const TRIES = 40;
/** The room in ci left between friends at a random place. */
const SPARE_CI = 50;

/** Returns a random place inside unusual terrain where a dinosaur may hide, or null if none was found. */
function findHideout(state: Frozen<State>, id: FigureId, dice: Dice): Point | null {
  const figure = sure(figureOf(state, id));
  const { rough } = figureIndexOf(state);
  if (state.scenario !== 'gate' || sideOf(figure) === 'army' || rough.length === 0) return null;
  for (let i = 0; i < TRIES; i++) {
    const { outline } = rough[dice.roll(rough.length, 'placement') - 1] ?? { outline: [] };
    const xs = outline.map(({ x }) => x);
    const ys = outline.map(({ y }) => y);
    const [left, low] = [Math.min(...xs), Math.min(...ys)];
    const x = left + dice.roll(Math.max(...xs) - left + 1, 'placement') - 1;
    const y = low + dice.roll(Math.max(...ys) - low + 1, 'placement') - 1;
    if (refuseHiding(state, id, { at: { x, y }, facing: 0 }) === null) return { x, y };
  }
  return null;
}

/**
 * Returns a place beside the soldier's gun, on the player's spot, or at random in the player's zone; null if every try
 * failed.
 */
function findByChance(state: Frozen<State>, id: FigureId, dice: Dice): Point | null {
  const figure = sure(figureOf(state, id));
  const placing = sure(state.placing);
  const beside = findBesideGun(state, id, figure);
  if (beside !== null) return beside;
  const spot = placing.spots[figure.owner] ?? null;
  if (spot !== null && placing.placed[figure.owner] === 0 && stands(state, id, spot)) return { x: spot.x, y: spot.y };
  const { widthCi, heightCi } = state.table;
  const { spotReachCi } = tablesOf(state).parameters;
  const [low, high] = spot === null ? stripOf(state, sideOf(figure)) : [spot.y - spotReachCi, spot.y + spotReachCi];
  const [left, right] = spot === null ? [0, widthCi] : [spot.x - spotReachCi, spot.x + spotReachCi];
  for (let i = 0; i < TRIES; i++) {
    const x = Math.max(0, left) + dice.roll(Math.min(right, widthCi) - Math.max(0, left) + 1, 'placement') - 1;
    const y = Math.max(0, low) + dice.roll(Math.min(high, heightCi) - Math.max(0, low) + 1, 'placement') - 1;
    if (stands(state, id, { x, y }) && isRoomy(state, id, { x, y })) return { x, y };
  }
  return null;
}

function isRoomy(state: Frozen<State>, id: FigureId, { x, y }: Point): boolean {
  const figure = sure(figureOf(state, id));
  const { army, dinosaurs } = figureIndexOf(state);
  const reach = discOf(state, figure).radius + SPARE_CI;
  return ![army, dinosaurs].some((grid) => grid.someNear(x, y, reach, () => true));
}

/** Returns a free place at the gun that a soldier serves, if it stands (DW-R-41), its rear first. */
function findBesideGun(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>): Point | null {
  const gun = isSoldier(figure) && figure.crewOf !== null ? figureOf(state, figure.crewOf) : null;
  if (gun === null || gun.absence !== null) return null;
  const apartCi = discOf(state, gun).radius + discOf(state, figure).radius + serviceCi(tablesOf(state));
  const bearings = [180, 225, 135, 270, 90, 315, 45, 0].map((degrees) => (gun.facing + degrees) % 360);
  const places = bearings.map((degrees) => placeAt(gun, degrees, apartCi));
  return places.find((at) => stands(state, id, at)) ?? null;
}

/** The distance in ci between the circles that are searched for a place, and between the places on them. */
const RING_CI = 100;

/** How far from the player's spot there is no more room, in ci, by the sort of figure and the bounds. */
type FullRings = Map<string, number>;

/**
 * Returns the nearest place to the player's spot, or to the middle of their edge. It prefers a place within all bounds,
 * then one outside the zone (DW-R-73), then one nearer to the enemy. Returns null if the table is full.
 */
export function findPlace(state: Frozen<State>, id: FigureId, full: FullRings = new Map()): Point | null {
  const figure = sure(figureOf(state, id));
  const { spots } = sure(state.placing);
  const { widthCi, heightCi } = state.table;
  const { radius } = discOf(state, figure);
  const { spotReachCi } = tablesOf(state).parameters;
  const up = sideOf(figure) === 'army' ? radius : heightCi - radius;
  const from = spots[figure.owner] ?? { x: Math.floor(widthCi / 2), y: up };
  const relaxed = [ALL_BOUNDS, { zone: false, separation: true }, { zone: false, separation: false }];
  const hasSpot = spots[figure.owner] !== null;
  const sort = sortOf(state, id);
  for (const [at, bounds] of relaxed.entries()) {
    const farthest = bounds.zone && hasSpot ? spotReachCi : Math.max(widthCi, heightCi);
    const wanted = `${sort}/${at}`;
    for (let out = full.get(wanted) ?? 0; out <= farthest; out += RING_CI) {
      const place = ringAround(from, out).find((each) => stands(state, id, each, bounds));
      if (place !== undefined) return place;
      full.set(wanted, out + RING_CI);
    }
  }
  return null;
}

/** Returns a key that is the same for figures that fit the same places. */
function sortOf(state: Frozen<State>, id: FigureId): string {
  const figure = sure(figureOf(state, id));
  return `${figure.owner}/${'kind' in figure ? figure.kind : 'soldier'}`;
}

/** Lists places on a circle, about as far from each other as the circles are. */
function ringAround(from: Point, out: number): Point[] {
  const steps = out === 0 ? 1 : Math.min(360, Math.ceil((out * 7) / RING_CI));
  return Array.from({ length: steps }, (_, step) => placeAt(from, Math.floor((360 * step) / steps), out));
}
