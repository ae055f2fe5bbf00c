/** Lessons as data: a start, goals, and a solution. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from './game';

/** One step of a lesson; the game's catalogue has its sentence. */
export interface LessonStep<E extends Tagged = Tagged> {
  /** Whether this event reaches the goal; `learner` is the learner's seat. */
  goal(event: E, learner: Seat): boolean;
}

/** A short match with goals. */
export interface Lesson<I extends Tagged = Tagged, E extends Tagged = Tagged, O = unknown> {
  /** The label of the learner, who gets the first seat with it; computer players play all others. */
  readonly label: string;
  readonly options: O;
  readonly steps: readonly LessonStep<E>[];
  /** Intents of the learner that reach every goal, as soon as the dice allow it. */
  readonly solution: readonly I[];
}

/** The learner's seat. Throws an Error if the match has no seat with the lesson's label. */
export function learnerOf(game: Game, { label, options }: Lesson): Seat {
  const seat = game.chairs(options as Frozen<unknown>).indexOf(label);
  if (seat < 0) throw new Error(`A lesson has no seat called ${label}`);
  return seat;
}

/** The number of finished steps after an event. */
export function advanced({ steps }: Lesson, done: number, event: Tagged, learner: Seat): number {
  return steps[done]?.goal(event, learner) === true ? done + 1 : done;
}
