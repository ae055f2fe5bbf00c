/** Lessons as data: where one begins, what is asked for, and a way to do it. */
import type { Event, Intent, Options, Side } from '@dwo/dino-wars';

/** With the first ones a newcomer can play. */
export const FIRST_LESSONS = ['move', 'fire', 'reaction', 'dinosaur', 'luck'] as const;
export const FURTHER_LESSONS = ['vehicles', 'crews', 'flyers', 'hidden', 'island'] as const;
export const LESSONS = [...FIRST_LESSONS, ...FURTHER_LESSONS] as const;
export type LessonId = (typeof LESSONS)[number];

/** One thing to do; its sentence is `lesson.<id>.<place in the list, from 1>`. */
export interface Step {
  /** Whether what just happened is what was asked for. */
  readonly goal: (event: Event) => boolean;
}

export interface Lesson {
  readonly id: LessonId;
  /** The learner's side; the computer plays the other. */
  readonly side: Side;
  readonly options: Options;
  readonly steps: readonly Step[];
  /** Intents of the learner that reach every goal, as soon as the dice allow it. */
  readonly solution: readonly Intent[];
}

/** How many steps are done after an event. */
export function advanced({ steps }: Lesson, done: number, event: Event): number {
  return steps[done]?.goal(event) === true ? done + 1 : done;
}
