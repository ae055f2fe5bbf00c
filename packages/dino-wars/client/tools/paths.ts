/** The ways of going in this game, for the tools of the kit. */
import { type FigureId, groundCost, refuseWay, type State } from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { Flight, GoHands, GoUse } from '@dwo/kits/miniatures/tools/go';
import { type Wish as AnyWish, previewMove as preview } from '@dwo/kits/miniatures/tools/way-round';
import { WAYS } from '../actions';
import { isLoadable } from '../actions/carry';
import type { Walker } from '../actions/way';
import { biteTargets } from './bites';
import {
  byDistance,
  dinosaurOf,
  enemiesOf,
  groundAt,
  isBeast,
  ownerOf,
  placeOf,
  radiusOf,
  soldierOf,
  vehiclesOf,
} from './figures';
import type { Goes, MoveMode, MovePreview } from './plan';
import { isRide, missedRide } from './rides';

type Way = GoUse<State, Goes, MoveMode>;
type Wish = AnyWish<State, MoveMode>;

/** The step by which a flyer's height changes. */
export const CLIMB_CI = 100;

const FLIGHT: Flight<State> = {
  ceilingCi: 3600,
  stepCi: CLIMB_CI,
  // High enough for every rule on low flight (DW-OPT-ALT-1).
  first: (state, figure) => Math.max(dinosaurOf(state, figure)?.z ?? 0, 600),
  // Only there it comes into contact (DW-R-11).
  endAt: groundAt,
};

/** The way of a mode. */
function wayOf(mode: MoveMode): Way {
  return {
    along: (walker, corners, stopAt) => WAYS[mode].along(walker, corners, stopAt),
    left: (walker, contact) => WAYS[mode].leftCi(walker, contact),
    cost: ({ state, figure }, from, to) => groundCost(state, figure, from, to),
    isFree: ({ state, figure }, from, to) => isFree(state, figure, from, to),
    isObstacle: ({ code }) => code === 'PATH_BLOCKED' || code === 'IMPASSABLE',
    goesRound: mode !== 'fly' && mode !== 'carry',
    isCut: mode !== 'fly',
    size: ({ table }) => table,
    place: placeOf,
    radius: radiusOf,
    snaps: snapsOf,
  };
}

const MADE = Object.fromEntries((Object.keys(WAYS) as MoveMode[]).map((mode) => [mode, wayOf(mode)])) as {
  readonly [M in MoveMode]: Way;
};

/** Enemies, and for a soldier the vehicles to get into. */
function snapsOf({ state, seat, figure, mode }: Walker): readonly FigureId[] {
  if (mode === 'carry') return vehiclesOf(state).flatMap(([id]) => (isLoadable(state, figure, id) ? [id] : []));
  const rides = mode === 'walk' && soldierOf(state, figure) !== null ? ridesOf(state, seat) : [];
  return [...enemiesOf(state, figure), ...rides];
}

/** Vehicles of the player and their teammates (DW-R-99) with a free seat. */
function ridesOf(state: Frozen<State>, seat: number): readonly FigureId[] {
  if (state.players[seat]?.side !== 'army') return [];
  return vehiclesOf(state).flatMap(([id, { alive, absence, seats }]) =>
    alive && absence === null && seats.includes(null) ? [id] : [],
  );
}

function isFree(state: Frozen<State>, figure: FigureId, a: Point, b: Point): boolean {
  return (
    refuseWay(state, figure, { path: [a, b], legsCi: [], costCi: 0, tollAt: null, facing: 0, refusal: null }) === null
  );
}

/** The path that a player means, as the referee would play it. */
export function previewMove(wish: Wish): MovePreview {
  return preview(MADE[wish.mode], wish);
}

/** All that the tool which moves figures asks this game. A dinosaur charges figures that it touches. */
export function handsFor(mode: MoveMode, charge: (target: FigureId) => void): GoHands<State, Goes, MoveMode> {
  return {
    mode,
    way: MADE[mode],
    atOnce: WAYS[mode].atOnce,
    flight: mode === 'fly' ? FLIGHT : null,
    next: {
      targets: (state, figure) => (isBeast(state, figure) ? biteTargets(state, figure) : []),
      use: charge,
    },
    enemies: (state, figure) => byDistance(state, figure, enemiesOf(state, figure)),
    // A pole is nobody's, and is chosen like an own figure (DW-GATE-6).
    isOwn: (state, seat, figure) => ownerOf(state, figure) === seat || state.poles[figure]?.carrier === null,
    lifts: ({ state, seat, figure: load }, figure) =>
      mode === 'carry' ? isLoadable(state, load, figure) : mode === 'walk' && isRide(state, seat, figure),
    misses: ({ state, seat }, plan) => missedRide(state, seat, plan) !== null,
  };
}
