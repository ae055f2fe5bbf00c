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

/** The chances of the sides, by label. */
type Chances = ReadonlyMap<string, number>;

/** The greatest gain of a side by one entry of the record. */
interface Gain {
  readonly at: number;
  readonly gain: number;
}

interface Point {
  readonly turn: number;
  readonly n: number;
  readonly chances: Chances;
  /** By label, of the turn that begins here. */
  readonly gains: Map<string, Gain>;
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
  const now = (): Chances => {
    const chances = new Map<string, number>();
    for (const [seat, chance] of evaluator.chances(frozen(replay.state)).entries()) {
      const label = labels[seat] ?? '';
      chances.set(label, (chances.get(label) ?? 0) + chance);
    }
    return chances;
  };
  let { turn } = standing(frozen(replay.state));
  let before = now();
  const look = () => points.push({ turn, n, chances: before, gains: new Map() });
  look();
  await inSlices(
    (function* () {
      while (replay.next() !== null) {
        n++;
        const after = now();
        note(points.at(-1)?.gains, n, before, after);
        before = after;
        const next = standing(frozen(replay.state)).turn;
        if (next > turn) {
          turn = next;
          look();
        }
        yield;
      }
    })(),
  );
  const winners = new Set((rules.outcome(frozen(replay.state))?.winners ?? []).map((seat) => labels[seat] ?? ''));
  const [winner, ...others] = winners;
  if (winner === undefined || others.length > 0) return null;
  turn++;
  look();
  return toldOf(points, winner);
}

/** Keeps the greatest gain of each side. */
function note(gains: Map<string, Gain> | undefined, at: number, before: Chances, after: Chances): void {
  for (const [label, chance] of after) {
    const gain = chance - (before.get(label) ?? 0);
    if (gain > (gains?.get(label)?.gain ?? 0)) gains?.set(label, { at, gain });
  }
}

function toldOf(points: readonly Point[], winner: string): Swings {
  const steps = points.slice(1).flatMap((after, index) => {
    const before = points[index] as Point;
    const gains = [...after.chances].map(([label, to]) => ({ label, from: before.chances.get(label) ?? 0, to }));
    const [best] = gains.sort((a, b) => b.to - b.from - (a.to - a.from));
    const at = before.gains.get(best?.label ?? '')?.at ?? before.n + 1;
    return best === undefined ? [] : [{ turn: before.turn, n: before.n, at, ...best }];
  });
  const worth = steps.filter(({ from, to }) => to - from >= LEAST);
  const most = worth.sort((a, b) => b.to - b.from - (a.to - a.from)).slice(0, TOLD);
  return {
    total: steps.reduce((sum, { from, to }) => sum + to - from, 0),
    least: Math.min(...points.map(({ chances }) => chances.get(winner) ?? 0)),
    moments: most.sort((a, b) => a.n - b.n),
  };
}
