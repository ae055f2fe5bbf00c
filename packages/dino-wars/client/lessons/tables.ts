/** The parts from which lessons make their tables. */
import {
  type Event,
  type Intent,
  type Options,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PRESETS,
  plainMatch,
  type State,
} from '@dwo/dino-wars';
import type { Frozen, Point } from '@dwo/kernel';
import type { Lesson as AnyLesson, LessonStep } from '@dwo/shared';

export type Lesson = AnyLesson<Intent, Event, Options>;
type Step = LessonStep<Event, Intent>;
type Soldier = Options['soldiers'][number];
type Dinosaur = Options['dinosaurs'][number];

export const [ARMY, DINOSAURS] = [0, 1];

export function soldier(id: string, at: Point, change: Partial<Soldier> = {}): Soldier {
  const usual = { ...PLAIN_SOLDIER, rank: 'enlisted', weapon: 'rifle', order: 'fire-best' } as const;
  return { ...usual, id, owner: ARMY, at, facing: 0, ...change };
}

export function dinosaur(id: string, kind: Dinosaur['kind'], at: Point): Dinosaur {
  return { ...PLAIN_DINOSAUR, id, kind, owner: DINOSAURS, at, facing: 180, lifePoints: null };
}

/** A battle on the beach that begins in the middle. */
export function beach(
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

/** Keeps the battle going when all others of its side are dead. */
export const FAR_BEAST = dinosaur('d9', 'dimetrodon', { x: 4800, y: 4100 });
export const FAR_SOLDIER = soldier('s9', { x: 4900, y: 1000 });

/** A step that is done by an event, and the acts that lead to it: those of any figure, or of one. */
export function step(type: Event['type'], acts: readonly Intent['type'][] = [], figure: string | null = null): Step {
  const goal: Step['goal'] = (event) => event.type === type;
  if (acts.length === 0) return { goal };
  const isIts = (intent: Intent) => figure === null || ('figure' in intent && intent.figure === figure);
  return { goal, leads: (intent) => acts.includes(intent.type) && isIts(intent) };
}

/** A step that is done by a move of a soldier after another one has moved, in either order. */
export const OTHER_MOVES: Step = {
  goal: (event, _, state) =>
    event.type === 'moved' &&
    Object.entries((state as Frozen<State>).soldiers).some(([id, { spentCi }]) => id !== event.figure && spentCi > 0),
  leads: ({ type }) => type === 'move',
};

/** The time of a lesson whose goals are all reached in these phases of its first turn. */
export function within(...phases: readonly State['phase'][]): NonNullable<Lesson['inTime']> {
  return (state) => {
    const { turn, phase } = state as Frozen<State>;
    return turn === 1 && phases.includes(phase);
  };
}

export const ended = (seat: number): Step => ({
  goal: (event) => event.type === 'phaseBegan' || (event.type === 'finished' && event.seat === seat),
});
