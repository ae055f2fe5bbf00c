/** Exact odds for the number of successes among rolls with different chances. */

/** The number of successes to expect. */
export interface Spread {
  readonly rolls: number;
  readonly expected: number;
  /** The number is from `low` to `high` in 95 of 100 such series; each tail beyond has at most 2.5 %. */
  readonly low: number;
  readonly high: number;
}

/** The probabilities of 0, 1, 2 ... successes among independent rolls with these chances. */
export function distribution(chances: readonly number[]): readonly number[] {
  let odds = [1];
  for (const p of chances) {
    const next = new Array<number>(odds.length + 1).fill(0);
    odds.forEach((each, k) => {
      next[k] = (next[k] as number) + each * (1 - p);
      next[k + 1] = (next[k + 1] as number) + each * p;
    });
    odds = next;
  }
  return odds;
}

/** The number of successes to expect from rolls with these chances. */
export function spreadOf(chances: readonly number[]): Spread {
  const odds = distribution(chances);
  return {
    rolls: chances.length,
    expected: chances.reduce((sum, p) => sum + p, 0),
    low: quantile(odds, 0.025),
    high: odds.length - 1 - quantile([...odds].reverse(), 0.025),
  };
}

/** The largest k for which the probability of fewer than k is at most `tail`. */
function quantile(odds: readonly number[], tail: number): number {
  let below = 0;
  let k = 0;
  for (; k < odds.length - 1; k++) {
    below += odds[k] as number;
    if (below > tail) break;
  }
  return k;
}

/** The probability of `had` or fewer successes, and of `had` or more. */
export function tails(chances: readonly number[], had: number): { readonly atMost: number; readonly atLeast: number } {
  const odds = distribution(chances);
  const sum = (from: number, to: number) => odds.slice(from, to).reduce((total, each) => total + each, 0);
  return { atMost: Math.min(1, sum(0, had + 1)), atLeast: Math.min(1, sum(had, odds.length)) };
}
