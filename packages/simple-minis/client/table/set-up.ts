/** The set-up of a force: its zones, who may ride, and an even spread for figures without a place (VS-R-11). */
import type { Frozen, Seat } from '@dwo/kernel';
import type { DeployUse, Placed } from '@dwo/kits/miniatures/tools/deploying';
import {
  CLASS_DATA,
  type Fig,
  type Intent,
  inForce,
  isMount,
  type Now,
  type Rect,
  refuseSetUp,
  type Spot,
  type State,
  usualSetUp,
  zonesOf,
} from '../../rules';
import { say } from '../words';
import { figureAt, pointFromScene, pointToScene, toScene } from './places';

/** Mils from place to place in a row, at most and at least, and steps to a neighbouring place. */
const ROW = { most: 5000, least: 2200, step: 500 } as const;

/** The corners of a rectangle of the rules, in the scene. */
export const cornersOf = ([west, south, east, north]: Rect) =>
  [
    { x: west, y: south },
    { x: east, y: south },
    { x: east, y: north },
    { x: west, y: north },
  ].map(pointToScene);

const spotsOf = (places: readonly Placed[]): Spot[] =>
  places.map(({ figure, at, on }) => {
    return { figure: Number(figure), riding: on === null ? null : Number(on), ...pointFromScene(at) };
  });

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
function refusePart(state: Now, seat: Seat, spots: readonly Spot[]) {
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
    const spot = candidates(zone, place, count)
      .map(({ x, y }) => ({ figure: figure.id, x, y, riding: null }))
      .find((each) => refusePart(state, seat, [...spots, each]) === null);
    if (spot === undefined) return null;
    spots.push(spot);
  }
  return spots.slice(before.length);
}

/** Points near the place of a number in the row of a zone, the nearest first. */
function candidates([west, south, east, north]: Rect, place: number, count: number) {
  const wide = east - west >= north - south;
  const [long, short] = wide ? [east - west, north - south] : [north - south, east - west];
  const room = Math.max(ROW.least, Math.min(ROW.most, (long - 3000) / Math.max(1, count)));
  const inRow = Math.max(1, Math.floor((long - 3000) / room));
  const along = ((place % inRow) - (Math.min(count, inRow) - 1) / 2) * room;
  const aside = Math.floor(place / inRow) * 3000;
  const offs = Array.from({ length: 24 }, (_, i) => (i % 2 === 0 ? 1 : -1) * Math.ceil(i / 2) * ROW.step);
  const [middle, centre] = [(west + east) / 2, (south + north) / 2];
  const back = Math.max(0, short / 2 - 3000);
  return offs.flatMap((shift) =>
    [0, -back / 2, back / 2].map((off) => {
      const [l, s] = [Math.round(along + shift), Math.round(aside + off)];
      return wide ? { x: middle + l, y: centre + s } : { x: middle + s, y: centre + l };
    }),
  );
}

const ridersOf = (now: Frozen<State>, id: string) =>
  figureAt(now, id)?.class === 'guy' ? inForce(now, figureAt(now, id)?.seat ?? -1).filter(isMount) : [];

/** The set-up that a seat owes now; null for none. */
export function deployment(state: Now, seat: Seat): DeployUse<State, Intent> | null {
  if (state.phase !== 'deploy' || state.asked !== seat) return null;
  return {
    word: say('use.of', { id: 'deploy' }),
    figures: inForce(state, seat).map(({ id }) => `${id}`),
    zones: zonesOf(state, seat).map((rect) => ({ outline: cornersOf(rect), label: say('zone.own') })),
    ...{ turns: false, facing: 90 },
    radius: (now, id) => toScene(CLASS_DATA[figureAt(now, id)?.class ?? 'guy'].radius),
    mounts: (now, id) => ridersOf(now, id).map((mount) => `${mount.id}`),
    refuse: (now, by, places) => refusePart(now, by, spotsOf(places)),
    rest(now, by, places) {
      const spots = spotsOf(places);
      const named = new Set(spots.map(({ figure }) => figure));
      const missing = inForce(now, by).filter(({ id }) => !named.has(id));
      const left = without(now, (id) => named.has(id), 'table', spots);
      const found = spread(now, by, spots, missing) ?? usualSetUp(left, by);
      return found.map(({ figure, x, y }) => {
        return { figure: `${figure}`, at: pointToScene({ x, y }), facing: 90, on: null };
      });
    },
    intent: (places) => ({ type: 'deploy', list: spotsOf(places) }),
  };
}
