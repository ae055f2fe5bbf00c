/** The course of a match: the present step, the questions before a battle, and the set-up of a force. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { IconName } from '@dwo/kits/art/icon-paths';
import type { AskedWindow, Course, CourseStep, Use } from '@dwo/kits/miniatures/hud';
import type { DeployUse, Placed } from '@dwo/kits/miniatures/tools/deploying';
import {
  CLASS_DATA,
  commanded,
  commanderOf,
  type Fig,
  forcesFor,
  hasMoved,
  type Intent,
  inForce,
  isActive,
  isIn,
  isMount,
  isStep,
  type Now,
  type Rect,
  refuseSetUp,
  type Spot,
  STEPS,
  type State,
  usualSetUp,
  ZONES,
  zonesOf,
} from '../../rules';
import { playerAt } from '../people';
import { say } from '../words';
import { attackOf, skillsOf } from './attacks';
import { movesOf } from './moves';
import { figureAt, pointFromScene, pointToScene, toScene } from './places';

const ICONS = { move: 'tape', distance: 'sight', hand: 'hand', skill: 'dice' } as const satisfies Record<
  string,
  IconName
>;

function steps({ phase }: Frozen<State>): readonly CourseStep[] {
  if (!isStep(phase)) return [{ id: phase, name: say(`phase.${phase}`), icon: 'flag', when: 'now' }];
  const now = STEPS.indexOf(phase);
  return STEPS.map((id, at) => ({
    ...{ id, name: say(`step.${id}`), icon: ICONS[id] },
    when: at === now ? 'now' : at < now ? 'past' : 'later',
  }));
}

const acts = (state: Now, seat: Seat) => isStep(state.phase) && state.asked === seat;

function canAct(state: Now, seat: Seat, figure: Fig): boolean {
  switch (state.phase) {
    case 'move':
      return !hasMoved(state, figure);
    case 'distance':
      return figure.distance && !figure.attacked;
    case 'hand':
      return !figure.attacked;
    case 'skill':
      return skillsOf(state, seat, figure).length > 0;
    default:
      return false;
  }
}

function tools(state: Now, seat: Seat, id: string): readonly Use<State, Intent>[] {
  const figure = figureAt(state, id);
  if (figure === null || !acts(state, seat) || !isActive(figure) || commanderOf(state, figure) !== seat) return [];
  switch (state.phase) {
    case 'move':
      return movesOf(state, seat, figure);
    case 'distance':
    case 'hand':
      return attackOf(figure, state.phase);
    default:
      return skillsOf(state, seat, figure);
  }
}

function windows(state: Now, seat: Seat): readonly AskedWindow<Intent>[] {
  const asked = (key: string, question: string, rule: string, answers: readonly (readonly [string, Intent])[]) => [
    {
      ...{ key: `${key}-${state.asks}`, timer: null, about: [], question, rule },
      answers: answers.map(([word, intent]) => ({ word, intent, chance: null })),
    },
  ];
  if (state.phase === 'lobby' && state.players[seat]?.chosen === false) {
    const forces = forcesFor(state, seat).map(
      (force) => [say(`force.${force}`), { type: 'pickForce', force }] as const,
    );
    return asked('force', say('ask.force'), 'VS-C-02', [...forces, [say('force.random'), { type: 'grabForce' }]]);
  }
  if (state.asked !== seat) return [];
  if (state.phase === 'zone') {
    const zones = ZONES[state.options.seats] ?? [];
    const answers = zones.map(({ id }, zone) => [say('zone', { id }), { type: 'chooseEdge', zone }] as const);
    return asked('zone', say('ask.zone'), 'VS-R-11', answers);
  }
  if (state.phase === 'first') {
    const seats = state.players.map((_, each) => each).filter((each) => isIn(state, each));
    const answers = seats.map((each) => [playerAt(each), { type: 'chooseFirst', seat: each }] as const);
    return asked('first', say('ask.first'), 'VS-INI-2', answers);
  }
  return [];
}

const cornersOf = ([west, south, east, north]: Rect) =>
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

function deployment(state: Now, seat: Seat): DeployUse<State, Intent> | null {
  if (state.phase !== 'deploy' || state.asked !== seat) return null;
  const own = inForce(state, seat);
  return {
    word: say('use.deploy'),
    figures: own.map(({ id }) => `${id}`),
    zones: zonesOf(state, seat).map((rect) => ({ outline: cornersOf(rect), label: say('zone.own') })),
    ...{ turns: false, facing: 90 },
    radius: (now, id) => toScene(CLASS_DATA[figureAt(now, id)?.class ?? 'guy'].radius),
    mounts: (now, id) =>
      figureAt(now, id)?.class === 'guy'
        ? inForce(now, seat)
            .filter(isMount)
            .map((mount) => `${mount.id}`)
        : [],
    refuse(now, by, places) {
      const spots = spotsOf(places);
      const named = new Set(spots.map(({ figure }) => figure));
      const missing = new Set(inForce(now, by).flatMap(({ id }) => (named.has(id) ? [] : [id])));
      return refuseSetUp(
        without(now, (id) => missing.has(id), 'left', []),
        by,
        spots,
      );
    },
    rest(now, by, places) {
      const spots = spotsOf(places);
      const named = new Set(spots.map(({ figure }) => figure));
      const left = without(now, (id) => named.has(id), 'table', spots);
      return usualSetUp(left, by).map(({ figure, x, y }) => {
        return { figure: `${figure}`, at: pointToScene({ x, y }), facing: 90, on: null };
      });
    },
    intent: (places) => ({ type: 'deploy', list: spotsOf(places) }),
  };
}

export const COURSE: Course<State, Intent> = {
  round: ({ round }) => (round === 0 ? say('round.none') : say('round', { round })),
  steps,
  acts,
  ready(state, id) {
    const figure = figureAt(state, id);
    const seat = figure === null ? null : commanderOf(state, figure);
    if (figure === null || seat === null || !isActive(figure) || !isStep(state.phase)) return 'idle';
    return canAct(state, seat, figure) ? 'ready' : 'acted';
  },
  tools,
  deployment,
  end(state, seat) {
    if (!acts(state, seat)) return null;
    const undone = commanded(state, seat).filter((figure) => {
      if (state.phase === 'move') return !hasMoved(state, figure);
      return tools(state, seat, `${figure.id}`).some((use) => {
        return (
          use.type === 'press' ||
          (use.type === 'aim' && use.use.weapons(state, seat, `${figure.id}`)[0]?.targets.length !== 0)
        );
      });
    });
    const intent: Intent = state.options.everyoneActs ? { type: 'pass' } : { type: 'endStep' };
    return { word: say(state.options.everyoneActs ? 'use.pass' : 'use.end'), intent, undone: undone.length };
  },
  windows,
  resign: (state, seat) =>
    state.players[seat]?.resigned === false && state.phase !== 'over' ? { type: 'resign' } : null,
};
