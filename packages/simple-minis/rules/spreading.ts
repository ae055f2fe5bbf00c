/** An even spread of a force in its zones (VS-R-11). */
import { gap, type Seat } from '@dwo/kernel';
import { isMount, sure } from './bodies';
import type { Rect } from './data/scenarios';
import type { Spot } from './intents';
import { discAt } from './moving';
import type { Fig, Now } from './state';
import { inForce, refuseSetUp, setUpIn, zonesOf } from './zones';

/** Mils from place to place in a row, at most and at least, and from row to row; what both ends of a row and both sides leave free. */
const ROW = { most: 5000, least: 2200, aside: 3000, margin: 3000 } as const;
/** The shifts that are tried where a place is taken: their length in mils, and their number. */
const SHIFT = { step: 500, count: 24 } as const;
/** Mils that are left between bases wherever there is room for it. */
const APART = 1000;

/** The state in which these figures are the whole force, or all of it but these. */
function without(state: Now, gone: (id: number) => boolean, place: 'left' | 'table', spots: readonly Spot[]): Now {
  const figures = state.figures.map((figure) => {
    if (!gone(figure.id)) return figure;
    const spot = spots.find((each) => each.figure === figure.id);
    return { ...figure, place, ...(spot === undefined ? {} : { x: spot.x, y: spot.y, riding: spot.riding }) };
  });
  return { ...state, figures };
}

/** Why a part of a force can't be set up like this; null if it can. */
export function refusePart(state: Now, seat: Seat, spots: readonly Spot[]) {
  const named = new Set(spots.map(({ figure }) => figure));
  const missing = new Set(inForce(state, seat).flatMap(({ id }) => (named.has(id) ? [] : [id])));
  return refuseSetUp(
    without(state, (id) => missing.has(id), 'left', []),
    seat,
    spots,
  );
}

/** A place for each figure in rows across its zone, those of several zones by turns; null where a row has no room. */
function spread(state: Now, seat: Seat, before: readonly Spot[], figures: readonly Fig[]): Spot[] | null {
  const zones = zonesOf(state, seat);
  const spots = [...before];
  for (const [at, figure] of figures.entries()) {
    const zone = zones[at % zones.length];
    if (zone === undefined) return null;
    const [place, count] = [Math.floor(at / zones.length), Math.ceil(figures.length / zones.length)];
    const discs = spots.map((each) => discAt(sure(state.figures[each.figure]), each));
    let [spot, most]: [Spot | null, number] = [null, Number.NEGATIVE_INFINITY];
    for (const at of candidates(zone, place, count)) {
      const room = Math.min(APART, ...discs.map((other) => gap(discAt(figure, at), other)));
      const each = { figure: figure.id, ...at, riding: null };
      if (room > most && refusePart(state, seat, [...spots, each]) === null) [spot, most] = [each, room];
      if (most === APART) break;
    }
    if (spot === null) return null;
    spots.push(spot);
  }
  return spots.slice(before.length);
}

/** Points near the place of a number in the row of a zone, the nearest first. */
function candidates([west, south, east, north]: Rect, place: number, count: number) {
  const wide = east - west >= north - south;
  const [long, short] = wide ? [east - west, north - south] : [north - south, east - west];
  const room = Math.max(ROW.least, Math.min(ROW.most, (long - ROW.margin) / Math.max(1, count)));
  const inRow = Math.max(1, Math.floor((long - ROW.margin) / room));
  const along = ((place % inRow) - (Math.min(count, inRow) - 1) / 2) * room;
  const aside = Math.floor(place / inRow) * ROW.aside;
  const offs = Array.from({ length: SHIFT.count }, (_, i) => (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * SHIFT.step);
  const [middle, centre] = [(west + east) / 2, (south + north) / 2];
  const back = Math.max(0, short / 2 - ROW.margin);
  return offs.flatMap((shift) =>
    [0, -back / 2, back / 2, -back, back].map((off) => {
      const [l, s] = [Math.round(along + shift), Math.round(aside + off)];
      return wide ? { x: middle + l, y: centre + s } : { x: middle + s, y: centre + l };
    }),
  );
}

/**
 * A place for each figure of a seat that has none, the others left where they are: spread out, else as the server does it. Where
 * the others leave no room, nobody gets a place.
 */
export function restOfSetUp(state: Now, seat: Seat, spots: readonly Spot[]): Spot[] {
  const named = new Set(spots.map(({ figure }) => figure));
  const missing = inForce(state, seat).filter(({ id }) => !named.has(id));
  const left = without(state, (id) => named.has(id), 'table', spots);
  return spread(state, seat, spots, missing) ?? setUpIn(left, seat) ?? [];
}

/**
 * The same with a rider for every mount that has none, because a mount alone does nothing (VS-RID-5): the dearest mounts first,
 * and the guys who are worth least.
 */
export function riddenSetUp(state: Now, seat: Seat, spots: readonly Spot[]): Spot[] {
  const rest = restOfSetUp(state, seat, spots);
  const ridden = new Set(spots.map(({ riding }) => riding));
  const free = new Set(rest.map(({ figure }) => figure));
  const own = inForce(state, seat);
  const mounts = own.filter((each) => isMount(each) && !ridden.has(each.id)).sort((a, b) => b.points - a.points);
  const guys = own.filter((each) => each.class === 'guy' && free.has(each.id)).sort((a, b) => a.points - b.points);
  const pairs = new Map(mounts.slice(0, guys.length).map((mount, at) => [guys[at]?.id, mount.id]));
  const all = [...spots, ...rest];
  return rest.map((spot) => {
    const riding = pairs.get(spot.figure);
    const mount = all.find(({ figure }) => figure === riding);
    return riding === undefined || mount === undefined ? spot : { ...spot, x: mount.x, y: mount.y, riding };
  });
}
