/** Mounting and dismounting (section 11 of RULES.md). */
import type { Frozen, Point, Seat } from '@dwo/kernel';
import { isWithin, overlaps, placeAt } from '@dwo/kernel/table';
import { areAdjacent, bodies, discOf, entityAt, facingOf, hasRoom, passengersOf, posseOf } from '../bodies';
import { ADJACENT, OVERLAP } from '../data/limits';
import { actor, refuseAction } from '../first-checks';
import { advance } from '../flow';
import { fits, refusePlace } from '../ground';
import type { Dismount, Mount } from '../intents';
import { activeBody, FOOT, refuseFacing } from '../moving';
import type { Action } from '../play';
import { isNo, type No, refuse } from '../refusal';
import type { Being, Now, Place } from '../state';

/** DC-ACT-10, DC-DIN-7, DC-R-55, DC-R-58 */
export const mount: Action<Mount> = {
  check(state, seat, { entity: id, dinosaur: onto }) {
    const no = refuseAction(state, seat);
    if (no !== null) return no;
    const entity = actor(state, id);
    if (isNo(entity)) return entity;
    if (entity.kind !== 'character' || entity.mount !== null)
      return refuse('DC-ACT-10', 'NOT_YOUR_ENTITY', { entity: id });
    const dinosaur = entityAt(state, onto);
    const isOwn = dinosaur?.kind === 'dinosaur' && dinosaur.inPlay && dinosaur.seat === seat;
    if (!isOwn) return refuse('DC-R-55', 'BAD_TARGET', { dinosaur: onto });
    if (!areAdjacent(state, entity, dinosaur)) return refuse('DC-DIN-7', 'TOO_FAR', { dinosaur: onto, most: ADJACENT });
    return hasRoom(state, dinosaur) ? null : refuse('DC-DIN-1', 'NO_ROOM', { dinosaur: onto });
  },
  resolve(play, _, { entity, dinosaur }) {
    play.emit({ type: 'phaseUsed', phase: 'action', body: entity });
    play.emit({ type: 'mounted', entity, dinosaur });
    advance(play);
  },
  offers(state: Now, seat: Seat) {
    if (state.activation === null) return [];
    const entity = state.activation.unit;
    const beasts = posseOf(state, seat).filter(({ kind }) => kind === 'dinosaur');
    return beasts.map(({ id: dinosaur }) => ({ type: 'mount', entity, dinosaur }));
  },
};

/** Why a place beside a dinosaur is none for this character; null if it is (DC-DIN-8, DC-R-59). */
function refuseBeside(state: Now, body: Being, place: Frozen<Place>, before: readonly Point[]): No | null {
  const { entity, x, y, facing } = place;
  const disc = { x, y, radius: FOOT };
  if (!isWithin(disc, discOf(state, body), ADJACENT)) return refuse('DC-DIN-8', 'BAD_PLACE', { entity, x, y });
  const no = refuseFacing(facing) ?? refusePlace(state, disc, []);
  if (no !== null) return no;
  const isTaken = before.some((other) => overlaps(disc, { ...other, radius: FOOT }, OVERLAP));
  return isTaken ? refuse('DC-R-5', 'BAD_PLACE', { entity, x, y }) : null;
}

/** Free places beside a dinosaur for its passengers, as far as there are any. */
export function placesBeside(state: Now, body: Being): Place[] {
  const at = discOf(state, body);
  const facing = facingOf(state, body);
  const places: Place[] = [];
  for (const { id: entity } of passengersOf(state, body.id)) {
    for (let degrees = 0; degrees < 360; degrees += 20) {
      const { x, y } = placeAt(at, degrees, at.radius + FOOT + ADJACENT / 2);
      const disc = { x, y, radius: FOOT };
      const isTaken = places.some((other) => overlaps(disc, { ...other, radius: FOOT }, OVERLAP));
      if (isTaken || !fits(state, disc)) continue;
      places.push({ entity, x, y, facing: { ...facing } });
      break;
    }
  }
  return places;
}

/** DC-ACT-11, DC-DIN-8, DC-R-47 */
export const dismount: Action<Dismount> = {
  check(state, seat, { list }) {
    const no = refuseAction(state, seat);
    if (no !== null) return no;
    const body = activeBody(state);
    const riders = passengersOf(state, body.id).map(({ id }) => id);
    const named = list.map(({ entity }) => entity);
    const isSubset =
      named.length > 0 && new Set(named).size === named.length && named.every((id) => riders.includes(id));
    if (!isSubset) return refuse('DC-R-59', 'BAD_ANSWER', { passengers: riders });
    for (const [i, place] of list.entries()) {
      const refusal = refuseBeside(state, body, place, list.slice(0, i));
      if (refusal !== null) return refusal;
    }
    return null;
  },
  resolve(play, _, { list }) {
    const body = activeBody(play.state);
    const facing = facingOf(play.state, body);
    const places = list.map(({ entity, x, y, facing: to }) => ({ entity, x, y, facing: { x: to.x, y: to.y } }));
    play.emit({ type: 'phaseUsed', phase: 'action', body: body.id });
    play.emit({ type: 'movementBegan', start: 'dismount', body: body.id, path: [], facing, places });
    advance(play);
  },
  offers(state: Now) {
    if (state.activation === null) return [];
    const body = bodies(state).find(({ id }) => id === state.activation?.unit);
    if (body === undefined || body.kind !== 'dinosaur') return [];
    const places = placesBeside(state, body);
    const single = places.map((place) => [place]);
    return [...single, ...(places.length > 1 ? [places] : [])].map((list) => ({ type: 'dismount', list }));
  },
};
