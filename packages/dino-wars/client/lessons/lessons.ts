/** The first five lessons: what moves, what fires, what bites. */
import { type Event, type Options, PLAIN_DINOSAUR, PLAIN_SOLDIER, PRESETS, plainMatch } from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import type { Lesson, LessonId, Step } from './lesson';

type Soldier = Options['soldiers'][number];
type Dinosaur = Options['dinosaurs'][number];

const [ARMY, DINOSAURS] = [0, 1];

function soldier(id: string, at: Point, change: Partial<Soldier> = {}): Soldier {
  const usual = { ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', order: 'fire-best' } as const;
  return { ...usual, id, owner: ARMY, at, facing: 0, ...change };
}

function dinosaur(id: string, kind: Dinosaur['kind'], at: Point): Dinosaur {
  return { ...PLAIN_DINOSAUR, id, kind, owner: DINOSAURS, at, facing: 180, lifePoints: null };
}

/** A battle on the beach that begins in the middle. */
function beach(
  phase: Options['start']['phase'],
  soldiers: readonly Soldier[],
  dinosaurs: readonly Dinosaur[],
): Options {
  return {
    ...plainMatch(),
    era: 'ww2',
    table: PRESETS.duel().table,
    players: [{ side: 'army' }, { side: 'dinosaurs' }],
    soldiers: [...soldiers],
    dinosaurs: [...dinosaurs],
    liftCaps: true,
    separationCi: 0,
    start: { turn: 1, phase },
  };
}

/** Keeps the battle going when everybody else of its side is dead. */
const FAR_BEAST = dinosaur('d9', 'dimetrodon', { x: 4800, y: 4100 });
const FAR_SOLDIER = soldier('s9', { x: 4900, y: 1000 });

const step = (...types: readonly Event['type'][]): Step => ({ goal: ({ type }) => types.includes(type) });
const ended = (seat: number): Step => ({
  goal: (event) => event.type === 'phaseBegan' || (event.type === 'finished' && event.seat === seat),
});

const MOVE: Lesson = {
  id: 'move',
  side: 'army',
  options: beach(
    'army-movement',
    [soldier('s1', { x: 1900, y: 1000 }), soldier('s2', { x: 2300, y: 1000 })],
    [dinosaur('d1', 'allosaurus', { x: 2300, y: 3900 })],
  ),
  steps: [step('moved'), step('moved'), ended(ARMY)],
  solution: [
    { type: 'move', figure: 's1', path: [{ x: 1900, y: 1400 }], stopAt: null },
    { type: 'move', figure: 's2', path: [{ x: 2300, y: 1400 }], stopAt: null },
    { type: 'done' },
  ],
};

const FIRE: Lesson = {
  id: 'fire',
  side: 'army',
  options: beach(
    'regular-fire',
    [1, 2, 3, 4].map((n) => soldier(`s${n}`, { x: 1500 + n * 250, y: 1000 })),
    [dinosaur('d1', 'dimetrodon', { x: 2100, y: 2200 }), FAR_BEAST],
  ),
  steps: [step('shot'), step('shot'), ended(ARMY)],
  solution: [
    { type: 'fire', figure: 's1', weapon: 'rifle', target: 'd1', spotter: null },
    { type: 'fire', figure: 's2', weapon: 'rifle', target: 'd1', spotter: null },
    { type: 'done' },
  ],
};

const REACTION: Lesson = {
  id: 'reaction',
  side: 'army',
  options: beach(
    'dinosaur-movement',
    [
      soldier('s1', { x: 2000, y: 1100 }, { order: 'ask' }),
      soldier('s2', { x: 2400, y: 1000 }, { order: 'ask' }),
      FAR_SOLDIER,
    ],
    [dinosaur('d1', 'allosaurus', { x: 2100, y: 2300 })],
  ),
  steps: [step('reactionOpened'), step('reactionClosed'), step('overrunEnded')],
  solution: [
    { type: 'closingFire', figure: 's1', weapon: 'rifle' },
    { type: 'closingFire', figure: 's2', weapon: 'rifle' },
  ],
};

const DINOSAUR: Lesson = {
  id: 'dinosaur',
  side: 'dinosaurs',
  options: beach(
    'dinosaur-movement',
    [soldier('s1', { x: 2000, y: 1200 }), soldier('s2', { x: 2400, y: 1000 }), FAR_SOLDIER],
    [dinosaur('d1', 'allosaurus', { x: 2000, y: 2200 }), FAR_BEAST],
  ),
  steps: [step('moved'), step('overrunDeclared'), step('overrunEnded'), ended(DINOSAURS)],
  solution: [
    { type: 'move', figure: 'd1', path: [{ x: 2000, y: 1200 }], stopAt: 's1' },
    { type: 'overrun', figure: 'd1', target: 's1' },
    { type: 'done' },
  ],
};

const LUCK: Lesson = {
  id: 'luck',
  side: 'dinosaurs',
  options: beach(
    'dinosaur-movement',
    [
      soldier('s1', { x: 2000, y: 1200 }, { rank: 'leader', weapon: 'smg' }),
      soldier('s2', { x: 2400, y: 1200 }, { rank: 'hero', weapon: 'smg' }),
      FAR_SOLDIER,
    ],
    [dinosaur('d1', 'tyrannosaurus', { x: 2200, y: 2100 }), FAR_BEAST],
  ),
  steps: [step('overrunDeclared'), step('luckRolled')],
  solution: [
    { type: 'move', figure: 'd1', path: [{ x: 2000, y: 1200 }], stopAt: 's1' },
    { type: 'overrun', figure: 'd1', target: 's1' },
  ],
};

const ALL: Readonly<Record<LessonId, Lesson>> = {
  move: MOVE,
  fire: FIRE,
  reaction: REACTION,
  dinosaur: DINOSAUR,
  luck: LUCK,
};

/** A lesson by its name. */
export function lessonOf(id: LessonId): Lesson {
  return ALL[id];
}
