/** Advice on one decision from what its seat sees: the best choice, what it is worth, and the next best. */
import type { Frozen, Seat, Tagged } from '../ruleset';
import type { Evaluator } from './evaluator';
import { Trial } from './trial';

/** The best of other choices against the advised one. */
export interface NextBest<I> {
  readonly intent: I;
  /**
   * The share of the chance to win by which it is worse, and its standard error; below 0 if it did better by chance. Null if
   * there was no time to compare them.
   */
  readonly loss: number | null;
  readonly error: number;
}

/** Advice on a decision. */
export interface Advice<I> {
  readonly intent: I;
  /** The estimated chance to win after it, from 0 to 1, and its standard error; null if there was no time to play it out. */
  readonly chance: { readonly share: number; readonly error: number } | null;
  /** Another act if one is known, else another way to do the same; null without another choice. */
  readonly next: NextBest<I> | null;
  /** A choice that was only compared, if it is clearly better than the advised one; left out for none. */
  readonly better?: I;
  /** The exact odds of the intent, by name. */
  readonly odds: Readonly<Record<string, number>>;
  /** The number of intents that were played out. */
  readonly evaluated: number;
}

/** Advice, and more playouts of its two choices. */
export interface Advised<I> {
  readonly advice: Advice<I>;
  /** Plays the two choices out for longer; the advised intent and its next best stay the same. */
  further(left: () => number): Generator<void, Advice<I>>;
}

/** The limits of the thinking, and a game's view of intents. */
export interface Thinking<I> {
  /** The share of the time that is left, from 1 to 0; it is asked between two intents of a playout. */
  left(): number;
  /** The same text for intents that do the same, such as two moves of a figure. */
  topic(intent: I): string;
  /** False for choices that are only compared with the advised one. Default: all may be advised. */
  mayAdvise?(intent: I): boolean;
}

/** The playouts of each choice before the worse half is dropped; fewer say nothing about a choice. */
const ROUND = 4;
/** The most playouts of a choice, at first and altogether. */
const MOST = 48;
const MOST_FURTHER = 200;
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
): Generator<void, Advised<I> | null> {
  if (evaluator.knows?.(view, seat) === false) return null;
  const candidates = evaluator.candidates(view, seat);
  const { topic, mayAdvise = () => true } = thinking;
  const own = candidates.filter(mayAdvise);
  const [usual] = own;
  if (usual === undefined) return null;
  const bench = new Bench(evaluator, view, seat);
  yield* thinkOver(bench, candidates, thinking);
  const intent = bench.best(usual, bench.tried.filter(mayAdvise), CONVINCED);
  const second = bench.second(intent, own, topic);
  const others = candidates.filter((each) => !mayAdvise(each));
  const odds = evaluator.oddsOf?.(view, seat, intent) ?? {};
  const tell = (): Advice<I> => {
    const better = bench.best(intent, others, CONVINCED);
    return {
      ...{ intent, chance: bench.chance(intent), odds, evaluated: bench.evaluated },
      next: second === null ? null : { intent: second, ...bench.loss(intent, second) },
      ...(better === intent ? {} : { better }),
    };
  };
  return {
    advice: tell(),
    *further(left) {
      const both = [intent, ...(second === null ? [] : [second]), ...others.slice(0, 1)];
      yield* playOn(bench, both, MOST_FURTHER, () => left() <= 0);
      return tell();
    },
  };
}

/** Plays choices out in rounds, and drops the worse half of them after each, until time is up. */
function* thinkOver<S extends object, I extends Tagged>(
  bench: Bench<S, I>,
  candidates: readonly I[],
  { left, topic }: Thinking<I>,
): Generator<void, void> {
  const isOver = () => left() <= 0;
  const [usual] = candidates;
  if (usual === undefined) return;
  const before = left();
  if (!(yield* bench.play(usual, isOver))) return;
  const cost = Math.max(0, before - left());
  const affordable = cost === 0 ? candidates.length : Math.floor(before / cost / ROUND);
  let tried: readonly I[] = various(candidates, topic).slice(0, Math.max(1, affordable));
  for (let playouts = ROUND; playouts <= MOST && (tried.length > 1 || playouts === ROUND); playouts += ROUND) {
    if (!(yield* playOn(bench, tried, playouts, isOver))) return;
    tried = bench.promising(tried, usual, topic);
  }
}

/** Plays choices out in turn until each has so many playouts; false if time was up before. */
function* playOn<S extends object, I extends Tagged>(
  bench: Bench<S, I>,
  choices: readonly I[],
  playouts: number,
  isOver: () => boolean,
): Generator<void, boolean> {
  for (;;) {
    const least = Math.min(...choices.map((each) => bench.count(each)));
    const next = choices.find((each) => bench.count(each) === least);
    if (least >= playouts || next === undefined) return true;
    if (!(yield* bench.play(next, isOver))) return false;
  }
}

/** The same choices, the first of each topic before the second of any. */
function various<I>(choices: readonly I[], topic: (intent: I) => string): readonly I[] {
  const counts = new Map<string, number>();
  const ranked = choices.map((choice, place) => {
    const rank = counts.get(topic(choice)) ?? 0;
    counts.set(topic(choice), rank + 1);
    return { choice, rank, place };
  });
  return ranked.sort((a, b) => a.rank - b.rank || a.place - b.place).map(({ choice }) => choice);
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

  /** The choices that were played out often enough to be compared. */
  get tried(): readonly I[] {
    return [...this.#counts].flatMap(([choice, count]) => (count < ROUND ? [] : [choice]));
  }

  count(choice: I): number {
    return this.#counts.get(choice) ?? 0;
  }

  /** Plays a choice out once more; false if time was up before its end. */
  *play(choice: I, isOver: () => boolean): Generator<void, boolean> {
    const count = this.count(choice);
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
      const { loss, error } = each === usual ? { loss: null, error: 0 } : this.loss(each, usual);
      return loss !== null && loss > convinced * error;
    });
    return rivals.reduce((a, b) => (this.#lead(b, a) > 0 ? b : a), usual);
  }

  /** The usual choice, the better half of the others, and the best of them that does something else. */
  promising(choices: readonly I[], usual: I, topic: (intent: I) => string): readonly I[] {
    const ranked = choices.filter((each) => each !== usual).sort((a, b) => this.#lead(b, usual) - this.#lead(a, usual));
    const kept = ranked.slice(0, Math.max(KEPT - 1, Math.ceil(ranked.length / 2)));
    const lead = this.best(usual, kept, 0);
    const other = ranked.find((each) => topic(each) !== topic(lead));
    return [usual, ...kept, ...(other === undefined || kept.includes(other) ? [] : [other])];
  }

  /** The estimated chance after a choice; null without enough playouts. */
  chance(choice: I): Advice<I>['chance'] {
    const count = this.count(choice);
    return count < ROUND ? null : this.#trial.level(choice, 0, count);
  }

  /** The best other act, or else the best other way to do the same; those that were played out come first. */
  second(best: I, candidates: readonly I[], topic: (intent: I) => string): I | null {
    const tried = this.tried
      .filter((each) => each !== best && candidates.includes(each))
      .sort((a, b) => this.#lead(best, a) - this.#lead(best, b));
    const all = [...tried, ...candidates.filter((each) => each !== best && !tried.includes(each))];
    return all.find((each) => topic(each) !== topic(best)) ?? all[0] ?? null;
  }

  /** By how much another choice is worse on the same dice; null without enough playouts. */
  loss(best: I, other: I): { readonly loss: number | null; readonly error: number } {
    const common = Math.min(this.count(best), this.count(other));
    if (common < ROUND) return { loss: null, error: 0 };
    const { gain, error } = this.#trial.difference(best, other, 0, common);
    return { loss: gain[this.#trial.seat] ?? 0, error };
  }

  #lead(one: I, other: I): number {
    return this.loss(one, other).loss ?? 0;
  }
}
