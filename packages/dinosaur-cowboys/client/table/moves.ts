/** The tools that move a body: Movement Phase, Hustle, turning in place, mounting and dismounting. */
import { bearing, distance, type Point, type Seat } from '@dwo/kernel';
import { crossesShape, placeAlong } from '@dwo/kernel/table';
import type { Use } from '@dwo/kits/miniatures/hud';
import type { GoHands, GoUse, Walker } from '@dwo/kits/miniatures/tools/go';
import type { PutHands } from '@dwo/kits/miniatures/tools/put';
import { placesBeside } from '../../rules/actions/mounts';
import { bodies, bodyOf, discOf, enemiesOf, facingOf, hasRoom, passengersOf, posseOf } from '../../rules/bodies';
import { INCH, LEAST_CROSSING } from '../../rules/data/limits';
import { costOf, groundOf } from '../../rules/ground';
import type { Intent } from '../../rules/intents';
import { facingTowards, hustleAllowance, moveAllowance } from '../../rules/moving';
import { dinosaurCowboys } from '../../rules/ruleset';
import type { Being, Now, State } from '../../rules/state';
import { nameAt } from '../names';
import { say } from '../words';
import { notesOf } from './notes';
import { degreesOf, entityOf, facingFrom, placeOf, pointFromScene, pointToScene, STANDING, toScene } from './places';

type Mode = 'move' | 'hustle';

/** The body of a figure of the scene; throws for none. */
function bodyAt(state: Now, id: string): Being {
  const entity = entityOf(state, id);
  if (entity === null) throw new Error(`There is no figure ${id}`);
  return bodyOf(state, entity);
}

/** The facing at the end of a way: towards the nearest enemy. */
function lookFrom(state: Now, body: Being, at: Point): Point {
  const foes = enemiesOf(state, body.seat).map((each) => discOf(state, each));
  const [near] = foes.sort((a, b) => distance(at, a) - distance(at, b));
  return near === undefined ? facingOf(state, body) : facingTowards(state, body, at, near);
}

/** The point at which a base touches another on the straight way to it. */
function contact(
  from: Point,
  radius: number,
  aim: { readonly x: number; readonly y: number; readonly radius: number },
) {
  const vector = { x: aim.x - from.x, y: aim.y - from.y };
  return placeAlong(from, vector, Math.max(0, distance(from, aim) - radius - aim.radius));
}

const mayOf = (state: Now, figure: string, mode: string) => {
  const body = bodyAt(state, figure);
  return mode === 'hustle' ? hustleAllowance(state, body) : moveAllowance(state, body);
};

const WAY: GoUse<State, Intent> = {
  along({ state, seat, figure, mode, facing: wanted = null }, corners, stopAt) {
    const body = bodyAt(state, figure);
    const start = discOf(state, body);
    const path = corners.map(pointFromScene);
    const aim = stopAt === null ? null : entityOf(state, stopAt);
    if (path.length > 0 && aim !== null) {
      path[path.length - 1] = contact(path.at(-2) ?? start, start.radius, discOf(state, aim));
    }
    const facing = wanted === null ? lookFrom(state, body, path.at(-1) ?? start) : facingFrom(wanted);
    const intent: Intent =
      mode === 'hustle' ? { type: 'hustle', path, facing } : { type: 'move', entity: body.id, path, facing };
    return {
      ...{ asked: corners, stopAt, path: [start, ...path].map(pointToScene), heights: null },
      touches: stopAt === null ? [] : [stopAt],
      ...{ costCi: toScene(costOf(state, body, start, path)), mayCi: toScene(mayOf(state, figure, mode)) },
      ...{ refusal: dinosaurCowboys.check(state, seat, intent), intent },
      facing: bearing({ x: 0, y: 0 }, facing) ?? 0,
    };
  },
  left: ({ state, figure, mode }) => toScene(mayOf(state, figure, mode)),
  cost: ({ state, figure }, from, to) =>
    toScene(costOf(state, bodyAt(state, figure), pointFromScene(from), [pointFromScene(to)])),
  isFree({ state, figure }, from, to) {
    const way = [pointFromScene(from), pointFromScene(to)];
    const crossing = { least: LEAST_CROSSING, edge: 'outside' } as const;
    const { radius, ...at } = { ...discOf(state, bodyAt(state, figure)), ...(way[1] as Point) };
    const seat = bodyAt(state, figure).seat;
    const foes = bodies(state).filter((other) => other.seat !== seat);
    return (
      groundOf(state).impassable.every((area) => !crossesShape(way, area, crossing)) &&
      foes.every((foe) => distance(at, discOf(state, foe)) >= radius + discOf(state, foe).radius - 10)
    );
  },
  isObstacle: ({ code }) => code === 'BLOCKED',
  goesRound: true,
  isCut: true,
  size: STANDING.size,
  place: placeOf,
  radius: (state, figure) => STANDING.radius(state, STANDING.body(state, figure)),
  snaps: ({ state, seat, figure }) => [
    ...STANDING.enemies(state, seat),
    ...mountsFor(state, entityOf(state, figure)).map(({ id }) => `${id}`),
  ],
};

/** The own dinosaurs with a free place that a character on foot could mount. */
function mountsFor(state: Now, entity: Being | null): Being[] {
  if (entity?.kind !== 'character' || entity.mount !== null) return [];
  return posseOf(state, entity.seat).filter((each) => each.kind === 'dinosaur' && hasRoom(state, each));
}

const handsOf = (mode: Mode): GoHands<State, Intent, string> => ({
  ...{ way: WAY, mode, atOnce: true, flight: null, next: null },
  enemies: (state, figure) => STANDING.enemies(state, bodyAt(state, figure).seat),
  isOwn: (state, seat, figure) => STANDING.owner(state, figure) === seat,
  lifts: ({ state, figure }: Walker<State>, other) =>
    mountsFor(state, entityOf(state, figure)).some(({ id }) => `${id}` === other),
  misses: (_, { preview, aim }) => aim !== null && preview?.refusal !== null,
  notes: notesOf,
});

const HANDS = { move: handsOf('move'), hustle: handsOf('hustle') };

const PUT: PutHands<State> = {
  size: STANDING.size,
  place: placeOf,
  radius: STANDING.radius,
  owner: STANDING.owner,
};

function turnOf(state: Now, body: Being): Use<State, Intent> {
  const id = `${body.id}`;
  const moves = state.activation?.movers.includes(body.id) === true;
  return {
    ...({ type: 'turn', id: 'turn', word: say('use.turn'), icon: 'turn' } as const),
    use: {
      ...{ figure: id, of: 'body', staying: false },
      place: (now: Now) => placeOf(now, id),
      present: (now: Now) => degreesOf(now, id),
      intent(degrees: number): Intent {
        const facing = facingFrom(degrees);
        return moves ? { type: 'move', entity: body.id, path: [], facing } : { type: 'hustle', path: [], facing };
      },
    },
  };
}

/** Getting off: one passenger at a place of choice, or all of them round the dinosaur. */
function dismountsOf(state: Now, seat: Seat, entity: Being): Use<State, Intent>[] {
  const body = bodyOf(state, entity);
  const riders = passengersOf(state, body.id);
  const all: Intent = { type: 'dismount', list: placesBeside(state, body) };
  const one: Use<State, Intent>[] =
    entity.mount === null
      ? []
      : [
          {
            ...{ type: 'put', id: 'dismount', word: say('use.dismount'), icon: 'alight', hands: PUT },
            facing: degreesOf(state, `${body.id}`),
            task: {
              ...{ kind: 'dismount', figure: `${entity.id}`, turns: true, settles: false, yields: false },
              ...{ beside: `${body.id}`, within: null },
              intent: (at, facing) => ({
                type: 'dismount',
                list: [{ entity: entity.id, ...pointFromScene(at), facing: facingFrom(facing) }],
              }),
            },
          },
        ];
  if (riders.length === 0 || (riders.length === 1 && entity.mount !== null)) return one;
  const refusal = dinosaurCowboys.check(state, seat, all);
  return [
    ...one,
    { type: 'press', id: 'dismount-all', word: say('use.dismountAll'), icon: 'alight', intent: all, refusal },
  ];
}

/** The moves that a member of the active unit still has. */
export function movesOf(state: Now, seat: Seat, entity: Being): Use<State, Intent>[] {
  const { activation } = state;
  if (activation === null) return [];
  const body = bodyOf(state, entity);
  const moves = activation.movers.includes(body.id);
  const hustles = !activation.acted && activation.unit === body.id;
  const hustle = () => say('use.hustle', { inches: hustleAllowance(state, body) / INCH });
  const go = (mode: Mode): Use<State, Intent> => ({
    ...{ type: 'go', id: mode, hands: HANDS[mode] },
    ...(mode === 'move' ? { word: say('use.move'), icon: 'tape' } : { word: hustle(), icon: 'leap' }),
  });
  const mounts = activation.acted
    ? []
    : mountsFor(state, entity).flatMap(({ id }): Use<State, Intent>[] => {
        const intent: Intent = { type: 'mount', entity: entity.id, dinosaur: id };
        // A walk beside it comes first; the chip then appears.
        if (dinosaurCowboys.check(state, seat, intent) !== null) return [];
        const word = say('use.mount', { name: nameAt(state, id) });
        return [{ type: 'press', id: `mount-${id}`, word, icon: 'horn-on', intent, refusal: null }];
      });
  return [
    ...(moves ? [go('move')] : []),
    ...(hustles ? [go('hustle')] : []),
    ...(moves || hustles ? [turnOf(state, body)] : []),
    ...mounts,
    ...(hustles ? dismountsOf(state, seat, entity) : []),
  ];
}
