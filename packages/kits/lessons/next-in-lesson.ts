/** The next step of a lesson, for learners who ask for a hint. */
import type { Frozen, Tagged } from '@dwo/kernel';
import { type Game, type Lesson, learnerOf } from '@dwo/shared';

/**
 * The next intent of a lesson's solution that is legal now; null if there is none. `done` is the number of steps that are done:
 * intents before that are not given again.
 */
export function nextInLesson(game: Game, lesson: Lesson, state: Frozen<object>, done: number): Tagged | null {
  const learner = learnerOf(game, lesson);
  if (!game.rules.awaiting(state).includes(learner) || done >= lesson.steps.length) return null;
  const { solution } = lesson;
  const from = Math.min(done, solution.length - 1);
  return solution.slice(from).find((intent) => game.rules.check(state, learner, intent) === null) ?? null;
}
