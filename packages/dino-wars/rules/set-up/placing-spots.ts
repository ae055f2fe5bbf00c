/** The places where figures may be set up (DW-SIDE-2, DW-ISLE-6, DW-R-71, DW-R-105). */
import {
  type Disc,
  distance,
  type Frozen,
  inPolygon,
  inRectangle,
  type Point,
  type Point3,
  type Seat,
} from '@dwo/kernel';
import { firstNear, overlaps } from '@dwo/kernel/table';
import { figureIndexOf, hiddenOf } from '../figure-index';
import {
  crewedWeaponOf,
  dinosaurOf,
  discOf,
  type Figure,
  figureOf,
  isDinosaur,
  isSoldier,
  sideOf,
  sure,
} from '../figures';
import { airBlocker } from '../movement/flight-blockers';
import { type No, refuse } from '../refusal';
import { blockerAt } from '../room';
import type { Dinosaur, FigureId, Placing, Side, State } from '../state';
import { tablesOf } from '../tables';
import { barrierAt, groundCi } from '../terrain';
import { isExposed } from '../time-gate/reveal';

/** The place, facing and height of a figure in the set-up. */
export interface Standing {
  readonly at: Point;
  readonly facing: number;
  readonly z: number;
}

/** The bounds of a figure's place. The server drops some of them if there is no room otherwise (DW-R-73). */
export interface Bounds {
  /** Keeps a figure in its player's zone, or near their spot. */
  readonly zone: boolean;
  /** Keeps the distance to the enemy. */
  readonly separation: boolean;
}

/** The bounds that apply to every player. */
export const ALL_BOUNDS: Bounds = { zone: true, separation: true };

/**
 * Returns why this seat does not place a figure, or null if it does. Riders and towed weapons come with their vehicle
 * (DW-R-73).
 */
export function refusePlaced(state: Frozen<State>, seat: Seat, id: FigureId): No | null {
  const figure = figureOf(state, id);
  if (figure === null) return refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id });
  if (figure.owner !== seat) return refuse('DW-SIDE-1', 'NOT_OWNER', { figure: id, owner: figure.owner });
  if (!figure.alive) return refuse('DW-DMG-12', 'DEAD', { figure: id });
  if (isSoldier(figure) && figure.aboard !== null) {
    return refuse('DW-SIDE-6', 'ABOARD', { figure: id, vehicle: figure.aboard });
  }
  const weapon = crewedWeaponOf(state, id);
  if (weapon?.status === 'hitched') return refuse('DW-TOW-1', 'ABOARD', { figure: id, vehicle: weapon.carrier });
  return figure.absence === 'waiting' ? refuse('DW-OPT-PARA-1', 'ABOARD', { figure: id }) : null;
}

/** Returns why a figure can't be set up at this place, or null if it can. */
export function refuseStanding(state: Frozen<State>, id: FigureId, standing: Standing, bounds = ALL_BOUNDS): No | null {
  const placing = sure(state.placing);
  const figure = sure(figureOf(state, id));
  const base = { x: standing.at.x, y: standing.at.y, radius: discOf(state, figure).radius };
  return (
    refuseShape(state, id, figure, standing) ??
    refuseGround(state, id, figure, { ...standing, base }) ??
    (bounds.zone ? refuseZone(state, placing, id, figure, base) : null) ??
    (bounds.separation ? refuseNearness(state, placing, id, figure, base) : null)
  );
}

/** Numbers are whole (DW-R-1). Only flyers begin in the air, at 36" or lower (DW-FLY-1, DW-FLY-3). */
function refuseShape(
  state: Frozen<State>,
  id: FigureId,
  figure: Frozen<Figure>,
  { at, facing, z }: Standing,
): No | null {
  if (!Number.isSafeInteger(at.x) || !Number.isSafeInteger(at.y)) return refuse('DW-R-1', '', { figure: id, ...at });
  if (!Number.isInteger(facing) || facing < 0 || facing > 359) return refuse('DW-R-1', '', { figure: id, facing });
  if (z === 0) return null;
  const { dinosaurs, parameters } = tablesOf(state);
  const flies = isDinosaur(figure) && dinosaurs[figure.kind].flyer;
  if (!flies) return refuse('DW-FLY-1', '', { figure: id, z, most: 0 });
  const most = parameters.ceilingCi;
  return Number.isInteger(z) && z > 0 && z <= most ? null : refuse('DW-FLY-3', '', { figure: id, z, most });
}

interface Where extends Standing {
  readonly base: Disc;
}

/**
 * The base is on the table (DW-SIDE-7), on no other base (DW-R-4) and on ground that the figure may enter (DW-R-10). In the
 * air nothing reaches up to it (DW-R-12).
 */
function refuseGround(state: Frozen<State>, id: FigureId, figure: Frozen<Figure>, { base, z }: Where): No | null {
  const { widthCi, heightCi } = state.table;
  const { x, y, radius } = base;
  if (!inRectangle(base, radius, widthCi, heightCi)) {
    return refuse('DW-SIDE-7', 'OFF_TABLE', { figure: id, x, y, widthCi, heightCi });
  }
  if (z > 0) return isDinosaur(figure) ? refuseAir(state, id, figure, { x, y, z }) : null;
  const blocker = blockerAt(state, figure, base, id) ?? (isDinosaur(figure) ? hiddenAt(state, base, id) : null);
  if (blocker !== null) return refuse('DW-R-4', 'PATH_BLOCKED', { figure: id, blocker });
  const barrier = barrierAt(state, figure, base);
  return barrier === null ? null : refuse('DW-R-10', 'IMPASSABLE', { figure: id, terrain: barrier.id });
}

/** No other figure and no solid terrain fills the inch of a flyer in the air (DW-R-12, DW-R-38). */
function refuseAir(state: Frozen<State>, id: FigureId, flyer: Frozen<Dinosaur>, at: Point3): No | null {
  const blocker = airBlocker(state, id, flyer, [at, at]);
  if (blocker !== null) return refuse('DW-R-12', 'PATH_BLOCKED', { figure: id, blocker });
  const solid = figureIndexOf(state).screens.find(({ sight, heightCi, outline }) => {
    return sight === 'solid' && at.z < heightCi && inPolygon(at, outline);
  });
  if (solid !== undefined) return refuse('DW-R-12', 'IMPASSABLE', { figure: id, terrain: solid.id });
  const least = groundCi(state, at) + tablesOf(state).parameters.landingFromCi + 1;
  // A flyer this low would stand on the ground.
  return at.z < least ? refuse('DW-R-11', '', { figure: id, z: at.z, least }) : null;
}

/** Returns a hidden dinosaur that its own side's figure would stand on, or null. */
function hiddenAt(state: Frozen<State>, base: Disc, id: FigureId): FigureId | null {
  const { overlapCi } = tablesOf(state).parameters;
  const hidden = hiddenOf(state);
  const inWay = (other: FigureId) => {
    return other !== id && overlaps(base, discOf(state, sure(dinosaurOf(state, other))), overlapCi);
  };
  return hidden === null ? null : firstNear([hidden], base, base.radius, inWay);
}

/** A player places figures in a strip along their edge, or near their spot. */
function refuseZone(
  state: Frozen<State>,
  placing: Frozen<Placing>,
  id: FigureId,
  figure: Frozen<Figure>,
  base: Disc,
): No | null {
  const spot = placing.spots[figure.owner] ?? null;
  if (spot !== null) return refuseFarFromSpot(state, id, base, { spot, isFirst: placing.placed[figure.owner] === 0 });
  const [low, high] = stripOf(state, sideOf(figure));
  if (base.y >= low && base.y <= high) return null;
  return refuse(placing.kind === 'deliberate' ? 'DW-R-105' : 'DW-SIDE-2', 'OUT_OF_RANGE', { figure: id, low, high });
}

/**
 * Returns how far up the table a side may place figures, in ci, spots apart: the army from the lower edge, the dinosaurs
 * from the upper.
 */
export function stripOf(
  { placing, table: { heightCi } }: Frozen<State>,
  side: Side,
): readonly [low: number, high: number] {
  if (placing === null) return [0, heightCi];
  const { kind, armyZoneCi, separationCi } = placing;
  if (kind === 'deliberate') return side === 'army' ? [0, armyZoneCi] : [0, heightCi];
  const depth = Math.floor((heightCi - separationCi) / 2);
  return side === 'army' ? [0, depth] : [heightCi - depth, heightCi];
}

/** A player's first figure stands on their spot, all others within 12" of it (DW-ISLE-6). */
function refuseFarFromSpot(
  state: Frozen<State>,
  id: FigureId,
  base: Disc,
  { spot, isFirst }: { readonly spot: Point; readonly isFirst: boolean },
): No | null {
  const mostCi = isFirst ? base.radius : tablesOf(state).parameters.spotReachCi;
  if (distance(base, spot) <= mostCi) return null;
  return refuse('DW-ISLE-6', 'OUT_OF_RANGE', { figure: id, x: spot.x, y: spot.y, mostCi });
}

/** Measures from centre to centre, to every enemy on the table and to the spots where enemies will begin (DW-SIDE-2, DW-R-71). */
function refuseNearness(
  state: Frozen<State>,
  placing: Frozen<Placing>,
  id: FigureId,
  figure: Frozen<Figure>,
  base: Disc,
): No | null {
  const { separationCi } = placing;
  const side = sideOf(figure);
  const { army, dinosaurs } = figureIndexOf(state);
  const isNear = (other: FigureId) => distance(sure(figureOf(state, other)), base) < separationCi;
  const enemies = side === 'army' ? dinosaurs : army;
  const enemy = enemies.near(base.x, base.y, separationCi).find(isNear);
  if (enemy !== undefined) return refuse('DW-SIDE-2', 'TOO_CLOSE', { figure: id, enemy, separationCi });
  // The first figure of an enemy must always find room on its spot.
  const apartCi = Math.max(tablesOf(state).parameters.leastSetupDistanceCi, separationCi);
  const spot = placing.spots.findIndex((each, seat) => {
    const waits = state.players[seat]?.side !== side && placing.placed[seat] === 0;
    return each !== null && waits && distance(each, base) < apartCi;
  });
  return spot < 0 ? null : refuse('DW-R-71', 'TOO_CLOSE', { figure: id, seat: spot, apartCi });
}

/**
 * Returns why a dinosaur can't be hidden at this place, or null if it can: in or behind unusual terrain, unseen (DW-GATE-4,
 * DW-R-94).
 */
export function refuseHiding(state: Frozen<State>, id: FigureId, { at, facing }: Omit<Standing, 'z'>): No | null {
  const dinosaur = dinosaurOf(state, id);
  if (state.scenario !== 'gate' || dinosaur === null) {
    return refuse('DW-GATE-4', '', { figure: id, scenario: state.scenario });
  }
  const no = refuseStanding(state, id, { at, facing, z: 0 });
  if (no !== null) return no;
  const there: Frozen<Dinosaur> = { ...dinosaur, x: at.x, y: at.y, z: 0 };
  return isExposed(state, id, there) ? refuse('DW-R-94', '', { figure: id, x: at.x, y: at.y }) : null;
}
