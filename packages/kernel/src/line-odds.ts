/** Exact odds of a line of play: a sequence of intents with all results of their dice, played through the real rules. */
import { clone } from './clone';
import { derivedKinds, warmDerived } from './derived';
import { EnumeratingDice } from './enumerating';
import { type Observed, observe, type Path } from './observe';
import type { Frozen, Ruleset, Seat, Tagged } from './ruleset';

/** An exact probability in lowest terms, with integers of any size. */
export interface Share {
  readonly n: bigint;
  readonly d: bigint;
}

/** The next intent of a line of play, and its seat. */
export interface Wish<I> {
  readonly seat: Seat;
  readonly intent: I;
}

/** The default limit of results. */
const MOST_LINE_BRANCHES = 200_000;

/** Options of a walk. */
export interface LineWalked<E> {
  /** The most results to walk; MOST_LINE_BRANCHES by default. */
  readonly most?: number;
  /** Selects the events to count; none by default. */
  readonly counts?: (event: E) => boolean;
}

/**
 * The exact probability of each class of end states of a line of play; they add up to 1. `next` returns the next intent, or
 * null at the end of the line; it may depend on nothing but the state and the number of counted events. A refused intent ends
 * the line too. Equal states with equal counts are merged, so the cost grows with the number of different states and not with
 * the number of dice results. Throws a RangeError if there are more than `most` results.
 */
export function lineOdds<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  state: Frozen<S>,
  next: (state: Frozen<S>, counted: number) => Wish<I> | null,
  classify: (state: Frozen<S>, counted: number) => string,
  { most = MOST_LINE_BRANCHES, counts = () => false }: LineWalked<E> = {},
): Map<string, Share> {
  const own = clone(state as S);
  warmDerived(own, derivedKinds(state));
  const walk = new Walk(rules, own, most, counts);
  const ends = new Map<string, Share>();
  let layer: readonly Place<E>[] = [{ events: [], counted: 0, share: { n: 1n, d: 1n } }];
  while (layer.length > 0) {
    const after = new Map<string, Place<E>>();
    for (const place of layer) {
      const step = walk.at(place.events, () => {
        const wish = next(own as Frozen<S>, place.counted);
        return wish !== null && rules.check(own as Frozen<S>, wish.seat, wish.intent) === null ? wish : null;
      });
      if (step === null) {
        const name = walk.at(place.events, () => classify(own as Frozen<S>, place.counted));
        ends.set(name, sum(ends.get(name), place.share));
      } else walk.from(place, step, after);
    }
    layer = [...after.values()];
  }
  return ends;
}

/** A state on the line: the events of one way to it, and its probability. */
interface Place<E> {
  readonly events: readonly E[];
  readonly counted: number;
  readonly share: Share;
}

/** Moves between the first state and later ones. */
class Walk<S extends object, I extends Tagged, E extends Tagged, O, R extends string> {
  private readonly watched: Observed<S>;
  private branches = 0;

  constructor(
    private readonly rules: Ruleset<S, I, E, O, R>,
    private readonly own: S,
    private readonly most: number,
    private readonly counts: (event: E) => boolean,
  ) {
    this.watched = observe(own);
  }

  /** Returns the result of `look` in the state after these events. */
  at<T>(events: readonly E[], look: () => T): T {
    for (const event of events) this.rules.evolve(this.watched.proxy, event);
    const found = look();
    this.watched.rollback();
    return found;
  }

  /** Adds every state that can follow from the intent to `found`. */
  from({ events, counted: before, share }: Place<E>, { seat, intent }: Wish<I>, found: Map<string, Place<E>>): void {
    const { rules, own, watched } = this;
    const dice = new EnumeratingDice();
    do {
      if (++this.branches > this.most) throw new RangeError(`There are more than ${this.most} branches`);
      for (const event of events) rules.evolve(watched.proxy, event);
      const all = [...events];
      let counted = before;
      rules.resolve(own as Frozen<S>, seat, intent, dice, (event) => {
        rules.evolve(watched.proxy, event);
        all.push(event);
        if (this.counts(event)) counted++;
      });
      const key = `${counted} ${changed(own, watched.paths())}`;
      watched.rollback();
      const part = times(share, BigInt(dice.weight), BigInt(dice.ways));
      const known = found.get(key);
      const first = { events: all, counted, share: part };
      found.set(key, known === undefined ? first : { ...known, share: sum(known.share, part) });
    } while (dice.next());
  }
}

/** The values at the changed paths, as text; equal for equal states. */
function changed(state: object, paths: readonly Path[]): string {
  return JSON.stringify(paths.map((path) => [path, at(state, path)]).sort(byPath));
}

function byPath([a]: readonly unknown[], [b]: readonly unknown[]): number {
  const [one, other] = [JSON.stringify(a), JSON.stringify(b)];
  return one < other ? -1 : one > other ? 1 : 0;
}

/** The value at a path, wrapped, so that a removed one differs from every value. */
function at(state: object, path: Path): unknown {
  let value: unknown = state;
  for (const key of path) value = (value as Record<string, unknown>)[key];
  return value === undefined ? 'gone' : [value];
}

function times({ n, d }: Share, weight: bigint, ways: bigint): Share {
  return lowest(n * weight, d * ways);
}

function sum(a: Share | undefined, b: Share): Share {
  return a === undefined ? b : lowest(a.n * b.d + b.n * a.d, a.d * b.d);
}

function lowest(n: bigint, d: bigint): Share {
  let [x, y] = [n, d];
  while (y !== 0n) [x, y] = [y, x % y];
  return { n: n / x, d: d / x };
}

const SHOWN = 1_000_000_000_000_000n;

/** A probability as a number, for display. */
export function shareOf1({ n, d }: Share): number {
  return Number((n * SHOWN) / d) / Number(SHOWN);
}
