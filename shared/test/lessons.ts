/** Plays lessons against the computer player: by their solutions, and as clumsy learners do. */
import { type Dice, type Frozen, frozen, type Seat, seededDice, type Tagged } from '@dwo/kernel';
import { Random } from '@dwo/kernel/testing';
import type { Game } from '../src/game';
import { advanced, isOutOfReach, type Lesson, learnerOf } from '../src/lesson';

const MOST_INTENTS = 200;
/** A learner who has decided so often without an end has lost patience. */
const MOST_ACTS = 30;

/** The dice of a seed; the slots of a pack depend on it too. */
function diceOf(seed: number): Dice {
  const dice = seededDice(new Uint8Array(32).fill(seed), 0);
  return Object.assign(dice, { turn: (_: string, slot: number) => ((slot + seed) % 20) + 1 });
}

/** The end of a try: the goals that were reached, and whether the coach offered another try before the last of them. */
interface Try {
  readonly done: number;
  readonly offered: boolean;
}

/** Plays a lesson until it is done, another try is offered, or nothing is left to do; `choose` acts for the learner. */
function tried(game: Game, lesson: Lesson, seed: number, choose: (state: object, seat: Seat) => Tagged | null): Try {
  const { rules, bot } = game;
  const dice = diceOf(seed);
  const state = rules.setup(lesson.options as Frozen<unknown>, dice);
  const learner = learnerOf(game, lesson);
  let done = 0;
  for (let n = 0; n < MOST_INTENTS && done < lesson.steps.length; n++) {
    if (isOutOfReach(game, lesson, rules.view(frozen(state), learner), done, learner)) return { done, offered: true };
    const awaited = rules.awaiting(frozen(state));
    // The computer player decides before a person would.
    const seat = awaited.find((each) => each !== learner) ?? awaited[0];
    if (seat === undefined) break;
    const intent =
      seat === learner ? choose(state, seat) : (bot?.choose(rules.view(frozen(state), seat), seat, dice) ?? null);
    if (intent === null || rules.check(frozen(state), seat, intent) !== null) break;
    rules.resolve(frozen(state), seat, intent, dice, (event) => {
      rules.evolve(state, event);
      done = advanced(lesson, done, event, learner, rules.view(frozen(state), learner));
    });
  }
  return { done, offered: false };
}

/**
 * Plays a lesson by its solution; returns the number of goals that were reached. A coach who offers another try although the
 * goals are in reach ends it too early.
 */
export function playedLesson(game: Game, lesson: Lesson, seed: number): number {
  const left = [...lesson.solution];
  return tried(game, lesson, seed, (state, seat) => next(game, left, state, seat)).done;
}

/**
 * Plays a lesson as a clumsy learner does, who mixes acts of the solution with any others; false if they are stuck: the goals
 * are not reached, and nobody offers another try.
 */
function isNeverStuck(game: Game, lesson: Lesson, seed: number): boolean {
  const left = [...lesson.solution];
  const random = new Random(seed, 5);
  let acts = 0;
  const { done, offered } = tried(game, lesson, seed, (state, seat) => {
    if (++acts > MOST_ACTS) return null;
    const wise = random.rarely(2) ? next(game, left, state, seat) : null;
    return wise ?? random.pick(game.rules.intents(frozen(state), seat));
  });
  return offered || done === lesson.steps.length;
}

/** The seeds of the clumsy learners, out of so many, who are stuck in a lesson. */
export function stuckLearners(game: Game, lesson: Lesson, learners: number): readonly number[] {
  return Array.from({ length: learners }, (_, seed) => seed).filter((seed) => !isNeverStuck(game, lesson, seed));
}

/** The steps of a lesson, from 1, whose goal anything at all would reach. */
export function hollowGoals(game: Game, lesson: Lesson): readonly number[] {
  const learner = learnerOf(game, lesson);
  const state = frozen(game.rules.setup(lesson.options as Frozen<unknown>, diceOf(1)));
  return lesson.steps.flatMap(({ goal }, at) =>
    goal({ type: 'nothing that happens' }, learner, state) ? [at + 1] : [],
  );
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
