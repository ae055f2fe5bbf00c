/** Plays lessons by their solutions against the computer player. */
import { type Dice, type Frozen, frozen, type Seat, seededDice, type Tagged } from '@dwo/kernel';
import type { Game } from '../src/game';
import { advanced, type Lesson, learnerOf } from '../src/lesson';

const MOST_INTENTS = 200;

/** The dice of a seed; the slots of a pack depend on it too. */
function diceOf(seed: number): Dice {
  const dice = seededDice(new Uint8Array(32).fill(seed), 0);
  return Object.assign(dice, { turn: (_: string, slot: number) => ((slot + seed) % 20) + 1 });
}

/** Plays a lesson by its solution; returns the number of goals that were reached. */
export function playedLesson(game: Game, lesson: Lesson, seed: number): number {
  const { rules, bot } = game;
  const dice = diceOf(seed);
  const state = rules.setup(lesson.options as Frozen<unknown>, dice);
  const learner = learnerOf(game, lesson);
  const left = [...lesson.solution];
  let done = 0;
  for (let n = 0; n < MOST_INTENTS && done < lesson.steps.length; n++) {
    const awaited = rules.awaiting(frozen(state));
    // The computer player decides before a person would.
    const seat = awaited.find((each) => each !== learner) ?? awaited[0];
    if (seat === undefined) break;
    const intent =
      seat === learner
        ? next(game, left, state, seat)
        : (bot?.choose(rules.view(frozen(state), seat), seat, dice) ?? null);
    if (intent === null || rules.check(frozen(state), seat, intent) !== null) break;
    rules.resolve(frozen(state), seat, intent, dice, (event) => {
      rules.evolve(state, event);
      done = advanced(lesson, done, event, learner);
    });
  }
  return done;
}

/** The next legal intent of the solution; intents that the dice have made impossible are skipped. */
function next({ rules }: Game, left: Tagged[], state: object, seat: Seat): Tagged | null {
  for (let intent = left.shift(); intent !== undefined; intent = left.shift()) {
    if (rules.check(frozen(state), seat, intent) === null) return intent;
  }
  return null;
}

/** The share of `matches` matches, each with other dice, in which the solution reaches every goal. */
export function solvedShare(game: Game, lesson: Lesson, matches: number): number {
  const tries = Array.from({ length: matches }, (_, seed) => playedLesson(game, lesson, seed));
  return tries.filter((done) => done === lesson.steps.length).length / matches;
}
