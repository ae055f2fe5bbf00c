/** Choices of one decision, played out with the same numbers, so that their differences are hardly luck. */
import type { Frozen, Seat, Tagged } from '../ruleset';
import type { Evaluator, Playout } from './evaluator';

/** The difference of two choices by seat, and its standard error for the seat that decides. */
export interface Difference {
  readonly gain: readonly number[];
  readonly error: number;
}

/** Numbers of playouts from here on decide nothing but how large a difference is. */
export const FRESH = 1_000_000;

/** A difference counts beyond this many standard errors. */
export const CLEAR = 2;

const TINY = 1e-9;
/** The square of the deviation that one more playout could have. */
export const DOUBT = 0.25;

/** The playouts of one decision. */
export class Trial<S extends object, I extends Tagged> {
  /** The number of intents that were played out. */
  evaluated = 0;
  /** By choice, then by number of the playout. */
  private readonly values = new Map<string, Map<number, Playout>>();

  constructor(
    private readonly evaluator: Evaluator<S, I>,
    private readonly view: Frozen<S>,
    readonly seat: Seat,
    private readonly seed: number,
  ) {}

  /** Plays a choice out with these numbers, as far as it was not. */
  *take(choice: I, from: number, to: number): Generator<void, void> {
    const known = this.of(choice);
    for (let number = from; number < to; number += 1) {
      if (known.has(number)) continue;
      const playout = yield* this.evaluator.playout(this.view, this.seat, choice, (this.seed + number) | 0);
      this.evaluated += playout.steps;
      known.set(number, playout);
    }
  }

  /** By how much a choice, played out with these numbers before, is better than several in a row. */
  *againstLine(choice: I, [first, ...then]: readonly I[], from: number, to: number): Generator<void, Difference> {
    const gains: (readonly number[])[] = [];
    for (const [number, { chances }] of this.of(choice)) {
      if (number < from || number >= to) continue;
      const playout = yield* this.evaluator.playout(
        this.view,
        this.seat,
        first ?? null,
        (this.seed + number) | 0,
        then,
      );
      this.evaluated += playout.steps;
      gains.push(chances.map((own, seat) => own - (playout.chances[seat] ?? 0)));
    }
    return { gain: meanOf(gains), error: standardError(gains.map((each) => each[this.seat] ?? 0)) };
  }

  /** By how much one choice is better than another if both are played on farther, on these numbers; of games that do so. */
  *farther(one: I, other: I, from: number, to: number): Generator<void, Difference> {
    const gains: (readonly number[])[] = [];
    const { evaluator, view, seat, seed } = this;
    for (let number = from; number < to && evaluator.farther !== undefined; number += 1) {
      const ours = yield* evaluator.farther(view, seat, one, (seed + number) | 0);
      const theirs = yield* evaluator.farther(view, seat, other, (seed + number) | 0);
      this.evaluated += ours.steps + theirs.steps;
      gains.push(ours.chances.map((own, each) => own - (theirs.chances[each] ?? 0)));
    }
    return { gain: meanOf(gains), error: standardError(gains.map((each) => each[seat] ?? 0)) };
  }

  /** By how much a choice is better than several in a row if witnesses play both on; without a witness nothing is told. */
  *witnessed(one: I, [first, ...then]: readonly I[], from: number, to: number): Generator<void, readonly number[]> {
    const { evaluator, view, seat, seed } = this;
    const gains: number[] = [];
    for (let number = from; number < to && evaluator.witness !== undefined; number += 1) {
      const ours = yield* evaluator.witness(view, seat, one, (seed + number) | 0);
      const theirs = yield* evaluator.witness(view, seat, first ?? null, (seed + number) | 0, then);
      this.evaluated += ours.steps + theirs.steps;
      gains.push((ours.chances[seat] ?? 0) - (theirs.chances[seat] ?? 0));
    }
    return gains;
  }

  /** The mean chances by seat from a view on, after `first` if it is one, over the numbers below `playouts`. */
  *outlook(view: Frozen<S>, seat: Seat, first: I | null, playouts: number): Generator<void, readonly number[]> {
    const all: (readonly number[])[] = [];
    for (let number = 0; number < playouts; number += 1) {
      const { chances, steps } = yield* this.evaluator.outlook(view, seat, first, (this.seed + number) | 0);
      this.evaluated += steps;
      all.push(chances);
    }
    return meanOf(all);
  }

  /** The mean chances by seat over these numbers, all of which were played out. */
  mean(choice: I, from: number, to: number): readonly number[] {
    return meanOf(this.within(choice, from, to));
  }

  /** By how much one choice is better than another over these numbers. */
  difference(one: I, other: I, from: number, to: number): Difference {
    const theirs = this.within(other, from, to);
    const gains = this.within(one, from, to).map((chances, at) =>
      chances.map((own, seat) => own - (theirs[at]?.[seat] ?? 0)),
    );
    return { gain: meanOf(gains), error: standardError(gains.map((each) => each[this.seat] ?? 0)) };
  }

  /** The playouts of both choices over these numbers, in pairs with the same dice. */
  pairs(one: I, other: I, from: number, to: number): readonly (readonly [Playout, Playout])[] {
    const theirs = this.of(other);
    return [...this.of(one)].flatMap(([number, playout]) => {
      const their = theirs.get(number);
      return number >= from && number < to && their !== undefined ? [[playout, their] as const] : [];
    });
  }

  /**
   * The mean chance of the seat that decides over these numbers, and its standard error. A doubt that fades with more playouts is
   * part of the error, because a few that agree may agree by chance.
   */
  level(choice: I, from: number, to: number): { readonly share: number; readonly error: number } {
    const own = this.within(choice, from, to).map((chances) => chances[this.seat] ?? 0);
    const share = own.reduce((sum, each) => sum + each, 0) / own.length;
    const squares = own.reduce((sum, each) => sum + square(each - share), 0);
    return { share, error: Math.sqrt((squares + DOUBT) / own.length / own.length) };
  }

  private of(choice: I): Map<number, Playout> {
    const key = JSON.stringify(choice);
    const known = this.values.get(key) ?? new Map<number, Playout>();
    this.values.set(key, known);
    return known;
  }

  private within(choice: I, from: number, to: number): readonly (readonly number[])[] {
    return [...this.of(choice)].flatMap(([number, { chances }]) => (number >= from && number < to ? [chances] : []));
  }
}

const square = (value: number) => value * value;

/** The mean of numbers; 0 of none. */
export function meanIn(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / Math.max(1, values.length);
}

/** The standard error of the mean of numbers. */
export function standardError(values: readonly number[]): number {
  const mean = meanIn(values);
  const squares = values.reduce((sum, each) => sum + square(each - mean), 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / Math.max(1, values.length) + TINY);
}

function meanOf(values: readonly (readonly number[])[]): readonly number[] {
  const seats = values[0]?.length ?? 0;
  return Array.from(
    { length: seats },
    (_, seat) => values.reduce((sum, each) => sum + (each[seat] ?? 0), 0) / values.length,
  );
}
