/** Computes the decisions of computer players: in worker threads, or on the main thread. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { Piscina } from 'piscina';
import { systemDice } from '../secrets';
import type { Question } from './think';

/** A decision that is needed. */
export interface Wanted {
  readonly game: Game;
  readonly seat: Seat;
  /** The strength of the computer player; null for the default strength. */
  readonly strength: string | null;
  /** The seat's view of the state. */
  readonly view: Frozen<object>;
  /** The IP address whose match it is; addresses share the time. */
  readonly address: string;
}

/** Computes decisions of computer players. */
export interface Thinkers {
  /** Starts a worker, so that the first decision need not wait for it. */
  wake(): void;
  /** The computer player's intent; rejects with what it throws. */
  think(wanted: Wanted): Promise<Tagged>;
  close(): Promise<void>;
}

/** Thinks on the calling thread. For games that no module exports, such as those of tests. */
export function thinkingHere(random: (bytes: number) => Uint8Array): Thinkers {
  return {
    wake() {},
    async think({ game, seat, strength, view }) {
      if (game.bot === null) throw new Error(`No computer player plays ${game.rules.id}`);
      return game.bot.choose(view, seat, systemDice(random), strength ?? undefined);
    },
    async close() {},
  };
}

/** How long an idle worker is kept. */
const IDLE_MS = 60_000;
/** One core is left to the main thread. */
const WORKERS = Math.max(1, availableParallelism() - 1);

/** Each worker takes in all decisions that it is given, so that it can share its time among all addresses. */
const AT_ONCE = 1_000_000;

/** Worker threads that load the games from a module's `GAMES`. The first one starts when it is needed. */
export class ThinkingWorkers implements Thinkers {
  private pool: Piscina<Question, Tagged> | null = null;

  /** `workers` is the most threads. */
  constructor(
    private readonly gamesFrom: string,
    private readonly workers = WORKERS,
  ) {}

  wake(): void {
    this.awake();
  }

  think({ game, seat, strength, view, address }: Wanted): Promise<Tagged> {
    const bytes = serialize(view);
    const question = { from: this.gamesFrom, game: game.rules.id, seat, strength, view: bytes, address };
    return this.awake().run(question, { transferList: [bytes.buffer as ArrayBuffer] });
  }

  async close(): Promise<void> {
    await this.pool?.close({ force: true });
    this.pool = null;
  }

  private awake(): Piscina<Question, Tagged> {
    this.pool ??= new Piscina({
      filename: join(__dirname, 'worker.js'),
      minThreads: 1,
      maxThreads: this.workers,
      concurrentTasksPerWorker: AT_ONCE,
      idleTimeout: IDLE_MS,
    });
    return this.pool;
  }
}
