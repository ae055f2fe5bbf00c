/**
 * The set-up. Guns get a field of fire, their crews stand beside them and the others around them; the herd stands as near
 * to the army as it may.
 */

import { bearing, crossesPolygon, type Disc, distance, type Frozen, type Point, type Seat } from '@dwo/kernel';
import {
  crewedWeaponOf,
  DINOSAURS,
  discOf,
  type Figure,
  figureIndexOf,
  figureOf,
  freeSeats,
  type Intent,
  isCrewedWeapon,
  isDinosaur,
  isDropping,
  isSoldier,
  isVehicle,
  POLE_IDS,
  peopleAtPole,
  type State,
  stripOf,
  tablesOf,
  unplacedOf,
} from '../rules';
import { allowed, type Field, fieldOf, nearestTo } from './field';
import { jump } from './jump';
import { placeAt } from './places';

/** The columns and rows of the player's zone at which places are judged, and how many of the best are tried. */
const COLUMNS = 25;
const ROWS = 7;
const TRIES = 40;
/** Friends within this distance make an easy chain of overruns, in ci. */
const NEAR_CI = 300;
/** A nearest friend beyond this distance is no help, in ci. */
const FAR_CI = 1200;

/** The room that a vehicle or a gun leaves between its base and the middle of a pole, and the price of standing on one. */
const POLE_ROOM_CI = 50;
const ON_POLE = 8;
/** The number of soldiers who handle a pole. */
const HANDS = 2;

/** Returns the next intent of the set-up, or that of one figure; null if only `done` is left. */
export function deploy(state: Frozen<State>, seat: Seat, only: string | null = null): Intent | null {
  if (state.placing === null) return null;
  const field = fieldOf(state);
  if (isDropping(state.placing)) return jump(field, seat);
  const [first] = unplacedOf(state, seat);
  const id = only ?? first;
  const figure = id === undefined ? null : figureOf(state, id);
  if (id === undefined || figure === null) return null;
  const wanted = hideout(field, seat, id, figure) ?? atPole(field, seat, id, figure);
  return wanted ?? allowed(state, seat, places(field, seat, id, figure));
}

/** The directions from a pole, in degrees: a vehicle stands to its left, two soldiers to its right. */
const BESIDE = { vehicle: [180, 0, 210, 330], soldier: [45, 315, 90, 270, 135, 225, 0] } as const;
/** The gap between a pole and those who are to load it, in ci. */
const POLE_GAP_CI = 40;

/**
 * At the Time Gate: puts the first two soldiers and a vehicle with a free space to the army's pole, so that it can be loaded
 * in the first turn. Null for all others.
 */
function atPole({ state }: Field, seat: Seat, id: string, figure: Frozen<Figure>): Intent | null {
  const pole = state.poles[POLE_IDS[0]];
  if (pole?.status !== 'lying' || isDinosaur(figure) || isCrewedWeapon(figure)) return null;
  if (isSoldier(figure)) {
    if (figure.crewOf !== null || peopleAtPole(state, seat, pole).length >= HANDS) return null;
  } else if (freeSeats(state, figure).length === 0 || hasVehicleAt(state, pole)) return null;
  const { atWeaponCi, poleRadiusCi } = tablesOf(state).parameters;
  const away = poleRadiusCi + discOf(state, figure).radius + Math.min(POLE_GAP_CI, atWeaponCi);
  const places = BESIDE[isSoldier(figure) ? 'soldier' : 'vehicle'].map((turn): Intent => {
    return { type: 'place', figure: id, at: placeAt(pole, turn, away), facing: 90, z: 0 };
  });
  return allowed(state, seat, places);
}

function hasVehicleAt(state: Frozen<State>, pole: Point): boolean {
  return Object.values(state.vehicles).some((each) => {
    return each.absence === null && distance(each, pole) < 2 * discOf(state, each).radius;
  });
}

interface Place {
  readonly at: Point;
  readonly worth: number;
}

function places(field: Field, seat: Seat, id: string, figure: Frozen<Figure>): Intent[] {
  const { state } = field;
  const spots = besideGun(field, figure) ?? zoneOf(field, seat, figure);
  const worth = isDinosaur(figure) ? preyedOn(field, figure) : defended(field, seat, figure);
  const ranked = spots.map((at): Place => ({ at, worth: worth(at) })).sort((a, b) => b.worth - a.worth);
  const flies = isDinosaur(figure) && DINOSAURS[figure.kind].flyer;
  const { leastAltitudeCi, ceilingCi } = tablesOf(state).parameters;
  const z = flies ? Math.min(ceilingCi, 2 * leastAltitudeCi) : 0;
  return ranked.slice(0, TRIES).map(({ at }): Intent => {
    return { type: 'place', figure: id, at, facing: facingAt(field, figure, at), z };
  });
}

/** Returns the direction to the nearest enemy in degrees, else straight across the table. */
function facingAt(field: Field, figure: Frozen<Figure>, at: Point): number {
  const enemies: readonly { readonly base: Disc }[] = isDinosaur(figure) ? field.prey : field.beasts;
  const near = nearestTo({ ...at, radius: 0 }, enemies);
  return (near === null ? null : bearing(at, near.base)) ?? (isDinosaur(figure) ? 270 : 90);
}

/** Lists places around the gun that a soldier serves, its rear first; null if they serve none that stands. */
function besideGun({ state }: Field, figure: Frozen<Figure>): Point[] | null {
  const gun = isSoldier(figure) && figure.crewOf !== null ? crewedWeaponOf(state, figure.crewOf) : null;
  if (gun === null || gun.absence !== null || gun.status !== 'set-up') return null;
  const away = discOf(state, gun).radius + discOf(state, figure).radius + 20;
  return [180, 225, 135, 270, 90, 315, 45, 0].map((turn) => placeAt(gun, (gun.facing + turn) % 360, away));
}

/** Lists places all over the player's zone, or around their spot. */
function zoneOf({ state, tables }: Field, seat: Seat, figure: Frozen<Figure>): Point[] {
  const { radius } = discOf(state, figure);
  const { widthCi, heightCi } = state.table;
  const spot = state.placing?.spots[seat] ?? null;
  const reach = tables.parameters.spotReachCi;
  const [low, high] =
    spot === null ? stripOf(state, isDinosaur(figure) ? 'dinosaurs' : 'army') : [spot.y - reach, spot.y + reach];
  const [left, right] = spot === null ? [0, widthCi] : [spot.x - reach, spot.x + reach];
  const range = (from: number, to: number, most: number, steps: number): number[] => {
    const [first, last] = [Math.max(from, radius + 1), Math.min(to, most - radius - 1)];
    return Array.from({ length: steps }, (_, i) => Math.round(first + ((last - first) * i) / (steps - 1)));
  };
  const columns = range(left, right, widthCi, COLUMNS);
  const rows = range(low, high, heightCi, ROWS);
  const grid = rows.flatMap((y) => columns.map((x) => ({ x, y })));
  return spot === null ? grid : [{ x: spot.x, y: spot.y }, ...grid];
}

/**
 * Returns a function that values a place for the army: near friends but not crowded, guns where they see much of the table,
 * mortars behind.
 */
function defended(field: Field, seat: Seat, figure: Frozen<Figure>): (at: Point) => number {
  const { state } = field;
  const { widthCi, heightCi } = state.table;
  const friends = field.prey.filter(({ it }) => it.owner === seat);
  const middle = meanOf(friends.map(({ base }) => base)) ?? { x: widthCi / 2, y: 0 };
  const [low, high] = stripOf(state, 'army');
  const depth = isCrewedWeapon(figure) && figure.kind === 'mortar' ? 0.3 : isVehicle(figure) ? 0.45 : 0.6;
  const row = low + (high - low) * depth;
  const far = [0.2, 0.5, 0.8].map((share) => ({ x: widthCi * share, y: heightCi * 0.75 }));
  const { radius } = discOf(state, figure);
  // Those who load a pole have to stand at it.
  const poles = isSoldier(figure) ? [] : Object.values(state.poles).filter(({ status }) => status === 'lying');
  const sees = isCrewedWeapon(figure) || (isVehicle(figure) && (figure.mg !== null || figure.cannon !== null));
  const { screens } = figureIndexOf(state);
  return (at) => {
    const blocked = sees
      ? far.filter((to) => screens.some(({ outline }) => crossesPolygon(at, to, outline))).length
      : 0;
    const onPole = poles.some((pole) => distance(at, pole) < radius + POLE_ROOM_CI) ? ON_POLE : 0;
    const onSpot = state.placing?.spots[seat] ? 0 : Math.abs(at.y - row) / 600;
    return -onPole - onSpot - blocked - apart(at, friends) - distance(at, middle) / 900;
  };
}

/**
 * Returns a function that values a place for a dinosaur: near its prey, behind cover, neither crowded by its friends nor far
 * from them. Flyers need no cover.
 */
function preyedOn(field: Field, figure: Frozen<Figure>): (at: Point) => number {
  const { state, prey, beasts } = field;
  const middle = meanOf(prey.map(({ base }) => base));
  const { screens } = figureIndexOf(state);
  const flies = isDinosaur(figure) && DINOSAURS[figure.kind].flyer;
  return (at) => {
    const near = nearestTo({ ...at, radius: 0 }, prey);
    const far = near === null ? at.y : distance(at, near.base);
    const hidden = middle !== null && !flies && screens.some(({ outline }) => crossesPolygon(at, middle, outline));
    return -far / 600 - apart(at, beasts) + (hidden ? 1.5 : 0);
  };
}

/** Returns the penalty for friends that are too near, and for a nearest friend who is too far. */
function apart(at: Point, friends: Field['prey'] | Field['beasts']): number {
  if (friends.length === 0) return 0;
  const gaps = friends.map(({ base }) => Math.max(0, distance(at, base) - base.radius));
  const nearest = Math.min(...gaps);
  const crowd = gaps.filter((gap) => gap < NEAR_CI).length;
  return crowd * 0.4 + Math.max(0, nearest - FAR_CI) / 600;
}

/** Returns the mean of points, or null if there are none. */
function meanOf(points: readonly Point[]): Point | null {
  if (points.length === 0) return null;
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: Math.round(sum.x / points.length), y: Math.round(sum.y / points.length) };
}

/** Hides a dinosaur in or behind terrain between the two poles; null where none may hide. */
function hideout({ state }: Field, seat: Seat, id: string, figure: Frozen<Figure>): Intent | null {
  if (state.scenario !== 'gate' || !isDinosaur(figure) || DINOSAURS[figure.kind].flyer) return null;
  const goal = state.secrets[seat]?.pole ?? { x: state.table.widthCi / 2, y: state.table.heightCi };
  const start = { x: state.table.widthCi / 2, y: state.placing?.armyZoneCi ?? 0 };
  const taken = Object.values(state.secrets[seat]?.dinosaurs ?? {}).filter(({ absence }) => absence === null);
  const worth = (at: Point) => {
    const detour = distance(start, at) + distance(at, goal);
    return -detour - 400 * taken.filter((other) => distance(other, at) < 900).length;
  };
  const spots = figureIndexOf(state)
    .rough.flatMap(({ outline }) => insideOf(outline))
    .map((at) => ({ at, worth: worth(at) }))
    .sort((a, b) => b.worth - a.worth);
  const hides = spots.slice(0, TRIES).map(({ at }): Intent => {
    return { type: 'hide', figure: id, at, facing: bearing(at, start) ?? 270 };
  });
  return allowed(state, seat, hides);
}

/** Lists a few places all over a piece of terrain. */
function insideOf(outline: readonly Point[]): Point[] {
  const middle = meanOf(outline);
  if (middle === null) return [];
  const half = outline.map(({ x, y }) => ({ x: Math.round((x + middle.x) / 2), y: Math.round((y + middle.y) / 2) }));
  return [middle, ...half];
}
