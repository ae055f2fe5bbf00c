/** Exact odds: every way the dice can fall is played through the real rules. There is no second formula. */
import { clone } from './clone';
import { derivedKinds, warmDerived } from './derived';
import { EnumeratingDice } from './enumerating';
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

/** More branches than this are not walked. */
const MOST_BRANCHES = 100_000;

/** How a walk through the branches is kept short. */
export interface Walked {
  /** As many branches as are walked; MOST_BRANCHES unless told. */
  readonly most?: number;
  /** Reasons of rolls that make no difference to any class, whatever they show: they show ones and are not divided. */
  readonly idle?: readonly string[];
}

/**
 * How likely each class of results of a legal intent is, as exact fractions that add up to 1. `classify` names the class of
 * a result from what happened and the state after it; of dice thrown by their total it may use only the total. Leaves `state`
 * alone. Throws if the intent is refused, or if there are more than `most` branches to walk.
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
  /** Class to ways the dice of a branch can fall to how many of those are of this class. */
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
    // A value that one branch had to look up is kept for all branches that follow.
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
