/** The parts from which lessons make their tables. */
import {
  type Event,
  type Intent,
  type Options,
  PLAIN_DINOSAUR,
  PLAIN_SOLDIER,
  PRESETS,
  plainMatch,
} from '@dwo/dino-wars';
import type { Point } from '@dwo/kernel';
import type { Lesson as AnyLesson, LessonStep } from '@dwo/shared';

export type Lesson = AnyLesson<Intent, Event, Options>;
type Step = LessonStep<Event>;
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

export const step = (...types: readonly Event['type'][]): Step => ({ goal: ({ type }) => types.includes(type) });
export const ended = (seat: number): Step => ({
  goal: (event) => event.type === 'phaseBegan' || (event.type === 'finished' && event.seat === seat),
});
