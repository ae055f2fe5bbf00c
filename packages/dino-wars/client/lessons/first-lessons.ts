/** The first five lessons: moving, firing, biting. */
import {
  ARMY,
  beach,
  DINOSAURS,
  dinosaur,
  ended,
  FAR_BEAST,
  FAR_SOLDIER,
  type Lesson,
  OTHER_MOVES,
  soldier,
  step,
  within,
} from './tables';

export const MOVE: Lesson = {
  label: 'army',
  options: beach(
    'army-movement',
    [soldier('s1', { x: 1900, y: 1000 }), soldier('s2', { x: 2300, y: 1000 })],
    [dinosaur('d1', 'allosaurus', { x: 2300, y: 3200 })],
  ),
  inTime: within('army-movement'),
  steps: [step('moved', ['move']), OTHER_MOVES, ended(ARMY)],
  solution: [
    { type: 'move', figure: 's1', path: [{ x: 1900, y: 1400 }], stopAt: null },
    { type: 'move', figure: 's2', path: [{ x: 2300, y: 1400 }], stopAt: null },
    { type: 'done' },
  ],
};

export const FIRE: Lesson = {
  label: 'army',
  options: beach(
    'regular-fire',
    [1, 2, 3, 4].map((n) => soldier(`s${n}`, { x: 1500 + n * 250, y: 1000 })),
    [dinosaur('d1', 'dimetrodon', { x: 2100, y: 2200 }), FAR_BEAST],
  ),
  inTime: within('regular-fire'),
  steps: [step('shot', ['fire']), step('shot', ['fire']), ended(ARMY)],
  solution: [
    { type: 'fire', figure: 's1', weapon: 'rifle', target: 'd1', spotter: null },
    { type: 'fire', figure: 's2', weapon: 'rifle', target: 'd1', spotter: null },
    { type: 'done' },
  ],
};

export const REACTION: Lesson = {
  label: 'army',
  options: beach(
    'dinosaur-movement',
    [
      soldier('s1', { x: 2000, y: 1100 }, { order: 'ask' }),
      soldier('s2', { x: 2400, y: 1000 }, { order: 'ask' }),
      FAR_SOLDIER,
    ],
    [dinosaur('d1', 'allosaurus', { x: 2100, y: 2300 })],
  ),
  inTime: within('dinosaur-movement'),
  steps: [step('reactionOpened'), step('reactionClosed'), step('overrunEnded')],
  solution: [
    { type: 'closingFire', figure: 's1', weapon: 'rifle' },
    { type: 'closingFire', figure: 's2', weapon: 'rifle' },
  ],
};

export const DINOSAUR: Lesson = {
  label: 'dinosaurs',
  options: beach(
    'dinosaur-movement',
    [soldier('s1', { x: 2000, y: 1200 }), soldier('s2', { x: 2400, y: 1000 }), FAR_SOLDIER],
    [dinosaur('d1', 'allosaurus', { x: 2000, y: 2200 }), FAR_BEAST],
  ),
  inTime: within('dinosaur-movement'),
  steps: [
    step('moved', ['move'], 'd1'),
    step('overrunDeclared', ['move', 'overrun'], 'd1'),
    step('overrunEnded'),
    ended(DINOSAURS),
  ],
  solution: [
    { type: 'move', figure: 'd1', path: [{ x: 2000, y: 1200 }], stopAt: 's1' },
    { type: 'overrun', figure: 'd1', target: 's1' },
    { type: 'done' },
  ],
};

export const LUCK: Lesson = {
  label: 'dinosaurs',
  options: beach(
    'dinosaur-movement',
    [
      soldier('s1', { x: 2000, y: 1200 }, { rank: 'leader', weapon: 'smg' }),
      soldier('s2', { x: 2400, y: 1200 }, { rank: 'hero', weapon: 'smg' }),
      FAR_SOLDIER,
    ],
    [dinosaur('d1', 'tyrannosaurus', { x: 2200, y: 2100 }), FAR_BEAST],
  ),
  inTime: within('dinosaur-movement'),
  steps: [step('overrunDeclared', ['move', 'overrun'], 'd1'), step('luckRolled', ['move', 'overrun'], 'd1')],
  solution: [
    { type: 'move', figure: 'd1', path: [{ x: 2000, y: 1200 }], stopAt: 's1' },
    { type: 'overrun', figure: 'd1', target: 's1' },
  ],
};
