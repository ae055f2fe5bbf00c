/** Lessons as data: where one begins, what is asked for, and a way to do it. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from './game';

/** One thing to do; the game's catalogue has its sentence. */
export interface LessonStep<E extends Tagged = Tagged> {
  /** Whether what just happened is what was asked for; `learner` is the learner's seat. */
  goal(event: E, learner: Seat): boolean;
}

/** A short match with things to do in it. */
export interface Lesson<I extends Tagged = Tagged, E extends Tagged = Tagged, O = unknown> {
  /** The label of the learner's seat, the first that has it; the computer plays all others. */
  readonly label: string;
  readonly options: O;
  readonly steps: readonly LessonStep<E>[];
  /** Intents of the learner that reach every goal, as soon as chance allows it. */
  readonly solution: readonly I[];
}

/** The learner's seat. Throws if the match has no seat of the lesson's label. */
export function learnerOf(game: Game, { label, options }: Lesson): Seat {
  const seat = game.chairs(options as Frozen<unknown>).indexOf(label);
  if (seat < 0) throw new Error(`A lesson has no seat called ${label}`);
  return seat;
}

/** How many steps are done after an event. */
export function advanced({ steps }: Lesson, done: number, event: Tagged, learner: Seat): number {
  return steps[done]?.goal(event, learner) === true ? done + 1 : done;
}
