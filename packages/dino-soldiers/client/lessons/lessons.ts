/** The five lessons: exploring, shooting, hiding, attacking with dinosaurs, and reserves. */
import { attacked, ended, jungle, type Lesson, step, unit } from './tables';

/** The ids of the lessons, in order. */
export const LESSONS = ['explore', 'shoot', 'hide', 'dinosaur', 'reserve'] as const;
/** The id of a lesson. */
export type LessonId = (typeof LESSONS)[number];

const EXPLORE: Lesson = {
  label: 'soldiers',
  options: jungle(
    'soldiers',
    ['oOCo<', 'oOoUo', '>oROr'],
    [unit('scout', 0, 2), unit('rifleman', 0, 1), unit('compsognathus', 4, 0)],
  ),
  steps: [step('turned'), step('moved'), ended('soldiers')],
  solution: [{ type: 'step', unit: 1, x: 1, y: 1 }, { type: 'step', unit: 1, x: 2, y: 1 }, { type: 'endTurn' }],
};

const SHOOT: Lesson = {
  label: 'soldiers',
  options: jungle(
    'soldiers',
    ['ooOco<', 'orooOo', '>rccrR'],
    [
      unit('rifleman', 0, 0),
      unit('machineGunner', 0, 2),
      unit('sergeant', 0, 2),
      unit('pachycephalosaurus', 3, 0),
      unit('stegosaurus', 5, 0),
    ],
  ),
  steps: [step('attacked'), step('died'), ended('soldiers')],
  solution: [
    { type: 'attack', unit: 2, mode: 'shoot', target: { kind: 'single', unit: 0 }, shout: null },
    { type: 'attack', unit: 3, mode: 'shoot', target: { kind: 'singleOrPair', units: [0] }, shout: null },
    { type: 'endTurn' },
  ],
};

const HIDE: Lesson = {
  label: 'soldiers',
  options: jungle(
    'soldiers',
    ['oooOr<', 'ocOrco', '>orrrO'],
    [unit('rifleman', 0, 0), unit('sniper', 0, 2), unit('carnotaurus', 4, 1)],
  ),
  steps: [step('moved'), step('hid'), ended('dinosaurs')],
  solution: [{ type: 'step', unit: 1, x: 1, y: 1 }, { type: 'endTurn' }],
};

const DINOSAUR: Lesson = {
  label: 'dinosaurs',
  options: jungle(
    'dinosaurs',
    ['<orcR', 'oOooo', 'oOrc>'],
    [unit('tyrannosaurus', 1, 0), unit('rifleman', 3, 1), unit('rifleman', 3, 1), unit('grenadier', 4, 2)],
  ),
  steps: [step('moved'), attacked('trample'), ended('dinosaurs')],
  solution: [
    { type: 'step', unit: 0, x: 2, y: 1 },
    { type: 'step', unit: 0, x: 3, y: 1 },
    { type: 'attack', unit: 0, mode: 'trample', target: { kind: 'ownTile' }, shout: null },
    { type: 'endTurn' },
  ],
};

const RESERVE: Lesson = {
  label: 'soldiers',
  options: jungle(
    'soldiers',
    ['<oOcor', 'rooooc', 'Ooccr>'],
    [unit('rocketGunner'), unit('captain'), unit('rifleman', 4, 1), unit('triceratops', 1, 1)],
  ),
  steps: [step('cameIn'), step('attacked'), ended('soldiers')],
  solution: [
    { type: 'enter', unit: 1 },
    { type: 'enter', unit: 2 },
    { type: 'attack', unit: 1, mode: 'shoot', target: { kind: 'single', unit: 0 }, shout: null },
    { type: 'endTurn' },
  ],
};

/** The lessons by their ids. */
export const ALL_LESSONS: Readonly<Record<LessonId, Lesson>> = {
  explore: EXPLORE,
  shoot: SHOOT,
  hide: HIDE,
  dinosaur: DINOSAUR,
  reserve: RESERVE,
};
