/** The course of a match: whose unit it is, what it can do, and the set-ups that are owed. */
import type { Frozen, Seat } from '@dwo/kernel';
import { bearing } from '@dwo/kernel';
import type { Course, CourseStep, Use } from '@dwo/kits/miniatures/hud';
import type { DeployUse, Placed } from '@dwo/kits/miniatures/tools/deploy';
import { spreadDeployment } from '../../rules/actions/set-up';
import { bodyOf, isPlaced, sure } from '../../rules/bodies';
import { CAPACITY, LAST_TURN, RADIUS } from '../../rules/data/limits';
import { edgeOf, inwards } from '../../rules/ground';
import type { Intent, PlaceDismounted, Placement } from '../../rules/intents';
import { placeReach, placesAround } from '../../rules/placing';
import { dinosaurCowboys } from '../../rules/ruleset';
import type { Entity, Now, State } from '../../rules/state';
import { say } from '../words';
import { attacksOf } from './attacks';
import { movesOf } from './moves';
import { entityOf, facingFrom, pointFromScene, pointToScene, stripOutline, toScene } from './places';
import { windowsOf } from './windows';

/** The Turns as tickets; before them the set-up. */
function steps({ phase, turn }: Frozen<State>): readonly CourseStep[] {
  if (turn === 0) return [{ id: phase, name: say('phase', { phase }), icon: 'flag', when: 'now' }];
  return Array.from({ length: LAST_TURN }, (_, at) => ({
    ...{ id: `turn-${at + 1}`, name: say('step.turn', { turn: at + 1 }), icon: 'clock' },
    when: at + 1 === turn ? 'now' : at + 1 < turn ? 'past' : 'later',
  }));
}

const acts = ({ phase, asked }: Now, seat: Seat) => (phase === 'select' || phase === 'phases') && asked === seat;

function tools(state: Now, seat: Seat, id: string): readonly Use<State, Intent>[] {
  const entity = entityOf(state, id);
  if (entity === null || !acts(state, seat) || entity.seat !== seat || !isPlaced(state, entity)) return [];
  if (state.phase === 'select') {
    const intent: Intent = { type: 'activate', unit: bodyOf(state, entity).id };
    const refusal = dinosaurCowboys.check(state, seat, intent);
    return [{ type: 'press', id: 'activate', word: say('use.activate'), icon: 'play', intent, refusal }];
  }
  if (state.activation?.members.includes(entity.id) !== true) return [];
  // The walk comes first; who has walked attacks.
  const [moves, attacks] = [movesOf(state, seat, entity), attacksOf(state, seat, entity)];
  const [first] = moves;
  return first?.id === 'move' ? [first, ...attacks, ...moves.slice(1)] : [...attacks, ...moves];
}

/** The state in which these entities are of nobody's posse; `places` stand on the table already. */
function without(state: Now, gone: (id: number) => boolean, places: readonly Placed[]): Now {
  const entities = state.entities.map((entity): Frozen<Entity> => {
    if (!gone(entity.id)) return entity;
    const spot = places.find(({ figure, on }) => on === null && Number(figure) === entity.id);
    const at = spot === undefined ? { x: entity.x, y: entity.y } : pointFromScene(spot.at);
    return { ...entity, ...at, seat: -1 };
  });
  return { ...state, entities };
}

function placementOf({ figure, at, facing, on }: Placed): Placement {
  const entity = Number(figure);
  if (on !== null) return { entity, mount: Number(on) };
  return { entity, ...pointFromScene(at), facing: facingFrom(facing) };
}

/** The set-up of a posse in its strip (DC-SET-5). */
function posseSetUp(state: Now, seat: Seat): DeployUse<State, Intent> {
  const own = state.entities.filter((entity) => entity.seat === seat);
  const intent = (places: readonly Placed[]): Intent => ({ type: 'deploy', placements: places.map(placementOf) });
  const edge = sure(edgeOf(state, seat));
  const facing = bearing({ x: 0, y: 0 }, inwards(edge)) ?? 0;
  return {
    word: say('use.deploy'),
    figures: own.map(({ id }) => `${id}`),
    zones: [{ outline: stripOutline(edge), label: say('zone.own'), ahead: inwards(edge) }],
    ...{ turns: true, facing },
    radius: (now, id) => toScene(RADIUS[entityOf(now, id)?.size ?? 'character']),
    kind: (now, id) => entityOf(now, id)?.kind ?? '',
    mounts: (now, id) =>
      entityOf(now, id)?.kind === 'character'
        ? now.entities.filter((each) => each.seat === seat && CAPACITY[each.size] > 0).map((each) => `${each.id}`)
        : [],
    refuse(now, by, places) {
      const named = new Set(places.map(({ figure }) => Number(figure)));
      const only = without(now, (id) => sure(now.entities[id]).seat === by && !named.has(id), []);
      return dinosaurCowboys.check(only, by, intent(places));
    },
    rest(now, by, places) {
      const named = new Set(places.map(({ figure }) => Number(figure)));
      const left = without(now, (id) => named.has(id), places);
      return spreadDeployment(left, by).placements.flatMap((each): Placed[] =>
        'mount' in each ? [] : [{ figure: `${each.entity}`, at: pointToScene(each), facing, on: null }],
      );
    },
    intent,
  };
}

const CORNERS = 24;

/** The places of passengers whose mount has fallen (DC-R-60). */
function fallenSetUp(state: Now): DeployUse<State, Intent> {
  const fallen = sure(state.fallen[0]);
  const reach = placeReach(state, fallen);
  const outline = Array.from({ length: CORNERS }, (_, at) => {
    const angle = (at * 2 * Math.PI) / CORNERS;
    return pointToScene({ x: fallen.x + reach * Math.cos(angle), y: fallen.y + reach * Math.sin(angle) });
  });
  const given = placesAround(state, fallen);
  const intent = (places: readonly Placed[]): PlaceDismounted => ({
    type: 'placeDismounted',
    list: places.map(({ figure, at }) => ({ entity: Number(figure), ...pointFromScene(at) })),
  });
  return {
    word: say('use.place'),
    figures: fallen.passengers.map((id) => `${id}`),
    zones: [{ outline, label: say('zone.fallen'), ahead: { x: 1, y: 0 } }],
    ...{ turns: false, facing: 0 },
    radius: () => toScene(RADIUS.character),
    kind: () => 'fallen',
    mounts: () => [],
    refuse(now, by, places) {
      const named = places.map(({ figure }) => Number(figure));
      const part = { ...now, fallen: [{ ...fallen, passengers: named }, ...now.fallen.slice(1)] };
      return dinosaurCowboys.check(part, by, intent(places));
    },
    rest: () =>
      given.map(({ entity, x, y }) => ({ figure: `${entity}`, at: pointToScene({ x, y }), facing: 0, on: null })),
    intent,
  };
}

/** Whether the active unit could still do something that it would lose. */
function isUnused({ activation }: Now): boolean {
  return activation !== null && !activation.acted;
}

export const COURSE: Course<State, Intent> = {
  round: ({ turn, phase }) =>
    turn === 0 ? say('round.none') : say(phase === 'over' ? 'round.over' : 'round', { turn }),
  steps,
  acts,
  ready(state, id) {
    const entity = entityOf(state, id);
    if (entity === null || !isPlaced(state, entity)) return 'idle';
    if (state.activation !== null)
      return state.activation.members.includes(entity.id) ? 'ready' : entity.activated ? 'acted' : 'idle';
    return bodyOf(state, entity).activated ? 'acted' : 'ready';
  },
  leads: ({ activation, phase, asked }, seat) =>
    activation !== null && phase === 'phases' && asked === seat ? `${activation.unit}` : null,
  tools,
  deployment(state, seat) {
    if (state.asked !== seat) return null;
    if (state.phase === 'deploy') return posseSetUp(state, seat);
    return state.phase === 'place' && state.fallen.length > 0 ? fallenSetUp(state) : null;
  },
  end(state, seat) {
    if (state.phase !== 'phases' || state.asked !== seat) return null;
    const end = { word: say('use.end'), intent: { type: 'endActivation' as const } };
    const moves = (state.activation?.movers.length ?? 0) > 0;
    return { ...end, undone: isUnused(state) ? 1 : 0, ...(moves ? { note: say('end.move') } : {}) };
  },
  windows: windowsOf,
  resign: ({ phase }) => (phase === 'lobby' || phase === 'over' ? null : { type: 'resign' }),
};
