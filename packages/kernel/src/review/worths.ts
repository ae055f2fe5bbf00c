/** The worth of the figures of a table, as playouts show it: the part of a lost chance that lies in what each of them lost. */
import type { Seat } from '../ruleset';
import type { Playout } from './evaluator';
import { meanIn } from './trial';

/** Keeps a worth near 0 unless the playouts show more. */
const RIDGE = 1;

type Row = readonly number[];

/**
 * By figure: how much the chance of a seat changes with all of it, by least squares over the playouts of both choices. Whatever else the
 * choice itself changed is weighed beside them, so that a fate which merely goes with the choice gets no more than a share.
 */
export function worthsOf(
  pairs: readonly (readonly [Playout, Playout])[],
  figures: readonly string[],
  seat: Seat,
): ReadonlyMap<string, number> {
  const rowOf = ({ lost }: Playout, choice: number) => [...figures.map((figure) => lost?.[figure] ?? 0), choice];
  const rows = centred(pairs.flatMap(([one, two]) => [rowOf(one, 0), rowOf(two, 1)]));
  const chances = pairs.flatMap((pair) => pair.map((each) => each.chances[seat] ?? 0));
  const mean = meanIn(chances);
  const size = figures.length + 1;
  const sum = (of: (row: Row, at: number) => number) => rows.reduce((total, row, at) => total + of(row, at), 0);
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (__, j) => sum((row) => (row[i] ?? 0) * (row[j] ?? 0)) + (i === j ? RIDGE : 0)),
  );
  const right = Array.from({ length: size }, (_, i) => sum((row, at) => (row[i] ?? 0) * ((chances[at] ?? 0) - mean)));
  const worths = solved(matrix, right);
  return new Map(figures.map((figure, at) => [figure, worths[at] ?? 0]));
}

function centred(rows: readonly Row[]): readonly Row[] {
  const means = (rows[0] ?? []).map((_, at) => meanIn(rows.map((row) => row[at] ?? 0)));
  return rows.map((row) => row.map((each, at) => each - (means[at] ?? 0)));
}

/** Solves a system of equations whose matrix is symmetric and positive. */
function solved(matrix: number[][], right: number[]): readonly number[] {
  for (const [i, own] of matrix.entries()) {
    for (const [k, other] of matrix.entries()) {
      if (k === i) continue;
      const factor = (other[i] ?? 0) / (own[i] ?? 1);
      if (factor === 0) continue;
      for (let j = i; j < other.length; j += 1) other[j] = (other[j] ?? 0) - factor * (own[j] ?? 0);
      right[k] = (right[k] ?? 0) - factor * (right[i] ?? 0);
    }
  }
  return matrix.map((row, i) => (right[i] ?? 0) / (row[i] ?? 1));
}
