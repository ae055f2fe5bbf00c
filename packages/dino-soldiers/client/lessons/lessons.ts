/** The five lessons: exploring, shooting, hiding, attacking with dinosaurs, and reserves. */
import type { Now } from '../../rules';
import { attacked, ended, jungle, type Lesson, step, turnOf, unit } from './tables';

/** The ids of the lessons, in order. */
export const LESSONS = ['explore', 'shoot', 'hide', 'dinosaur', 'reserve'] as const;
/** The id of a lesson. */
export type LessonId = (typeof LESSONS)[number];

const EXPLORE: Lesson = {
  label: 'soldiers',
  options: jungle(
    'soldiers',
    // The dinosaur waits in reserve and mud slows it, so that nobody is there to shoot at and its turn harms nobody.
    ['oOCror<', 'oOoUoR', '>oRRor'],
    [unit('scout', 0, 2), unit('rifleman', 0, 1), unit('compsognathus')],
  ),
  inTime: turnOf('soldiers'),
  steps: [step('turned', 'step'), step('moved', 'step'), ended('soldiers')],
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
  inTime: turnOf('soldiers'),
  steps: [step('attacked', 'step', 'attack'), step('died', 'step', 'attack'), ended('soldiers')],
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
    [unit('rifleman', 0, 0), unit('sniper', 0, 2), unit('deinonychus', 4, 1)],
  ),
  // Units hide at the end of their turn, and the dinosaurs' turn shows what for.
  inTime: (state) => turnOf('soldiers')(state) || (state as Now).side === 'dinosaurs',
  steps: [step('moved', 'step'), step('hid'), ended('dinosaurs')],
  solution: [{ type: 'step', unit: 1, x: 1, y: 1 }, { type: 'endTurn' }],
};

const DINOSAUR: Lesson = {
  label: 'dinosaurs',
  options: jungle(
    'dinosaurs',
    ['<orcR', 'oOooo', 'oOrc>'],
    [unit('tyrannosaurus', 1, 0), unit('rifleman', 3, 1), unit('rifleman', 3, 1), unit('grenadier', 4, 2)],
  ),
  inTime: turnOf('dinosaurs'),
  steps: [step('moved', 'step'), attacked('trample'), ended('dinosaurs')],
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
  inTime: turnOf('soldiers'),
  steps: [step('cameIn', 'enter'), step('attacked', 'step', 'enter', 'attack'), ended('soldiers')],
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

/** The match that the lessons lead to: a few units on a small field, and no team to choose. */
export const FIRST_MATCH = {
  wish: { preset: 'patrol', bots: ['dinosaurs'], strength: 'easy' },
  side: 'soldiers',
};
