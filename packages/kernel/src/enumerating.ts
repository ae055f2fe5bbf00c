import { checkSides, type TotallingDice } from './dice';

/** One throw and which of its results is shown now. */
interface Throw {
  readonly count: number;
  readonly sides: number;
  readonly why: string;
  /** In how many ways each result can fall; null if each in one. */
  readonly weights: readonly number[] | null;
  readonly results: number;
  shown: number;
}

/**
 * Dice that show one combination after the other until all have been seen. Each use of them between two calls of `next`
 * must throw the same as long as the same was shown; throws if it does not.
 */
export class EnumeratingDice implements TotallingDice {
  private readonly thrown: Throw[] = [];
  private depth = 0;

  /** Rolls for an `idle` reason make no difference to what is asked: they show ones and divide nothing. */
  constructor(private readonly idle: readonly string[] = []) {}

  roll(sides: number, why: string): number {
    checkSides(sides);
    if (this.idle.includes(why)) return 1;
    return this.throw(1, sides, why, null).shown + 1;
  }

  /** Each total once, or each stretch of totals between two cuts, as one of the ways to throw it. */
  poolByTotal(count: number, sides: number, why: string, cuts?: readonly number[]): number[] {
    checkSides(sides);
    if (this.idle.includes(why)) return facesOf(count, sides, count);
    const { totals, weights } = stretches(count, sides, cuts);
    return facesOf(count, sides, totals[this.throw(count, sides, why, weights).shown] as number);
  }

  /** In how many equally likely ways the dice thrown now can fall. */
  get ways(): number {
    return whole(this.thrown.reduce((ways, { count, sides }) => ways * power(sides, count), 1));
  }

  /** How many of them are what is shown now. */
  get weight(): number {
    return whole(this.thrown.reduce((ways, { weights, shown }) => ways * (weights?.[shown] ?? 1), 1));
  }

  /** Turns to the next combination; false when all have been seen. */
  next(): boolean {
    this.thrown.length = this.depth;
    this.depth = 0;
    for (let last = this.thrown.at(-1); last !== undefined; last = this.thrown.at(-1)) {
      if (last.shown + 1 < last.results) {
        last.shown++;
        return true;
      }
      this.thrown.pop();
    }
    return false;
  }

  private throw(count: number, sides: number, why: string, weights: readonly number[] | null): Throw {
    const results = weights?.length ?? sides;
    const known = this.thrown[this.depth++];
    if (known === undefined) {
      const first = { count, sides, why, weights, results, shown: 0 };
      this.thrown.push(first);
      return first;
    }
    if (known.count !== count || known.sides !== sides || known.why !== why || known.results !== results) {
      const other = `${count}d${sides} for ${why} with ${results} results`;
      throw new Error(
        `The same dice led to ${known.count}d${known.sides} for ${known.why} with ${known.results} results and to ${other}`,
      );
    }
    return known;
  }
}

/** By multiplication alone, which is the same everywhere. */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

function whole(ways: number): number {
  if (!Number.isSafeInteger(ways)) throw new RangeError('Too many dice for exact odds');
  return ways;
}

/** In how many ways `count` dice show each total, the lowest first. */
function waysByTotal(count: number, sides: number): number[] {
  whole(power(sides, count));
  let ways = [1];
  for (let die = 0; die < count; die++) {
    const more = new Array<number>(ways.length + sides - 1).fill(0);
    ways.forEach((n, low) => {
      for (let face = 0; face < sides; face++) more[low + face] = (more[low + face] as number) + n;
    });
    ways = more;
  }
  return ways;
}

/** Totals that stand for all that are alike, and in how many ways each stretch can fall. */
interface Stretches {
  readonly totals: readonly number[];
  readonly weights: readonly number[];
}

/** Every total by itself without cuts; else the lowest of each stretch that is possible. */
function stretches(count: number, sides: number, cuts: readonly number[] | undefined): Stretches {
  const ways = waysByTotal(count, sides);
  const totals: number[] = [];
  const weights: number[] = [];
  ways.forEach((weight, i) => {
    const total = i + count;
    const begins = i === 0 || cuts === undefined || cuts.includes(total - 1);
    if (begins) {
      totals.push(total);
      weights.push(weight);
    } else weights[weights.length - 1] = (weights.at(-1) as number) + weight;
  });
  return { totals, weights };
}

/** One way to show a total: low faces first. */
function facesOf(count: number, sides: number, total: number): number[] {
  const faces: number[] = [];
  for (let rest = total, left = count; left > 0; left--) {
    const face = Math.max(1, rest - (left - 1) * sides);
    faces.push(face);
    rest -= face;
  }
  return faces;
}
