/** Places of passengers whose mount fell (DC-DIN-10, DC-R-60, DC-SEQ-W4), and of a posse that its player does not set up (DC-R-80). */
import { cosine, type Disc, type Frozen, type Point, type Seat, sine, TRIG_SCALE } from '@dwo/kernel';
import { isWithin, outwardPlaces, overlaps } from '@dwo/kernel/table';
import { being, sure } from './bodies';
import { OVERLAP, RADIUS, SEARCH, STEP, TABLE } from './data/limits';
import type { Edge } from './data/words';
import type { Deployed } from './events';
import { edgeOf, fits, inwards, isInStrip, refusePlace, stripAt } from './ground';
import { placesIn } from './own-table';
import { type No, refuse } from './refusal';
import type { Fallen, Now } from './state';

/** A place given to an entity. */
export interface Given {
  readonly entity: number;
  readonly x: number;
  readonly y: number;
}

const FOOT = RADIUS.character;

function isFree(state: Now, at: Point, taken: readonly Point[]): boolean {
  const disc: Disc = { ...at, radius: FOOT };
  return fits(state, disc) && !taken.some((other) => overlaps(disc, { ...other, radius: FOOT }, OVERLAP));
}

/** Places round a fallen mount: contact, then nearer down to its centre, then farther out. */
function* searched({ x, y }: Fallen, contact: number): Generator<Point> {
  const circle = function* (out: number) {
    for (let turned = 0; turned < (out === 0 ? 1 : 360); turned += SEARCH.degrees) {
      // DC-R-1
      const nearest = (at: number, share: number) => Math.floor(at + (share * out) / TRIG_SCALE + 0.5);
      yield { x: nearest(x, cosine(turned)), y: nearest(y, sine(turned)) };
    }
  };
  yield* circle(contact);
  for (let out = contact - SEARCH.apart; out > 0; out -= SEARCH.apart) yield* circle(out);
  yield* circle(0);
  for (let out = contact + SEARCH.apart; out < TABLE.width + TABLE.height; out += SEARCH.apart) yield* circle(out);
}

/** The places that the server gives to the passengers of a fallen mount (DC-SEQ-W4). */
export function placesAround(state: Now, fallen: Frozen<Fallen>): Given[] {
  const contact = RADIUS[being(state, fallen.mount).size] + FOOT;
  const given: Given[] = [];
  for (const entity of fallen.passengers) {
    for (const { x, y } of searched(fallen as Fallen, contact)) {
      if (!isFree(state, { x, y }, given)) continue;
      given.push({ entity, x, y });
      break;
    }
  }
  return given;
}

/** How far the centres of passengers may be from that of the fallen mount, in mils (DC-R-60). */
export function placeReach(state: Now, fallen: Frozen<Fallen>): number {
  const least = RADIUS[being(state, fallen.mount).size] + FOOT + SEARCH.extra;
  let reach = least;
  for (const { x, y } of placesAround(state, fallen)) {
    while (!isWithin({ x, y, radius: 0 }, { x: fallen.x, y: fallen.y, radius: 0 }, reach)) reach += SEARCH.apart;
  }
  return reach;
}

/** Why these places are no answer; null if they are (DC-R-60). */
export function refusePlaces(state: Now, fallen: Frozen<Fallen>, list: readonly Given[]): No | null {
  const ids = list.map(({ entity }) => entity);
  const isAll = ids.length === fallen.passengers.length && fallen.passengers.every((id) => ids.includes(id));
  if (!isAll) return refuse('DC-R-60', 'BAD_ANSWER', { passengers: fallen.passengers });
  const reach = placeReach(state, fallen);
  for (const [i, { entity, x, y }] of list.entries()) {
    const disc = { x, y, radius: FOOT };
    if (!isWithin({ x, y, radius: 0 }, { x: fallen.x, y: fallen.y, radius: 0 }, reach)) {
      return refuse('DC-R-60', 'BAD_PLACE', { entity, reach });
    }
    const no = refusePlace(state, disc, []);
    if (no !== null) return no;
    const other = list.slice(0, i).find((each) => overlaps(disc, { ...each, radius: FOOT }, OVERLAP));
    if (other !== undefined) return refuse('DC-R-5', 'BAD_PLACE', { x, y, entity: other.entity });
  }
  return null;
}

/** The middle of the centre line of a strip, and the direction to the right as its player sees it. */
function lineOf(edge: Edge): { readonly middle: Point; readonly right: Point } {
  const { low, high } = stripAt(edge);
  const ahead = inwards(edge);
  return { middle: { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }, right: { x: ahead.y, y: 0 - ahead.x } };
}

/** The deployment of a posse whose player lets the clock run out (DC-R-80). */
export function deploymentOf(state: Now, seat: Seat): Deployed[] {
  const edge = sure(edgeOf(state, seat));
  const { middle, right } = lineOf(edge);
  const facing = inwards(edge);
  const taken: Disc[] = [];
  const placements: Deployed[] = [];
  for (const { id, size } of state.entities.filter((entity) => entity.seat === seat)) {
    const radius = RADIUS[size];
    for (const { x, y } of outwardPlaces(middle, right, { step: SEARCH.apart, farthest: TABLE.width })) {
      const disc = { x, y, radius };
      if (!isInStrip(disc, edge) || !fits(state, disc) || taken.some((other) => overlaps(disc, other, OVERLAP)))
        continue;
      taken.push(disc);
      placements.push({ entity: id, x, y, facingX: facing.x, facingY: facing.y, mount: null });
      break;
    }
  }
  if (placements.length < state.entities.filter((entity) => entity.seat === seat).length) return spread(state, seat);
  return placements;
}

/** If the centre line has no room, every place of the strip is tried in steps of 50 mils times ten, at last for the largest base. */
function spread(state: Now, seat: Seat): Deployed[] {
  const edge = sure(edgeOf(state, seat));
  const { low, high } = stripAt(edge);
  const facing = inwards(edge);
  const own = state.entities.filter((entity) => entity.seat === seat);
  const at = (entity: number, { x, y }: Point) => {
    return { entity, x, y, facingX: facing.x, facingY: facing.y, mount: null };
  };
  const taken: Disc[] = [];
  const placements: Deployed[] = [];
  for (const { id, size } of own) {
    const found = firstIn(low, high, (x, y) => {
      const disc = { x, y, radius: RADIUS[size] };
      return isInStrip(disc, edge) && fits(state, disc) && !taken.some((other) => overlaps(disc, other, OVERLAP));
    });
    if (found === null) continue;
    taken.push({ ...found, radius: RADIUS[size] });
    placements.push(at(id, found));
  }
  if (placements.length === own.length) return placements;
  // DC-R-83
  const places = placesIn(edge, own.length, (disc) => fits(state, disc));
  return own.map(({ id }, i) => at(id, sure(places[i])));
}

function firstIn(low: Point, high: Point, accept: (x: number, y: number) => boolean): Point | null {
  for (let y = low.y; y <= high.y; y += STEP * 10) {
    for (let x = low.x; x <= high.x; x += STEP * 10) if (accept(x, y)) return { x, y };
  }
  return null;
}
