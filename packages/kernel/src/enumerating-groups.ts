/** How many dice of a pool fall into each group of faces. */

/** The results of a pool, each with its weight; `ways` is the sum of the weights. */
export interface Groups {
  readonly faces: readonly (readonly number[])[];
  readonly weights: readonly number[];
  readonly ways: number;
}

/** The lowest face of each group and how many faces it has. */
function partsOf(sides: number, cuts: readonly number[]): { readonly face: number; readonly size: number }[] {
  const ends = [...new Set(cuts)].filter((cut) => cut >= 1 && cut < sides).sort((a, b) => a - b);
  return [...ends, sides].map((end, i) => {
    const face = (ends[i - 1] ?? 0) + 1;
    return { face, size: end - face + 1 };
  });
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}

/** `a * b / by`, which is an integer, without passing through a greater number. */
function shared(a: number, b: number, by: number): number {
  const common = divisor(a, by);
  return (a / common) * (b / (by / common));
}

/** All results of `count` dice in groups between the cuts; the weights have no common divisor. */
export function groupsOf(count: number, sides: number, cuts: readonly number[]): Groups {
  const parts = partsOf(sides, cuts);
  const common = parts.reduce((so, { size }) => divisor(so, size), 0);
  const faces: number[][] = [];
  const weights: number[] = [];
  const fill = (at: number, left: number, shown: readonly number[], weight: number): void => {
    const part = parts[at];
    if (part === undefined) return;
    const isLast = at === parts.length - 1;
    let ways = weight;
    for (let taken = 0; taken <= left; taken++) {
      // `ways` is the weight so far times the choices of `taken` dice out of those left, each with the faces of the group.
      if (taken > 0) ways = shared(ways, (left - taken + 1) * (part.size / common), taken);
      if (isLast && taken < left) continue;
      const now = [...shown, ...new Array<number>(taken).fill(part.face)];
      if (isLast) {
        faces.push(now);
        weights.push(ways);
      } else fill(at + 1, left - taken, now, ways);
    }
  };
  fill(0, count, [], 1);
  return { faces, weights, ways: weights.reduce((sum, weight) => sum + weight, 0) };
}
