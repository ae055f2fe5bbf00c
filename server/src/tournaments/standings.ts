/** The table of a tournament. Pure: it follows from the matches that are scored. */
import { TIE_BREAKS, type TieBreak, type TournamentRow } from '@dwo/shared';
import { isSwiss, matchesIn, type Tournament } from './fold';

/** The points of a round without an opponent: those of two victories. */
const BYE = 2;

/** One scored match as a member sees it. */
interface Result {
  readonly opponent: number;
  readonly points: number;
  /** The share of the board; null if the game has none, or the match was not played. */
  readonly board: number | null;
}

/** The results and points of each member. */
interface Books {
  readonly results: readonly (readonly Result[])[];
  readonly points: readonly number[];
}

function booksOf(tournament: Tournament): Books {
  const { members, rounds } = tournament;
  const results: Result[][] = members.map(() => []);
  for (const { members: both, scored } of matchesIn(tournament)) {
    if (scored === null) continue;
    for (const side of [0, 1] as const) {
      const [self, other] = [both[side], both[1 - side] as number];
      const board = scored.board?.[side] ?? null;
      results[self]?.push({ opponent: other, points: scored.points[side], board });
    }
  }
  const byes = members.map((_, at) => BYE * rounds.filter(({ bye }) => bye === at).length);
  const points = results.map((own, at) => own.reduce((sum, each) => sum + each.points, byes[at] ?? 0));
  return { results, points };
}

/** The points of each member, byes included. */
export function pointsIn(tournament: Tournament): readonly number[] {
  return booksOf(tournament).points;
}

/**
 * The values by which members of a group with equal points are told apart, by member: the points of their matches with each
 * other, if all of them have met; the strength of their opponents; the mean share of the board.
 */
function valuesIn(tournament: Tournament, { results, points }: Books, group: readonly number[]) {
  const own = (member: number) => results[member] ?? [];
  const met = (a: number, b: number) => own(a).some(({ opponent }) => opponent === b);
  const allMet = group.every((a) => group.every((b) => a === b || met(a, b)));
  const swiss = isSwiss(tournament);
  return (member: number): Readonly<Record<TieBreak, number>> => {
    const within = own(member).filter(({ opponent }) => group.includes(opponent));
    const boards = own(member).flatMap(({ board }) => (board === null ? [] : [board]));
    // In a Swiss tournament opponents differ, so all of them count; in a round robin the points taken from strong ones do.
    const weight = (each: Result) => (swiss ? 1 : each.points);
    return {
      direct: allMet ? sum(within.map((each) => each.points)) : 0,
      opponents: sum(own(member).map((each) => weight(each) * (points[each.opponent] ?? 0))) / 2,
      board: boards.length === 0 ? 0 : Math.round((100 * sum(boards)) / boards.length),
    };
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The table: the best first. Members whom nothing tells apart share their rank. */
export function tableOf(tournament: Tournament): readonly TournamentRow[] {
  const books = booksOf(tournament);
  const shown = tournament.members.flatMap(({ gone }, at) => (gone ? [] : [at]));
  const groups = new Map<number, number[]>();
  for (const member of shown) {
    const points = books.points[member] ?? 0;
    groups.set(points, [...(groups.get(points) ?? []), member]);
  }
  const rows: TournamentRow[] = [];
  for (const [points, group] of [...groups].sort(([a], [b]) => b - a)) {
    const valuesOf = valuesIn(tournament, books, group);
    const ordered = group.map((member) => ({ member, values: valuesOf(member) })).sort(byTieBreaks);
    let rank = rows.length + 1;
    for (const [at, { member, values }] of ordered.entries()) {
      const before = ordered[at - 1];
      const next = ordered[at + 1];
      if (before !== undefined && apart(before.values, values) !== null) rank = rows.length + 1;
      const by = next === undefined ? null : apart(values, next.values);
      const ahead = by === null || next === undefined ? null : { by, mine: values[by], theirs: next.values[by] };
      rows.push({ member, rank, points, ...talliesOf(books.results[member] ?? []), ahead });
    }
  }
  return rows;
}

type Values = Readonly<Record<TieBreak, number>>;

/** The first tie-break that tells two members apart; null if none does. */
function apart(a: Values, b: Values): TieBreak | null {
  return TIE_BREAKS.find((by) => a[by] !== b[by]) ?? null;
}

function byTieBreaks(a: { readonly values: Values; readonly member: number }, b: typeof a): number {
  const by = apart(a.values, b.values);
  return by === null ? a.member - b.member : b.values[by] - a.values[by];
}

function talliesOf(results: readonly Result[]) {
  const count = (isSo: (each: Result) => boolean) => results.filter(isSo).length;
  return {
    played: results.length,
    won: count(({ points }) => points === 1),
    drawn: count(({ points }) => points === 0.5),
    lost: count(({ points }) => points === 0),
  };
}
