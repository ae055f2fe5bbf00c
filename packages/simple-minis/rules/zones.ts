/** Zones and setting up (VS-SET-1, VS-R-11, VS-R-12, VS-R-45, VS-SCN-4, VS-SCN-5). */
import type { Disc, Point, Seat } from '@dwo/kernel';
import { facingTo, overlaps } from '@dwo/kernel/table';
import { isMount, sure } from './bodies';
import { CLASS_DATA, OVERLAP, TABLE } from './data/limits';
import { type Rect, ROLE_ZONES, ZONES } from './data/scenarios';
import { roleOf } from './forces';
import { barrierUnder } from './ground';
import type { Spot } from './intents';
import { discAt } from './moving';
import { type No, refuse } from './refusal';
import { isInRect, placesIn, usualPlace } from './room';
import type { Fig, Now } from './state';

/** The rectangles in which a seat sets up; each figure may use any of them. */
export function zonesOf(state: Now, seat: Seat): readonly Rect[] {
  const role = roleOf(state, seat);
  if (role !== null) return ROLE_ZONES[role];
  const zone = state.players[seat]?.zone;
  return zone === null || zone === undefined ? [] : [sure(sure(ZONES[state.options.seats])[zone]).rect];
}

/** The facing that the server sets at a place (VS-R-11, VS-SCN-4, VS-SCN-5). */
export function facingAt(state: Now, seat: Seat, at: Point): Point {
  const isWest = at.x <= TABLE.width / 2;
  switch (roleOf(state, seat)) {
    case 'defender':
      return { x: isWest ? -1 : 1, y: 0 };
    case 'attacker':
      return { x: isWest ? 1 : -1, y: 0 };
    case 'convoy':
      return { x: 1, y: 0 };
    case 'hunters':
      return { x: -1, y: 0 };
    case null: {
      const middle = { x: TABLE.width / 2, y: TABLE.height / 2 };
      const ahead = { x: 0, y: at.y < middle.y ? 1 : -1 };
      return state.options.seats === 2 ? ahead : (facingTo(at, middle) ?? ahead);
    }
  }
}

/** The figures of a seat that are not set up yet. */
export function inForce(state: Now, seat: Seat): Fig[] {
  return state.figures.filter((figure) => figure.seat === seat && figure.place === 'force');
}

/** Why a figure can't begin on a mount; null if it can (VS-R-11, VS-PTS-2). */
function refuseRide(state: Now, seat: Seat, list: readonly Spot[], { figure: id, riding }: Spot): No | null {
  const mount = riding === null ? undefined : state.figures[riding];
  const isOwn = mount?.seat === seat && isMount(mount) && list.some(({ figure }) => figure === riding);
  const isAlone = list.filter((other) => other.riding === riding).length === 1;
  const isGuy = state.figures[id]?.class === 'guy';
  return isOwn && isAlone && isGuy ? null : refuse('VS-R-11', 'BAD_MOUNT', { figure: id, mount: riding });
}

/** Why a seat can't be set up like this; null if it can (VS-R-11). */
export function refuseSetUp(state: Now, seat: Seat, list: readonly Spot[]): No | null {
  const own = inForce(state, seat).map(({ id }) => id);
  const named = new Set(list.map(({ figure }) => figure));
  if (list.length !== own.length || own.some((id) => !named.has(id))) {
    return refuse('VS-R-11', 'BAD_PLACE', { figures: list.length, exactly: own.length });
  }
  const discs: (Disc & { readonly figure: number })[] = [];
  for (const spot of list) {
    if (spot.riding !== null) {
      const no = refuseRide(state, seat, list, spot);
      if (no !== null) return no;
      continue;
    }
    const disc = { ...discAt(sure(state.figures[spot.figure]), spot), figure: spot.figure };
    if (!fitsZone(state, seat, disc))
      return refuse('VS-R-11', 'BAD_PLACE', { figure: spot.figure, x: spot.x, y: spot.y });
    const other = discs.find((each) => overlaps(each, disc, OVERLAP));
    if (other !== undefined) return refuse('VS-R-11', 'BAD_PLACE', { figure: spot.figure, other: other.figure });
    discs.push(disc);
  }
  return null;
}

/** Whether a base may be set up at a place, other figures of the same force left aside. */
function fitsZone(state: Now, seat: Seat, disc: Disc): boolean {
  if (!zonesOf(state, seat).some((rect) => isInRect(disc, rect)) || barrierUnder(state, disc) !== null) return false;
  return !state.figures.some(
    (figure) => figure.place === 'table' && figure.riding === null && overlaps(disc, discAt(figure, figure), OVERLAP),
  );
}

/** Places for a seat's figures as the server tries them, in list order, nobody riding; null if they leave one without (VS-R-45). */
function alongTheMiddle(state: Now, seat: Seat): Spot[] | null {
  const taken: Disc[] = [];
  const spots: Spot[] = [];
  for (const figure of inForce(state, seat)) {
    const { radius } = CLASS_DATA[figure.class];
    const isFree = (disc: Disc) => fitsZone(state, seat, disc) && !taken.some((each) => overlaps(each, disc, OVERLAP));
    const at = usualPlace(zonesOf(state, seat), radius, isFree);
    if (at === null) return null;
    taken.push({ ...at, radius });
    spots.push({ figure: figure.id, ...at, riding: null });
  }
  return spots;
}

/** How the server sets up a seat: along the middle, or row by row where that has no room; null if there is none (VS-R-45, VS-R-50). */
export function setUpIn(state: Now, seat: Seat): Spot[] | null {
  const usual = alongTheMiddle(state, seat);
  if (usual !== null) return usual;
  const figures = inForce(state, seat);
  const places = placesIn(zonesOf(state, seat), figures.length, (disc) => fitsZone(state, seat, disc));
  if (places.length < figures.length) return null;
  return figures.map(({ id }, i) => ({ figure: id, ...sure(places[i]), riding: null }));
}

/** The same where there is room for sure: nobody of the seat is set up yet, and every table has room (VS-R-50). */
export function usualSetUp(state: Now, seat: Seat): Spot[] {
  const spots = setUpIn(state, seat);
  if (spots === null) throw new Error(`There is no room for ${inForce(state, seat).length} figures of seat ${seat}`);
  return spots;
}
