/** The three lessons: shooting, fighting hand to hand, and riding with an egg. */
import {
  go,
  LEARNER,
  type Lesson,
  MOVED,
  mine,
  mountUp,
  piece,
  rideOff,
  step,
  TOWARDS,
  table,
  theirs,
  turn,
  untilRound,
} from './tables';

/** The ids of the lessons, in order. */
export const LESSONS = ['shoot', 'strike', 'ride'] as const;
/** The id of a lesson. */
export type LessonId = (typeof LESSONS)[number];

const SHOOT: Lesson = {
  label: LEARNER.label,
  // The fence hides three of the five lines to the wagon from the west: a die decides about its cover. The cowhand looks past the horse.
  options: table(
    'open_battle',
    [
      piece('fence', 'fence1', [
        [29.5, 21.3],
        [29.5, 24.3],
      ]),
      piece('woods', 'woods1', [
        [20, 12],
        [27, 11],
        [28, 16],
        [22, 17],
      ]),
    ],
    [
      mine('gunslinger', [14, 24]),
      mine('cowhand', [24, 33], [1, 2]),
      theirs('steam_wagon', [32, 24]),
      theirs('horse', [32, 33]),
    ],
  ),
  inTime: untilRound(1),
  steps: [
    MOVED,
    MOVED,
    step(({ type }) => type === 'attacked', 'distanceAttack', ...TOWARDS),
    step(({ type }) => type === 'attacked', 'distanceAttack', ...TOWARDS),
  ],
  solution: [
    go(0, [20, 24], [1, 0]),
    turn(1, [1, 0]),
    { type: 'distanceAttack', figure: 0, target: 2 },
    { type: 'distanceAttack', figure: 1, target: 3 },
  ],
};

const STRIKE: Lesson = {
  label: LEARNER.label,
  options: table(
    'open_battle',
    [
      ...[18, 21, 24].map((south, at) =>
        piece(
          'wall',
          `wall${at + 1}`,
          [
            [40, south],
            [40, south + 3],
          ],
          'wall',
        ),
      ),
    ],
    [
      mine('tyrannosaurus', [28, 22.5]),
      mine('brawler', [34, 31]),
      theirs('strutter', [39, 33]),
      theirs('armored_wagon', [45, 22.5]),
    ],
  ),
  inTime: untilRound(1),
  steps: [
    MOVED,
    MOVED,
    step((event) => event.type === 'attacked' && event.section === null, 'handAttack', ...TOWARDS),
    step((event) => event.type === 'attacked' && event.section !== null, 'attackTerrain', ...TOWARDS),
  ],
  solution: [
    go(0, [38.4, 22.5], [1, 0]),
    go(1, [37.9, 32.4], [1, 1]),
    { type: 'handAttack', figure: 1, target: 2 },
    { type: 'attackTerrain', figure: 0, section: 'wall2', second: null },
  ],
};

const RIDE: Lesson = {
  label: LEARNER.label,
  options: table(
    'capture_the_egg',
    [
      piece('nest', 'nest', [
        [34, 12],
        [38, 12],
        [38, 15],
        [34, 15],
      ]),
      piece('rocks', 'rocks1', [
        [46, 10],
        [50, 9],
        [51, 13],
        [47, 14],
      ]),
    ],
    [
      mine('poacher_chief', [30, 10], [1, 1], { skills: ['stealth'] }),
      mine('horse', [36, 8], [0, -1]),
      theirs('steam_wagon', [60, 40]),
    ],
  ),
  inTime: untilRound(6),
  steps: [
    MOVED,
    step(({ type }) => type === 'itemsTaken', 'skillRoll', ...TOWARDS),
    step((event) => event.type === 'boarded' && event.figure === 0, 'board', 'endStep', 'chooseFirst'),
    step((event) => event.type === 'scored' && event.bonus === 'eggOff', 'leaveSurface', ...TOWARDS),
  ],
  solution: [
    go(0, [34, 11.5], [0, 1]),
    { type: 'skillRoll', figure: 0, task: 'liftEgg', object: null },
    { type: 'chooseFirst', seat: LEARNER.seat },
    mountUp(0, [35.2, 9], 1),
    { type: 'chooseFirst', seat: LEARNER.seat },
    rideOff(1, [36, 0]),
  ],
};

/** The lessons by their ids. */
export const ALL_LESSONS: Readonly<Record<LessonId, Lesson>> = { shoot: SHOOT, strike: STRIKE, ride: RIDE };
