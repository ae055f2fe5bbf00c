/** Lessons as data: a start, goals, and a solution. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from './game';

/** One step of a lesson; the game's catalogue has its sentence. */
export interface LessonStep<E extends Tagged = Tagged, I extends Tagged = Tagged> {
  /** Whether this event reaches the goal; `learner` is the learner's seat, and `state` the position after it, as it sees it. */
  goal(event: E, learner: Seat, state: Frozen<object>): boolean;
  /**
   * Whether an intent of the learner leads to the goal. A learner who is asked and has no such intent can't reach it any more.
   * Left out if the goal may also be reached without an act of the learner.
   */
  leads?(intent: I): boolean;
}

/** A short match with goals. */
export interface Lesson<I extends Tagged = Tagged, E extends Tagged = Tagged, O = unknown> {
  /** The label of the learner, who gets the first seat with it; computer players play all others. */
  readonly label: string;
  readonly options: O;
  readonly steps: readonly LessonStep<E, I>[];
  /** Intents of the learner that reach every goal, as soon as the dice allow it. */
  readonly solution: readonly I[];
  /** Whether this is still the time for the goals that are left; left out if they can be reached until the end of the match. */
  inTime?(state: Frozen<object>): boolean;
}

/** The learner's seat. Throws an Error if the match has no seat with the lesson's label. */
export function learnerOf(game: Game, { label, options }: Lesson): Seat {
  const seat = game.chairs(options as Frozen<unknown>).indexOf(label);
  if (seat < 0) throw new Error(`A lesson has no seat called ${label}`);
  return seat;
}

/** The number of finished steps after an event. */
export function advanced({ steps }: Lesson, done: number, event: Tagged, learner: Seat, state: Frozen<object>): number {
  return steps[done]?.goal(event, learner, state) === true ? done + 1 : done;
}

/** Whether the learner can't reach the next goal from this state any more: only a new match helps. */
export function isOutOfReach(
  { rules }: Game,
  lesson: Lesson,
  state: Frozen<object>,
  done: number,
  learner: Seat,
): boolean {
  const step = lesson.steps[done];
  if (step === undefined) return false;
  if (rules.outcome(state) !== null || lesson.inTime?.(state) === false) return true;
  if (step.leads === undefined || !rules.awaiting(state).includes(learner)) return false;
  return !rules.intents(state, learner).some((intent) => step.leads?.(intent) === true);
}
