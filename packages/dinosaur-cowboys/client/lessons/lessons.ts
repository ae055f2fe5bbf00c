/** The five lessons: moving, shooting, Charges, courage, and riding. */
import type { Lesson as AnyLesson, LessonStep } from '@dwo/shared';
import {
  type Event,
  type Feature,
  INCH,
  type Intent,
  type Now,
  type Options,
  type PosseId,
  type Standing,
} from '../../rules';

/** A lesson of this game. */
export type Lesson = AnyLesson<Intent, Event, Options>;
type Step = LessonStep<Event, Intent>;
type Acts = readonly Intent['type'][];

/** The ids of the lessons, in order. */
export const LESSONS = ['move', 'shoot', 'charge', 'brave', 'ride'] as const;
/** The id of a lesson. */
export type LessonId = (typeof LESSONS)[number];

const mils = (inches: number) => Math.round(inches * INCH);
const spot = (x: number, y: number) => ({ x: mils(x), y: mils(y) });

/** Somebody on the table, by the index in both posses, who looks east or west. */
function stands(entity: number, x: number, y: number, east = entity < 4): Standing {
  return { entity, ...spot(x, y), facing: { x: east ? 1 : -1, y: 0 }, mount: null, hp: null, activated: false };
}

function piece(
  id: string,
  kind: Feature['kind'],
  [left, low, right, high]: readonly [number, number, number, number],
): Feature {
  return { id, kind, height: 0, outline: [spot(left, low), spot(right, low), spot(right, high), spot(left, high)] };
}

/** The options of a lesson: a position of the first Turn, in which the learner has the first seat and activates first. */
function table(posses: readonly [PosseId, PosseId], standing: Standing[], terrain: Feature[] = []): Options {
  const position = { turn: 1, active: 0, standing };
  return { posses: [...posses], map: null, terrain, scenario: 'book', clocks: null, position };
}

/** Acts after which a goal can still be reached: choices before an activation, and answers to windows. */
const ON: Acts = [
  'activate',
  'declareTraits',
  'reactSnap',
  'reactLucky',
  'reactYeehaw',
  'setFleeFacing',
  'placeDismounted',
];

const step = (goal: Step['goal'], ...acts: Acts): Step => ({
  goal,
  leads: ({ type }) => acts.includes(type) || ON.includes(type),
});
const ACTIVATED = step((event) => event.type === 'activated' && event.unit < 4);
const moved = (way: string, ...acts: Acts) =>
  step((event) => event.type === 'moved' && event.body < 4 && event.way === way, ...acts);
const ATTACKED = step(
  (event) => event.type === 'attackRolled' && event.attacker < 4 && !event.snap,
  'attack',
  'move',
  'hustle',
  'dismount',
);

const go = (entity: number, x: number, y: number): Intent => ({
  ...{ type: 'move', entity, path: [spot(x, y)], facing: { x: 1, y: 0 } },
});

/** A lesson whose goals are reached in the first Turn. */
const lesson = (options: Options, steps: readonly Step[], solution: readonly Intent[]): Lesson => ({
  ...{ label: 'one', options, steps, solution },
  inTime: (state) => (state as Now).turn <= 1,
});

const BIRKSHIRE = ['birkshire_family', 'black_hill_raiders'] as const;

const MOVE = lesson(
  table(
    BIRKSHIRE,
    [stands(2, 12, 18), stands(3, 10, 13), stands(7, 40, 26)],
    [piece('rocks-1', 'rocks', [14, 16, 17, 21]), piece('woods-1', 'woods', [20, 8, 26, 12])],
  ),
  [ACTIVATED, moved('move', 'move'), moved('hustle', 'hustle'), moved('move', 'move', 'hustle', 'endActivation')],
  [
    { type: 'activate', unit: 2 },
    go(2, 12, 21),
    { type: 'hustle', path: [spot(12, 22)], facing: { x: 1, y: 0 } },
    go(3, 16, 13),
  ],
);

const SHOOT = lesson(
  table(
    ['drylands_gang', 'black_hill_raiders'],
    [stands(1, 20, 18, false), stands(3, 14, 12), stands(6, 23.5, 18), stands(5, 34, 22), stands(7, 42, 10)],
    [piece('low_wall-1', 'low_wall', [32.5, 20, 33, 24])],
  ),
  [ACTIVATED, moved('move', 'move'), ATTACKED],
  [
    { type: 'activate', unit: 1 },
    go(1, 17, 18),
    { type: 'attack', attacker: 1, weapon: 'lever_action_400kw', target: 6 },
  ],
);

const CHARGE = lesson(
  table(
    ['black_hill_raiders', 'birkshire_family'],
    [stands(1, 20, 20), stands(3, 20, 12), stands(5, 24, 20), stands(7, 22, 12)],
  ),
  [
    ACTIVATED,
    step((event) => event.type === 'chargeSettled', 'charge', 'move'),
    step(
      (event) => event.type === 'activationEnded' && event.members.includes(1),
      'endActivation',
      'move',
      'hustle',
      'charge',
    ),
    step((event) => event.type === 'movementBegan' && event.body === 3, 'move', 'hustle', 'endActivation'),
  ],
  [
    { type: 'activate', unit: 1 },
    { type: 'charge', attacker: 1, weapon: 'spine_blade', target: 5 },
    { type: 'endActivation' },
    go(3, 14, 12),
  ],
);

const BRAVE = lesson(
  table(BIRKSHIRE, [stands(0, 12, 20), stands(2, 16, 18), stands(3, 10, 12), stands(5, 21, 18), stands(6, 30, 24)]),
  [
    ACTIVATED,
    ATTACKED,
    step(({ type }) => type === 'yeehawUsed' || type === 'diceKept'),
    // A Hit with this weapon takes half of the target's Hitpoints or more.
    step(
      (event) =>
        event.type === 'braveryTested' || event.type === 'fell' || (event.type === 'struck' && event.hits === 0),
    ),
  ],
  [
    { type: 'activate', unit: 2 },
    { type: 'attack', attacker: 2, weapon: 'six_shooter_400kw', target: 5 },
    { type: 'reactYeehaw', use: false, die: 0 },
  ],
);

const RIDE = lesson(
  // The enemy has been activated, so that nothing comes between.
  table(
    ['kenturahs_cavalry', 'birkshire_family'],
    [stands(1, 13.45, 16.55), stands(2, 12, 18), { ...stands(6, 19.4, 18, false), activated: true }],
  ),
  [ACTIVATED, step(({ type }) => type === 'mounted', 'mount', 'move'), moved('move', 'move'), ATTACKED],
  [
    { type: 'activate', unit: 1 },
    { type: 'mount', entity: 1, dinosaur: 2 },
    go(2, 16.9, 18),
    { type: 'attack', attacker: 2, weapon: 'stab', target: 6 },
  ],
);

/** The lessons by their ids. */
export const ALL_LESSONS: Readonly<Record<LessonId, Lesson>> = {
  ...{ move: MOVE, shoot: SHOOT, charge: CHARGE, brave: BRAVE, ride: RIDE },
};
