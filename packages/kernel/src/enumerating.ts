import { checkSides, type GroupingDice, type TotallingDice } from './dice';
import { type Groups, groupsOf } from './enumerating-groups';

/** One throw, and which of its results is shown now. */
interface Throw {
  readonly count: number;
  readonly sides: number;
  readonly why: string;
  /** In how many ways each result can fall; null if each can fall in one. */
  readonly weights: readonly number[] | null;
  readonly results: number;
  /** The number of equally likely ways of the whole throw. */
  readonly ways: number;
  shown: number;
}

/**
 * Dice that show every combination of their rolls, one after the other. Between two calls of `next` the code must roll the
 * same dice as long as it was shown the same results; otherwise a roll throws. A roll also throws, a RangeError, once the dice can
 * fall in more ways than safe integers count.
 */
export class EnumeratingDice implements TotallingDice, GroupingDice {
  private readonly thrown: Throw[] = [];
  private depth = 0;

  /** Rolls for the reasons in `idle` don't matter: they always show 1 and are not enumerated. */
  constructor(private readonly idle: readonly string[] = []) {}

  roll(sides: number, why: string): number {
    checkSides(sides);
    if (this.idle.includes(why)) return 1;
    return this.throw({ count: 1, sides, why, weights: null, ways: sides }).shown + 1;
  }

  /** Enumerates totals, or one total of each group between two cuts, instead of combinations. */
  poolByTotal(count: number, sides: number, why: string, cuts?: readonly number[]): number[] {
    checkSides(sides);
    if (this.idle.includes(why)) return facesOf(count, sides, count);
    const { totals, weights } = stretches(count, sides, cuts);
    const { shown } = this.throw({ count, sides, why, weights, ways: power(sides, count) });
    return facesOf(count, sides, totals[shown] as number);
  }

  /** Enumerates how many dice fall into each group; a die shows the lowest face of its group. */
  poolByGroups(count: number, sides: number, why: string, cuts: readonly number[]): number[] {
    checkSides(sides);
    if (this.idle.includes(why)) return new Array<number>(count).fill(1);
    const { faces, weights, ways }: Groups = groupsOf(count, sides, cuts);
    return [...(faces[this.throw({ count, sides, why, weights, ways }).shown] as readonly number[])];
  }

  /** The number of equally likely ways in which the dice rolled so far can fall. */
  get ways(): number {
    return this.thrown.reduce((product, { ways }) => product * ways, 1);
  }

  /** How many of these ways show the present results. */
  get weight(): number {
    return this.thrown.reduce((ways, { weights, shown }) => ways * (weights?.[shown] ?? 1), 1);
  }

  /** Moves on to the next combination; returns false after the last. */
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

  private throw({ count, sides, why, weights, ways }: Omit<Throw, 'results' | 'shown'>): Throw {
    const results = weights?.length ?? sides;
    const known = this.thrown[this.depth++];
    if (known === undefined) {
      // A tie that is rolled again for ever would otherwise never come to an end.
      checkExact(this.ways * ways);
      const first = { count, sides, why, weights, ways, results, shown: 0 };
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

/** Math.pow may differ between machines; multiplication of integers does not. */
function power(base: number, exponent: number): number {
  let result = 1;
  for (let i = 0; i < exponent; i++) result *= base;
  return result;
}

function checkExact(ways: number): void {
  if (!Number.isSafeInteger(ways)) throw new RangeError('Too many dice for exact odds');
}

/** In how many ways `count` dice show each total, the lowest total first. */
function waysByTotal(count: number, sides: number): number[] {
  checkExact(power(sides, count));
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

/** One total for each group, and in how many ways each group can fall. */
interface Stretches {
  readonly totals: readonly number[];
  readonly weights: readonly number[];
}

/** The lowest total of each group; without cuts, every total is a group. */
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

/** One combination with this total, low faces first. */
function facesOf(count: number, sides: number, total: number): number[] {
  const faces: number[] = [];
  for (let rest = total, left = count; left > 0; left--) {
    const face = Math.max(1, rest - (left - 1) * sides);
    faces.push(face);
    rest -= face;
  }
  return faces;
}
