/** The course of a match: the present step, the questions before a battle, and the set-up of a force. */
import type { Frozen, Seat } from '@dwo/kernel';
import type { IconName } from '@dwo/kits/art/icon-paths';
import { keptForMatch, ownDocuments } from '@dwo/kits/documents/for-match';
import type { AskedWindow, Course, CourseStep, StandingWishes, Use, WindowAnswer } from '@dwo/kits/miniatures/hud';
import type { PlanNote } from '@dwo/kits/miniatures/tools/go';
import {
  canAttack,
  commanded,
  commanderOf,
  type Fig,
  forcesFor,
  hasFoe,
  hasMoved,
  type Intent,
  isActive,
  isIn,
  isMount,
  isOnFoot,
  isStep,
  membersOf,
  type Now,
  pointsOf,
  profilesOf,
  refuseForce,
  roleOf,
  SCENARIOS,
  STEPS,
  type State,
  ZONES,
} from '../../rules';
import { artFor } from '../art/own';
import { FORCE } from '../forces/draft';
import { goalOf } from '../goal';
import { playerAt } from '../people';
import { say } from '../words';
import { attackOf, breakingOf, skillsOf } from './attacks';
import { movesOf } from './moves';
import { figureAt } from './places';
import { cornersOf, deployment } from './set-up';

const ICONS = { move: 'tape', distance: 'sight', hand: 'hand', skill: 'dice' } as const satisfies Record<
  string,
  IconName
>;

function steps({ phase }: Frozen<State>): readonly CourseStep[] {
  if (!isStep(phase)) return [{ id: phase, name: say('phase.of', { id: phase }), icon: 'flag', when: 'now' }];
  const now = STEPS.indexOf(phase);
  return STEPS.map((id, at) => ({
    ...{ id, name: say('phase.of', { id: id }), icon: ICONS[id] },
    when: at === now ? 'now' : at < now ? 'past' : 'later',
  }));
}

const acts = (state: Now, seat: Seat) => isStep(state.phase) && state.asked === seat;

function canAct(state: Now, seat: Seat, figure: Fig): boolean {
  switch (state.phase) {
    case 'move':
      return !hasMoved(state, figure);
    case 'distance':
    case 'hand':
      return canAttack(state, figure, state.phase);
    case 'skill':
      return skillsOf(state, seat, figure).length > 0;
    default:
      return false;
  }
}

/**
 * Whether a figure has something to do, and would waste its act. One that could only break terrain has not, unless a breach is the goal
 * (VS-SCN-4b).
 */
function wouldAct(state: Now, seat: Seat, figure: Fig): boolean {
  const { phase } = state;
  const breaks = roleOf(state, seat) === 'attacker';
  if ((phase === 'distance' || phase === 'hand') && !breaks) return hasFoe(state, figure, phase);
  return canAct(state, seat, figure);
}

/** Whether a seat has nothing left to attack but terrain in this step. */
export function hasOnlyTerrain(state: Now, seat: Seat): boolean {
  if (state.phase !== 'distance' && state.phase !== 'hand') return false;
  const own = commanded(state, seat);
  return own.some((figure) => canAct(state, seat, figure)) && !own.some((figure) => wouldAct(state, seat, figure));
}

/** Whether a figure has used its act of the running step. */
function hasActed(state: Now, figure: Fig): boolean {
  if (state.phase === 'move') return hasMoved(state, figure);
  return state.phase === 'skill' ? figure.tried : figure.attacked;
}

function tools(state: Now, seat: Seat, id: string): readonly Use<State, Intent>[] {
  const figure = figureAt(state, id);
  if (figure === null || !acts(state, seat) || !isActive(figure) || commanderOf(state, figure) !== seat) return [];
  switch (state.phase) {
    case 'move':
      return movesOf(state, seat, figure);
    case 'distance':
      return attackOf(figure, 'distance');
    case 'hand':
      return [...attackOf(figure, 'hand'), ...breakingOf(state, seat, figure)];
    default:
      return skillsOf(state, seat, figure);
  }
}

/** The player's own forces, a random one in one tap, then the ready-made ones that fit, each with its figures (VS-C-02). */
function forceAnswers(state: Now, seat: Seat): WindowAnswer<Intent>[] {
  const mine = ownDocuments(FORCE, ({ members }) => refuseForce(state, seat, members) === null);
  const own = mine.map(({ name, members }): WindowAnswer<Intent> => {
    const note = say('force.note', { count: members.length, points: pointsOf(members) });
    return {
      ...{ word: name || say('force.own'), intent: { type: 'chooseForce', members }, chance: null },
      ...{ art: members.map(artFor), note: say('force.own.note', { note }) },
    };
  });
  const ready = forcesFor(state, seat).map((force): WindowAnswer<Intent> => {
    const members = profilesOf(force, state.asOf);
    const points = pointsOf(membersOf(force, state.asOf));
    const note = say('force.note', { count: members.length, points });
    return {
      word: say('force.of', { id: force }),
      intent: { type: 'pickForce', force },
      chance: null,
      art: members,
      note,
    };
  });
  const note = say('force.random.note');
  return [
    ...own,
    {
      word: say('force.random'),
      intent: { type: 'grabForce' },
      chance: null,
      art: ['raptor', 'horse', 'cowhand'],
      note,
    },
    ...ready,
  ];
}

/** Why a figure of this seat can do nothing in the running step; null if it can. */
function idle(state: Now, seat: Seat, id: string): PlanNote | null {
  const figure = figureAt(state, id);
  if (figure === null || figure.place !== 'table' || commanderOf(state, figure) !== seat) return null;
  if (!acts(state, seat) || (isActive(figure) && canAct(state, seat, figure))) return null;
  const { phase } = state;
  if (isMount(figure) && figure.rider === null) {
    return {
      text: say('idle.of', { id: 'empty', name: figure.class }),
      rule: phase === 'move' ? 'VS-RID-5' : 'VS-R-20',
    };
  }
  if (figure.riding !== null) return { text: say('idle.of', { id: 'rides' }), rule: 'VS-RID-3' };
  switch (phase) {
    case 'move':
      return { text: say('idle.of', { id: 'moved' }), rule: figure.rider === null ? 'VS-MOV-1' : 'VS-R-18' };
    case 'distance':
      if (figure.attacked) return { text: say('idle.of', { id: 'attacked' }), rule: 'VS-RND-4' };
      if (figure.distance) return { text: say('idle.of', { id: 'noTarget' }), rule: 'VS-DST-1' };
      return figure.rider === null
        ? { text: say('idle.of', { id: 'noGun' }), rule: 'VS-DST-1' }
        : { text: say('idle.of', { id: 'mountGun' }), rule: 'VS-R-22' };
    case 'hand':
      return figure.attacked
        ? { text: say('idle.of', { id: 'attacked' }), rule: 'VS-RND-4' }
        : { text: say('idle.of', { id: 'noFoe' }), rule: 'VS-R-32' };
    default:
      if (!isOnFoot(figure)) return { text: say('idle.of', { id: 'notOnFoot' }), rule: 'VS-SKL-2' };
      return { text: say('idle.of', { id: figure.tried ? 'tried' : 'noTask' }), rule: 'VS-R-40' };
  }
}

function windows(state: Now, seat: Seat): readonly AskedWindow<Intent>[] {
  const asked = (key: string, question: string, rule: string, answers: readonly (readonly [string, Intent])[]) => ({
    ...{ key: `${key}-${state.asks}`, timer: null, about: [], question, rule, alike: true },
    answers: answers.map(([word, intent]) => ({ word, intent, chance: null })),
  });
  if (state.phase === 'lobby' && state.players[seat]?.chosen === false) {
    const question = say('ask.of', { id: 'force', goal: goalOf(state, seat) ?? '' });
    return [{ ...asked('force', question, 'VS-C-02', []), answers: forceAnswers(state, seat) }];
  }
  if (state.asked !== seat) return [];
  if (state.phase === 'zone') {
    const zones = ZONES[state.options.seats] ?? [];
    const answers = zones.map(
      ({ id, rect }, zone): WindowAnswer<Intent> => ({
        ...{ word: say('zone', { id }), chance: null, area: cornersOf(rect) },
        intent: { type: 'chooseEdge', zone },
      }),
    );
    return [{ ...asked('zone', say('ask.of', { id: 'zone', goal: '' }), 'VS-R-11', []), answers }];
  }
  if (state.phase === 'first') {
    const seats = state.players.map((_, each) => each).filter((each) => isIn(state, each));
    const answers = seats.map(
      (each) => [each === seat ? say('answer.you') : playerAt(each), { type: 'chooseFirst', seat: each }] as const,
    );
    return [asked('first', say('ask.of', { id: 'first', goal: '' }), 'VS-INI-2', answers)];
  }
  return [];
}

/** The force that this player set the match up with is taken without a question, once; a refusal asks as usual. */
export const FORCE_WISH: StandingWishes<State, Intent> = {
  answer(state, seat) {
    const members =
      state.phase === 'lobby' && state.players[seat]?.chosen === false ? keptForMatch(FORCE)?.members : undefined;
    return members === undefined || refuseForce(state, seat, members) !== null
      ? null
      : { type: 'chooseForce', members };
  },
  held: () => null,
  release: () => {},
};

export const COURSE: Course<State, Intent> = {
  round: ({ round, options }) => say('round', { round, rounds: SCENARIOS[options.scenario].rounds }),
  steps,
  acts,
  ready(state, id) {
    const figure = figureAt(state, id);
    const seat = figure === null ? null : commanderOf(state, figure);
    if (figure === null || seat === null || !isActive(figure) || !isStep(state.phase)) return 'idle';
    if (wouldAct(state, seat, figure)) return 'ready';
    return hasActed(state, figure) ? 'acted' : 'idle';
  },
  tools,
  idle,
  deployment,
  end(state, seat) {
    if (!acts(state, seat)) return null;
    const undone = commanded(state, seat).filter((figure) => wouldAct(state, seat, figure));
    const intent: Intent = state.options.everyoneActs ? { type: 'pass' } : { type: 'endStep' };
    const note = hasOnlyTerrain(state, seat) ? { note: say('end.terrain') } : {};
    return { word: say('use.of', { id: 'end' }), intent, undone: undone.length, ...note };
  },
  windows,
  resign: (state, seat) =>
    state.players[seat]?.resigned === false && state.phase !== 'over' ? { type: 'resign' } : null,
};
