/** Builders for the positions and goals of lessons, in inches. */
import type { Lesson as AnyLesson, LessonStep } from '@dwo/shared';
import {
  type Event,
  type Intent,
  type Member,
  memberOf,
  type Now,
  type Options,
  type Position,
  type ProfileId,
  type ScenarioId,
  type Standing,
  type TerrainKind,
} from '../../rules';

/** A lesson of this game. */
export type Lesson = AnyLesson<Intent, Event, Options>;
type Step = LessonStep<Event, Intent>;
type Corner = readonly [x: number, y: number];
type Piece = NonNullable<Position['features']>[number];

/** The learner has the first seat. */
export const LEARNER = { seat: 0, label: 'one' } as const;
const OTHER = 1;
const INCH = 1000;

const point = ([x, y]: Corner) => ({ x: Math.round(x * INCH), y: Math.round(y * INCH) });

/** A figure of a seat that looks along a vector; `odd` is what differs from its profile. */
function standing(seat: number, profile: ProfileId, at: Corner, look: Corner, odd: Partial<Member> = {}): Standing {
  const own = Object.keys(odd).length > 0 ? { ...odd, profile: 'own' as const } : {};
  const [facingX, facingY] = look;
  return { ...memberOf(profile), ...own, seat, ...point(at), facingX, facingY, riding: null, asleep: false };
}

/** A figure of the learner. */
export const mine = (profile: ProfileId, at: Corner, look: Corner = [1, 0], odd: Partial<Member> = {}): Standing =>
  standing(LEARNER.seat, profile, at, look, odd);
/** A figure of the other player. Mounts without a rider neither move nor attack, so the learner has all the time. */
export const theirs = (profile: ProfileId, at: Corner): Standing => standing(OTHER, profile, at, [-1, 0]);

/** A piece of terrain by its corners; two are the ends of a line. */
export function piece(kind: TerrainKind, id: string, corners: readonly Corner[], group = id): Piece {
  return { id, group, kind, closed: corners.length > 2, outline: corners.map(point) };
}

/** The options of a lesson: a position of two seats in the Movement step of the first round. */
export function table(scenario: ScenarioId, features: readonly Piece[], figures: readonly Standing[]): Options {
  return {
    ...{ scenario, seats: 2, forces: ['random', 'random'], defender: null, clocks: null },
    ...{ everyoneActs: false, specificSkills: true, fightOn: false },
    position: { round: 1, step: 'move', first: LEARNER.seat, features: [...features], figures: [...figures] },
  };
}

/** A step that is done by an event that passes the test, and the acts that lead to it. */
export function step(test: (event: Event) => boolean, ...acts: readonly Intent['type'][]): Step {
  return { goal: test, leads: (intent) => acts.includes(intent.type) };
}

/** A step that is done when a figure moves or turns; only the learner's can. */
export const MOVED: Step = step(({ type }) => type === 'moved', 'move');

/** The acts that lead to an attack in the same round. */
export const TOWARDS = ['move', 'endStep', 'chooseFirst'] as const satisfies readonly Intent['type'][];

/** The goals are reached in the rounds up to this one. */
export const untilRound =
  (last: number): NonNullable<Lesson['inTime']> =>
  (state) =>
    (state as Now).round <= last;

/** A move along one straight line that ends with this facing. */
export function go(figure: number, to: Corner, look: Corner): Intent {
  return { type: 'move', figure, path: [point(to)], facing: { x: look[0], y: look[1] }, pickUp: [], drop: [] };
}

/** A turn on the spot. */
export function turn(figure: number, look: Corner): Intent {
  return { type: 'move', figure, path: [], facing: { x: look[0], y: look[1] }, pickUp: [], drop: [] };
}

/** The way of a guy onto a mount. */
export function mountUp(figure: number, to: Corner, mount: number): Intent {
  return { type: 'board', figure, path: [point(to)], mount };
}

/** The way off the surface. */
export function rideOff(figure: number, to: Corner): Intent {
  return { type: 'leaveSurface', figure, path: [point(to)] };
}
