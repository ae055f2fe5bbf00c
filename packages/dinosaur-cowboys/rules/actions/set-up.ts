/** The edge and the deployments (DC-SET-4 to DC-SET-6, DC-R-20, DC-R-21). */
import { type Disc, gap, type Seat } from '@dwo/kernel';
import { outwardPlaces, overlaps } from '@dwo/kernel/table';
import { entityAt, otherSeat, sure } from '../bodies';
import { CAPACITY, OVERLAP, RADIUS, TABLE } from '../data/limits';
import { EDGES } from '../data/words';
import type { Deployed } from '../events';
import { refuseAsked } from '../first-checks';
import { advance } from '../flow';
import { edgeOf, fits, inwards, isInStrip, refusePlace, stripAt } from '../ground';
import type { ChooseEdge, Deploy, Placement } from '../intents';
import { refuseFacing } from '../moving';
import { deploymentOf } from '../placing';
import type { Action } from '../play';
import { type No, refuse } from '../refusal';
import { ask } from '../rolls';
import type { Now } from '../state';

export const chooseEdge: Action<ChooseEdge> = {
  check(state, seat, { edge }) {
    const no = refuseAsked(state, seat, 'edge');
    if (no !== null) return no;
    return EDGES.includes(edge) ? null : refuse('DC-R-20', 'BAD_PLACE', { edge });
  },
  resolve(play, seat, { edge }) {
    play.emit({ type: 'edgeChosen', edge });
    ask(play, 'deploy', seat);
  },
  offers: () => EDGES.map((edge) => ({ type: 'chooseEdge', edge })),
};

function refuseRider(state: Now, seat: Seat, { entity: id, mount }: { entity: number; mount: number }): No | null {
  const [rider, dinosaur] = [entityAt(state, id), entityAt(state, mount)];
  // DC-SET-6, DC-R-55
  const fits = rider?.kind === 'character' && dinosaur?.kind === 'dinosaur' && dinosaur.seat === seat;
  return fits ? null : refuse('DC-SET-6', 'BAD_PLACE', { entity: id, mount });
}

/** Why a placement on the table is not allowed, the ones before it counting; null if it is. */
function refuseSpot(
  state: Now,
  seat: Seat,
  placement: Exclude<Placement, { mount: number }>,
  taken: Disc[],
): No | null {
  const { entity, x, y, facing } = placement;
  const disc = { x, y, radius: RADIUS[sure(entityAt(state, entity)).size] };
  const edge = sure(edgeOf(state, seat));
  if (!isInStrip(disc, edge)) return refuse('DC-SET-5', 'BAD_PLACE', { entity, x, y, edge });
  const no = refuseFacing(facing) ?? refusePlace(state, disc, []);
  if (no !== null) return no;
  if (taken.some((other) => overlaps(disc, other, OVERLAP))) return refuse('DC-R-5', 'BAD_PLACE', { entity, x, y });
  taken.push(disc);
  return null;
}

function refuseDeployment(state: Now, seat: Seat, placements: readonly Placement[]): No | null {
  const own = state.entities.filter((entity) => entity.seat === seat).map(({ id }) => id);
  const named = placements.map(({ entity }) => entity);
  const isWhole = named.length === own.length && own.every((id) => named.includes(id));
  if (!isWhole) return refuse('DC-R-21', 'BAD_ANSWER', { entities: own });
  const taken: Disc[] = [];
  const riders = new Map<number, number>();
  for (const placement of placements) {
    if ('mount' in placement) riders.set(placement.mount, (riders.get(placement.mount) ?? 0) + 1);
    const no = 'mount' in placement ? refuseRider(state, seat, placement) : refuseSpot(state, seat, placement, taken);
    if (no !== null) return no;
  }
  for (const [mount, count] of riders) {
    const most = CAPACITY[sure(entityAt(state, mount)).size];
    if (count > most) return refuse('DC-DIN-1', 'NO_ROOM', { mount, most });
  }
  return null;
}

function deployedOf(placement: Placement): Deployed {
  const { entity } = placement;
  if ('mount' in placement) return { entity, x: null, y: null, facingX: null, facingY: null, mount: placement.mount };
  const { x, y, facing } = placement;
  return { entity, x, y, facingX: facing.x, facingY: facing.y, mount: null };
}

/** The deployment that a seat is given if its clock runs out (DC-R-80). */
export function usualDeployment(state: Now, seat: Seat): Deploy {
  const placements = deploymentOf(state, seat).map(
    ({ entity, x, y, facingX, facingY }): Placement => ({
      ...{ entity, x: sure(x), y: sure(y) },
      facing: { x: sure(facingX), y: sure(facingY) },
    }),
  );
  return { type: 'deploy', placements };
}

/** Mils between the bases of a posse that is set up with room, and the steps in which places are tried. */
const ROOM = { gap: 4000, step: 500 } as const;

/** The usual deployment with room between the bases, from the middle of the strip outwards. */
export function spreadDeployment(state: Now, seat: Seat): Deploy {
  const edge = sure(edgeOf(state, seat));
  const { low, high } = stripAt(edge);
  const [ahead, middle] = [inwards(edge), { x: (low.x + high.x) / 2, y: (low.y + high.y) / 2 }];
  const right = { x: ahead.y, y: 0 - ahead.x };
  const taken: Disc[] = [];
  const placements = usualDeployment(state, seat).placements.map((each): Placement => {
    if ('mount' in each) return each;
    const radius = RADIUS[sure(entityAt(state, each.entity)).size];
    const isFree = (disc: Disc) => taken.every((other) => gap(disc, other) >= ROOM.gap);
    let place: Disc = { x: each.x, y: each.y, radius };
    for (const at of outwardPlaces(middle, right, { step: ROOM.step, farthest: TABLE.width })) {
      const disc = { ...at, radius };
      if (!isInStrip(disc, edge) || !fits(state, disc) || !isFree(disc)) continue;
      place = disc;
      break;
    }
    taken.push(place);
    return { ...each, x: place.x, y: place.y };
  });
  return { type: 'deploy', placements };
}

/** The usual deployment with as many riders as the dinosaur takes. */
function mountedDeployment(state: Now, seat: Seat): Deploy {
  const { placements } = usualDeployment(state, seat);
  const dinosaur = state.entities.find((entity) => entity.seat === seat && entity.kind === 'dinosaur');
  if (dinosaur === undefined) return { type: 'deploy', placements };
  let places: number = CAPACITY[dinosaur.size];
  return {
    type: 'deploy',
    placements: placements.map((placement): Placement => {
      const rides = placement.entity !== dinosaur.id && places-- > 0;
      return rides ? { entity: placement.entity, mount: dinosaur.id } : placement;
    }),
  };
}

export const deploy: Action<Deploy> = {
  check: (state, seat, { placements }) =>
    refuseAsked(state, seat, 'deploy') ?? refuseDeployment(state, seat, placements),
  resolve(play, seat, { placements }) {
    play.emit({ type: 'deployed', seat, placements: placements.map(deployedOf) });
    if (play.state.posses.every(({ deployed }) => deployed)) {
      play.emit({ type: 'turnBegan', turn: 1 });
      advance(play);
    } else ask(play, 'deploy', otherSeat(seat));
  },
  offers: (state, seat) =>
    state.phase === 'deploy' && edgeOf(state, seat) !== null
      ? [usualDeployment(state, seat), mountedDeployment(state, seat)]
      : [],
};
