/** Zones and setting up (VS-SET-1, VS-R-11, VS-R-12, VS-R-45, VS-SCN-4, VS-SCN-5). */
import type { Disc, Point, Seat } from '@dwo/kernel';
import { facingTo, overlaps } from '@dwo/kernel/table';
import { isMount, sure } from './bodies';
import { CLASS_DATA, OVERLAP, SET_UP, TABLE } from './data/limits';
import { ATTACKER_ZONES, CONVOY_ZONE, HUNTER_ZONES, type Rect, STOCKADE, ZONES } from './data/scenarios';
import { roleOf } from './forces';
import { barrierUnder } from './ground';
import type { Spot } from './intents';
import { discAt } from './moving';
import { type No, refuse } from './refusal';
import type { Fig, Now } from './state';

/** The rectangles in which a seat sets up; each figure may use any of them. */
export function zonesOf(state: Now, seat: Seat): readonly Rect[] {
  switch (roleOf(state, seat)) {
    case 'defender':
      return [STOCKADE];
    case 'attacker':
      return ATTACKER_ZONES;
    case 'convoy':
      return [CONVOY_ZONE];
    case 'hunters':
      return HUNTER_ZONES;
    case null: {
      const zone = state.players[seat]?.zone;
      return zone === null || zone === undefined ? [] : [sure(sure(ZONES[state.options.seats])[zone]).rect];
    }
  }
}

/** Whether a base lies wholly in a rectangle. */
export function isInRect({ x, y, radius }: Disc, [west, south, east, north]: Rect): boolean {
  return x - radius >= west && x + radius <= east && y - radius >= south && y + radius <= north;
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

/** The points of a zone's centre line and its parallels, in the order in which the server tries them (VS-R-45). */
function* usualPoints([west, south, east, north]: Rect): Generator<Point> {
  const [wide, high] = [east - west, north - south];
  const along = wide >= high;
  const middle = { x: Math.round((west + east) / 2), y: Math.round((south + north) / 2) };
  const shift = (lengthwise: number, aside: number): Point =>
    along ? { x: middle.x + lengthwise, y: middle.y + aside } : { x: middle.x + aside, y: middle.y + lengthwise };
  const [long, short] = along ? [wide, high] : [high, wide];
  for (let aside = 0; aside <= short / 2; aside += SET_UP.aside) {
    for (const off of aside === 0 ? [0] : [aside, -aside]) {
      for (let far = 0; far <= long / 2; far += SET_UP.along) {
        yield shift(far, off);
        if (far > 0) yield shift(-far, off);
      }
    }
  }
}

/** How the server sets up a seat: in list order, nobody riding (VS-R-45). */
export function usualSetUp(state: Now, seat: Seat): Spot[] {
  const taken: Disc[] = [];
  return inForce(state, seat).map((figure): Spot => {
    for (const rect of zonesOf(state, seat)) {
      for (const at of usualPoints(rect)) {
        const disc = discAt(figure, at);
        if (taken.some((each) => overlaps(each, disc, OVERLAP)) || !fitsZone(state, seat, disc)) continue;
        taken.push(disc);
        return { figure: figure.id, x: at.x, y: at.y, riding: null };
      }
    }
    throw new Error(
      `There is no room for figure ${figure.id} of class ${figure.class}, radius ${CLASS_DATA[figure.class].radius}`,
    );
  });
}
