/** The drill that lets one address ask for the hardest decisions while the computers of another play a usual match. */
import { setTimeout as sleep } from 'node:timers/promises';
import { clone, frozen, matchDice, play } from '@dwo/kernel';
import { GAMES } from '@dwo/shelf/server';
import { LIMITS } from '../../server/src/limits';
import { ThinkingWorkers } from '../../server/src/thinking/thinkers';
import { parseArgs } from '../arguments';
import { gameNamed, type ToolGame } from '../game';
import type { Drill } from './drill';

/** The share of its pace that the other address must keep. */
const KEPT = 0.5;
/** The pause of a computer player between two decisions, as servers have it by default. */
const PAUSE_MS = 900;
/** The most hostile tables; more of them make no difference to a fair share. */
const MOST_TABLES = 20;

/** The figures of one game. */
interface Pace {
  /** The tables of the hostile address: as many as it may set up in a minute, 20 at most. */
  readonly tables: number;
  readonly alone: number;
  readonly beside: number;
  readonly slowestMs: number;
  /** The longest decision of the hostile address. */
  readonly hostileMs: number;
}

/** A match of computer players that goes on until it is stopped, from the beginning again after its end. */
async function playOn(
  { game }: ToolGame,
  { workers, options, strength, address, seed }: Sitting,
  { pauseMs, isOver }: { readonly pauseMs: number; isOver(): boolean },
): Promise<number[]> {
  const times: number[] = [];
  const { rules } = game;
  while (!isOver()) {
    const dice = (step: number) => matchDice(new Uint8Array(32).fill(seed), [null], step);
    const state = clone(rules.setup(frozen(options), dice(0)));
    for (let step = 1; !isOver() && rules.outcome(frozen(state)) === null; step++) {
      const [seat = 0] = rules.awaiting(frozen(state));
      const view = rules.view(frozen(state), seat);
      const since = performance.now();
      const intent = await workers.think({ game, seat, strength, view, address });
      times.push(performance.now() - since);
      play(rules, state, seat, intent, dice(step));
      await sleep(pauseMs);
    }
  }
  return times;
}

interface Sitting {
  readonly workers: ThinkingWorkers;
  readonly options: unknown;
  readonly strength: string | null;
  readonly address: string;
  readonly seed: number;
}

async function paceOf(hostile: ToolGame, other: ToolGame, seconds: number): Promise<Pace> {
  const workers = new ThinkingWorkers(require.resolve('@dwo/shelf/server'));
  try {
    const match = { workers, options: other.busy(), strength: null, address: 'other', seed: 1 };
    const lasting = () => {
      const end = performance.now() + seconds * 1000;
      return { pauseMs: PAUSE_MS, isOver: () => performance.now() > end };
    };
    const alone = await playOn(other, match, lasting());
    const options = hostile.heaviest();
    const strength = hostile.game.bot?.strengths?.at(-1) ?? null;
    const cost = Math.ceil(hostile.game.decisionCost?.(frozen(options), strength) ?? 1);
    const seats = hostile.game.chairs(frozen(options)).length;
    const tables = Math.max(1, Math.min(MOST_TABLES, Math.floor(LIMITS.computedPiecesPerMinute / (cost * seats))));
    let isOver = false;
    const attack = Array.from({ length: tables }, (_, seed) => {
      const sitting = { workers, options, strength, address: 'hostile', seed };
      return playOn(hostile, sitting, { pauseMs: 0, isOver: () => isOver });
    });
    const beside = await playOn(other, match, lasting());
    isOver = true;
    const hostileTimes = (await Promise.all(attack)).flat();
    const longest = (times: readonly number[]) => Math.round(Math.max(0, ...times));
    return {
      ...{ tables, alone: alone.length, beside: beside.length },
      ...{ slowestMs: longest(beside), hostileMs: longest(hostileTimes) },
    };
  } finally {
    await workers.close();
  }
}

export const drill: Drill = {
  help: `npm run -s drill -- computers [--seconds 10] [--game ID]

For every hosted game, or for the one that is named: one address asks for the decisions of the strongest computer player at
as many tables as it may set up in a minute, over the hardest position that options admit, without a pause. Meanwhile the
computers of another address play a usual match of the first game, with the usual pause of ${PAUSE_MS} ms. By game:
  tables     tables of the hostile address
  alone      decisions of the other address in that time without the hostile one
  beside     the same beside it; at least ${KEPT} of them is the promise
  slowestMs  the longest wait of the other address for a decision
  hostileMs  the longest wait of the hostile address`,
  async run(args) {
    const { values } = parseArgs({
      args: [...args],
      options: { seconds: { type: 'string', default: '10' }, game: { type: 'string' } },
    });
    const games = GAMES.filter(({ rules }) => values.game === undefined || rules.id === values.game);
    const figures: Record<string, Pace> = {};
    for (const { rules } of games) {
      figures[rules.id] = await paceOf(gameNamed(rules.id), gameNamed(), Number(values.seconds));
    }
    return { figures, holds: Object.values(figures).every(({ alone, beside }) => beside >= KEPT * alone) };
  },
};
