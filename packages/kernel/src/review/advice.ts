/** Advice on one decision from what its seat sees: the best choice, what it is worth, and the next best. */
import type { Frozen, Seat, Tagged } from '../ruleset';
import type { Evaluator } from './evaluator';
import { type Difference, Trial } from './trial';

/** The best of other choices against the advised one. */
export interface NextBest<I> {
  readonly intent: I;
  /** The share of the chance to win by which it is worse, and its standard error; below 0 if it did better by chance. */
  readonly loss: number;
  readonly error: number;
}

/** Advice on a decision. */
export interface Advice<I> {
  readonly intent: I;
  /** The estimated chance to win after it, from 0 to 1, and its standard error; null if it could not be played out. */
  readonly chance: { readonly share: number; readonly error: number } | null;
  /** Another act if one is known, else another way to do the same; null without another choice. */
  readonly next: NextBest<I> | null;
  /** The exact odds of the intent, by name. */
  readonly odds: Readonly<Record<string, number>>;
  /** The number of intents that were played out. */
  readonly evaluated: number;
}

/** The limits of the thinking, and a game's view of intents. */
export interface Thinking<I> {
  /** Whether time is up; it is asked between two intents of a playout. */
  isOver(): boolean;
  /** Whether so much time is gone that candidates without a playout are left out. */
  isLate(): boolean;
  /** The same text for intents that do the same, such as two moves of a figure. */
  topic(intent: I): string;
}

/** The playouts of each choice before the worse half is dropped, and the most of all. */
const ROUND = 4;
const MOST = 48;
/** The choices that are played out to the end. */
const KEPT = 3;
/** A choice must be this many standard errors better than the usual one to be advised in its place. */
const CONVINCED = 1.5;

/** Thinks about a decision in slices; null if nothing is weighed. The usual choice is advised unless another is clearly better. */
export function* advising<S extends object, I extends Tagged>(
  evaluator: Evaluator<S, I>,
  view: Frozen<S>,
  seat: Seat,
  thinking: Thinking<I>,
): Generator<void, Advice<I> | null> {
  if (evaluator.knows?.(view, seat) === false) return null;
  const [usual, ...others] = evaluator.candidates(view, seat);
  if (usual === undefined) return null;
  const bench = new Bench(evaluator, view, seat);
  yield* thinkOver(bench, usual, others, thinking);
  const best = bench.best(usual, bench.tried, CONVINCED);
  return {
    intent: best,
    chance: bench.chance(best),
    next: bench.next(best, thinking.topic),
    odds: evaluator.oddsOf?.(view, seat, best) ?? {},
    evaluated: bench.evaluated,
  };
}

/** Plays choices out in rounds, and drops the worse half of them after each, until time is up. */
function* thinkOver<S extends object, I extends Tagged>(
  bench: Bench<S, I>,
  usual: I,
  others: readonly I[],
  { isOver, isLate, topic }: Thinking<I>,
): Generator<void, void> {
  for (const each of [usual, ...others]) {
    if (each !== usual && isLate()) break;
    if (!(yield* bench.play(each, isOver))) return;
  }
  let left = bench.tried;
  for (let playouts = 2; playouts <= MOST; playouts += 1) {
    for (const each of left) if (!(yield* bench.play(each, isOver))) return;
    if (playouts % ROUND === 0) left = bench.promising(left, usual, topic);
  }
}

/** Choices and how they did. */
class Bench<S extends object, I extends Tagged> {
  readonly #trial: Trial<S, I>;
  /** Playouts of each choice. */
  readonly #counts = new Map<I, number>();

  constructor(evaluator: Evaluator<S, I>, view: Frozen<S>, seat: Seat) {
    this.#trial = new Trial(evaluator, view, seat, 0);
  }

  get evaluated(): number {
    return this.#trial.evaluated;
  }

  /** The choices that were played out, in the order of the candidates. */
  get tried(): readonly I[] {
    return [...this.#counts.keys()];
  }

  /** Plays a choice out once more; false if time was up before its end. */
  *play(choice: I, isOver: () => boolean): Generator<void, boolean> {
    const count = this.#counts.get(choice) ?? 0;
    const work = this.#trial.take(choice, count, count + 1);
    while (work.next().done !== true) {
      if (isOver()) return false;
      yield;
    }
    this.#counts.set(choice, count + 1);
    return true;
  }

  /** The usual choice, or the best of those that are so many standard errors better. */
  best(usual: I, choices: readonly I[], convinced: number): I {
    const rivals = choices.filter((each) => {
      if (each === usual || this.#common(each, usual) < ROUND) return false;
      const { own, error } = this.#lead(each, usual);
      return own > convinced * error;
    });
    return rivals.reduce((a, b) => (this.#lead(b, a).own > 0 ? b : a), usual);
  }

  /** The usual choice, the better half of the others, and the best of them that does something else. */
  promising(choices: readonly I[], usual: I, topic: (intent: I) => string): readonly I[] {
    const ranked = choices
      .filter((each) => each !== usual)
      .sort((a, b) => this.#lead(b, usual).own - this.#lead(a, usual).own);
    const kept = ranked.slice(0, Math.max(KEPT - 1, Math.ceil(ranked.length / 2)));
    const lead = this.best(usual, kept, 0);
    const other = ranked.find((each) => topic(each) !== topic(lead));
    return [usual, ...kept, ...(other === undefined || kept.includes(other) ? [] : [other])];
  }

  /** The mean of a choice; null without a playout. */
  chance(choice: I): Advice<I>['chance'] {
    const count = this.#counts.get(choice) ?? 0;
    if (count === 0) return null;
    return this.#trial.level(choice, 0, count);
  }

  /** The best other act, or else the best other way to do the same; null without another choice. */
  next(best: I, topic: (intent: I) => string): NextBest<I> | null {
    const all = this.tried
      .filter((each) => each !== best)
      .map((intent) => ({ intent, ...this.#lead(best, intent) }))
      .sort((a, b) => a.own - b.own);
    const found = all.find(({ intent }) => topic(intent) !== topic(best)) ?? all[0];
    return found === undefined ? null : { intent: found.intent, loss: found.own, error: found.error };
  }

  #common(one: I, other: I): number {
    return Math.min(this.#counts.get(one) ?? 0, this.#counts.get(other) ?? 0);
  }

  #lead(one: I, other: I): { readonly own: number; readonly error: number } {
    const { gain, error }: Difference = this.#trial.difference(one, other, 0, this.#common(one, other));
    return { own: gain[this.#trial.seat] ?? 0, error };
  }
}
