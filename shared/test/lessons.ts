/** Plays lessons by their own solutions against the computer. */
import { type Dice, type Frozen, frozen, type Seat, seededDice, type Tagged } from '@dwo/kernel';
import type { Game } from '../src/game';
import { advanced, type Lesson, learnerOf } from '../src/lesson';

const MOST_INTENTS = 200;

/** Dice of a seed; a pack's slots lie in another order for each seed. */
function diceOf(seed: number): Dice {
  const dice = seededDice(new Uint8Array(32).fill(seed), 0);
  return Object.assign(dice, { turn: (_: string, slot: number) => ((slot + seed) % 20) + 1 });
}

/** Plays a lesson by its own solution, and returns how many of its goals were reached. */
export function playedLesson(game: Game, lesson: Lesson, seed: number): number {
  const { rules, bot } = game;
  const dice = diceOf(seed);
  const state = rules.setup(lesson.options as Frozen<unknown>, dice);
  const learner = learnerOf(game, lesson);
  const left = [...lesson.solution];
  let done = 0;
  for (let n = 0; n < MOST_INTENTS && done < lesson.steps.length; n++) {
    const awaited = rules.awaiting(frozen(state));
    // The computer is quicker than people.
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

/** The next intent of the solution that is allowed; one that chance has made impossible is left out. */
function next({ rules }: Game, left: Tagged[], state: object, seat: Seat): Tagged | null {
  for (let intent = left.shift(); intent !== undefined; intent = left.shift()) {
    if (rules.check(frozen(state), seat, intent) === null) return intent;
  }
  return null;
}

/** The share of so many matches, each with dice of its own, in which the solution reaches every goal at the first try. */
export function solvedShare(game: Game, lesson: Lesson, matches: number): number {
  const tries = Array.from({ length: matches }, (_, seed) => playedLesson(game, lesson, seed));
  return tries.filter((done) => done === lesson.steps.length).length / matches;
}
