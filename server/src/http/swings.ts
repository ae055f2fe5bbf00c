/** How the chances to win changed in a finished match, turn by turn. */
import { type Frozen, frozen, openRecording, type Tagged } from '@dwo/kernel';
import type { Game, WeekMoment } from '@dwo/shared';
import type { Whole } from '../rooms/record/recording';
import { inSlices } from '../slices';

/** The number of turns that are told. */
const TOLD = 3;
/** A smaller change of the chances is none to tell. */
const LEAST = 0.05;

/** The chances of a match. */
export interface Swings {
  /** The sum of all changes from turn to turn: of several matches the one with the greatest is the most eventful. */
  readonly total: number;
  /** The least chance of the winner at the end of a turn. */
  readonly least: number;
  readonly moments: readonly WeekMoment[];
}

interface Point {
  readonly turn: number;
  readonly n: number;
  /** By label. */
  readonly chances: ReadonlyMap<string, number>;
}

/**
 * The swings of a record of the present rules: the chances that the game's judge sees in the state at the beginning of each turn,
 * those of the seats of a side together. Null for a game without a judge or without turns, and for a match without one winning
 * side. Rejects if the rules refuse the record.
 */
export async function swingsOf(game: Game, record: Whole): Promise<Swings | null> {
  const { evaluator, rules, standing } = game;
  if (evaluator === undefined || standing === undefined) return null;
  const replay = openRecording<object, Tagged, Tagged, unknown, string>(rules, record);
  const labels = game.chairs(record.options as Frozen<unknown>);
  const points: Point[] = [];
  let n = 0;
  const look = (turn: number) => {
    const chances = new Map<string, number>();
    for (const [seat, chance] of evaluator.chances(frozen(replay.state)).entries()) {
      const label = labels[seat] ?? '';
      chances.set(label, (chances.get(label) ?? 0) + chance);
    }
    points.push({ turn, n, chances });
  };
  let { turn } = standing(frozen(replay.state));
  look(turn);
  await inSlices(
    (function* () {
      while (replay.next() !== null) {
        n++;
        const now = standing(frozen(replay.state)).turn;
        if (now > turn) look(now);
        turn = Math.max(turn, now);
        yield;
      }
    })(),
  );
  const winners = new Set((rules.outcome(frozen(replay.state))?.winners ?? []).map((seat) => labels[seat] ?? ''));
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return null;
  look(turn + 1);
  return toldOf(points, winner);
}

function toldOf(points: readonly Point[], winner: string): Swings {
  const steps = points.slice(1).flatMap((after, at) => {
    const before = points[at] as Point;
    const gains = [...after.chances].map(([label, to]) => ({ label, from: before.chances.get(label) ?? 0, to }));
    const [best] = gains.sort((a, b) => b.to - b.from - (a.to - a.from));
    return best === undefined ? [] : [{ turn: before.turn, n: before.n, ...best }];
  });
  const worth = steps.filter(({ from, to }) => to - from >= LEAST);
  const most = worth.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, TOLD);
  return {
    total: steps.reduce((sum, { from, to }) => sum + to - from, 0),
    least: Math.min(...points.map(({ chances }) => chances.get(winner) ?? 0)),
    moments: most.sort((a, b) => a.n - b.n),
  };
}
