/** Exact odds: every result of the dice is played through the real rules. There is no second formula. */
import { clone } from './clone';
import { derivedKinds, warmDerived } from './derived';
import { EnumeratingDice } from './enumerating';
import { observe } from './observe';
import type { Frozen, Ruleset, Seat, Tagged } from './ruleset';

/** An exact fraction in lowest terms: `n` and `d` are safe integers, `d` at least 1. */
export interface Fraction {
  readonly n: number;
  readonly d: number;
}

/** The fraction n/d in lowest terms. Throws a RangeError unless both are safe integers, n at least 0 and d at least 1. */
export function frac(n: number, d: number): Fraction {
  if (!Number.isSafeInteger(n) || !Number.isSafeInteger(d) || n < 0 || d < 1)
    throw new RangeError(`No fraction: ${n}/${d}`);
  const g = commonDivisor(n, d);
  return { n: n / g, d: d / g };
}

/** The exact sum. Throws a RangeError if it needs larger numbers than safe integers. */
export function addFractions(a: Fraction, b: Fraction): Fraction {
  const g = commonDivisor(a.d, b.d);
  return frac(a.n * (b.d / g) + b.n * (a.d / g), a.d * (b.d / g));
}

/** The fraction as a number, for display. */
export function chance({ n, d }: Fraction): number {
  return n / d;
}

function commonDivisor(a: number, b: number): number {
  let [x, y] = [a, b];
  while (y !== 0) [x, y] = [y, x % y];
  return x;
}

/** The default limit of branches. */
const MOST_BRANCHES = 100_000;

/** Options of a walk. */
export interface Walked {
  /** The most branches to walk; MOST_BRANCHES by default. */
  readonly most?: number;
  /** Reasons of rolls whose result makes no difference to any class: they always show 1 and are not enumerated. */
  readonly idle?: readonly string[];
}

/**
 * The exact probability of each class of results of a legal intent; they add up to 1. `classify` returns the class from the
 * events and the state after them. Of dice that were rolled with `poolByTotal` it may use only the total. `state` is not
 * changed. Throws if the intent is refused, or a RangeError if there are more than `most` branches.
 */
export function odds<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  state: Frozen<S>,
  seat: Seat,
  intent: I,
  classify: (events: readonly E[], state: Frozen<S>) => string,
  { most = MOST_BRANCHES, idle = [] }: Walked = {},
): Map<string, Fraction> {
  const refusal = rules.check(state, seat, intent);
  if (refusal !== null) throw new Error(`No odds for what is refused: ${JSON.stringify(refusal)}`);
  const own = clone(state as S);
  warmDerived(own, derivedKinds(state));
  const { proxy, rollback, keep } = observe(own);
  const dice = new EnumeratingDice(idle);
  /** By class: the number of equally likely ways of a branch, and how many of them fell into the class. */
  const counts = new Map<string, Map<number, number>>();
  let branches = 0;
  do {
    if (++branches > most) throw new RangeError(`There are more than ${most} branches`);
    const events: E[] = [];
    rules.resolve(own as Frozen<S>, seat, intent, dice, (event) => {
      rules.evolve(proxy, event);
      events.push(event);
    });
    count(counts, classify(events, own as Frozen<S>), dice);
    const used = derivedKinds(own);
    rollback();
    // Values that one branch had to build are kept for all later branches.
    if (warmDerived(own, used)) keep();
  } while (dice.next());
  return new Map([...counts].map(([name, ways]) => [name, sum(ways)]));
}

function count(counts: Map<string, Map<number, number>>, name: string, { ways, weight }: EnumeratingDice): void {
  const byWays = counts.get(name) ?? new Map<number, number>();
  byWays.set(ways, (byWays.get(ways) ?? 0) + weight);
  counts.set(name, byWays);
}

function sum(byWays: ReadonlyMap<number, number>): Fraction {
  let total = frac(0, 1);
  for (const [ways, weight] of byWays) total = addFractions(total, frac(weight, ways));
  return total;
}
