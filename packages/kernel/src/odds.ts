/** Exact odds: every way the dice can fall is played through the real rules. There is no second formula. */
import { clone } from './clone';
import { checkSides, type Dice } from './dice';
import { observe } from './observe';
import type { Frozen, Ruleset, Seat, Tagged } from './ruleset';

/** An exact share in lowest terms, both parts safe integers, `d` at least 1. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

/** The fraction n/d in lowest terms; throws unless both are safe integers, n at least 0 and d at least 1. */
export function frac(n: number, d: number): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n < 0 || d < 1)
    throw new RangeError(`No fraction: ${n}/${d}`);
  const g = commonDivisor(n, d);
  return { n: n / g, d: d / g };
}

/** The exact sum; throws if it needs more than safe integers. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  const g = commonDivisor(a.d, b.d);
  return frac(a.n * (b.d / g) + b.n * (a.d / g), a.d * (b.d / g));
}

/** A fraction as the nearest number, to show it. */
export function chance({ n, d }: Fraction): number {
  return n / d;
}

function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** More ways for the dice to fall than this are not walked. */
export const MOST_BRANCHES = 100_000;

/** Dice that show one combination of faces after the other until all have been seen. */
export class EnumeratingDice implements Dice {
  private readonly fallen: { readonly sides: number; face: number; readonly why: string }[] = [];
  private depth = 0;

  roll(sides: number, why: string): number {
    checkSides(sides);
    const known = this.fallen[this.depth++];
    if (known === undefined) {
      this.fallen.push({ sides, face: 1, why });
      return 1;
    }
    if (known.sides !== sides || known.why !== why) {
      throw new Error(`The same dice led to a d${known.sides} for ${known.why} and to a d${sides} for ${why}`);
    }
    return known.face;
  }

  /** In how many equally likely ways the dice of this branch can fall: its chance is one in that many. */
  get ways(): number {
    let ways = 1;
    for (const { sides } of this.fallen) ways *= sides;
    if (!Number.isSafeInteger(ways)) throw new RangeError('Too many dice for exact odds');
    return ways;
  }

  /** Turns to the next combination; false when all have been seen. */
  next(): boolean {
    this.fallen.length = this.depth;
    this.depth = 0;
    for (let last = this.fallen.at(-1); last !== undefined; last = this.fallen.at(-1)) {
      if (last.face < last.sides) {
        last.face++;
        return true;
      }
      this.fallen.pop();
    }
    return false;
  }
}

/**
 * How likely each class of results of a legal intent is, as exact fractions that add up to 1. `classify` names the class of
 * a result from what happened and the state after it. Leaves `state` alone. Throws if the intent is refused, or if the dice
 * can fall in more than `most` ways.
 */
export function odds<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  state: Frozen<S>,
  seat: Seat,
  intent: I,
  classify: (events: readonly E[], state: Frozen<S>) => string,
  most: number = MOST_BRANCHES,
): Map<string, Fraction> {
  const refusal = rules.check(state, seat, intent);
  if (refusal !== null) throw new Error(`No odds for what is refused: ${JSON.stringify(refusal)}`);
  const own = clone(state as S);
  const { proxy, rollback } = observe(own);
  const dice = new EnumeratingDice();
  /** Class to ways to number of branches that have one chance in so many ways. */
  const counts = new Map<string, Map<number, number>>();
  let branches = 0;
  do {
    if (++branches > most) throw new RangeError(`The dice can fall in more than ${most} ways`);
    const events: E[] = [];
    rules.resolve(own as Frozen<S>, seat, intent, dice, (event) => {
      rules.evolve(proxy, event);
      events.push(event);
    });
    count(counts, classify(events, own as Frozen<S>), dice.ways);
    rollback();
  } while (dice.next());
  return new Map([...counts].map(([name, ways]) => [name, sum(ways)]));
}

function count(counts: Map<string, Map<number, number>>, name: string, ways: number): void {
  const byWays = counts.get(name) ?? new Map<number, number>();
  byWays.set(ways, (byWays.get(ways) ?? 0) + 1);
  counts.set(name, byWays);
}

function sum(byWays: ReadonlyMap<number, number>): Fraction {
  let total = frac(0, 1);
  for (const [ways, branches] of byWays) total = addFractions(total, frac(branches, ways));
  return total;
}
