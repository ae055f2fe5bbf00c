/** Computes the decisions of computer players: in worker threads, or on the main thread. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { Piscina, queueOptionsSymbol } from 'piscina';
import { systemDice } from '../secrets';
import { FairQueue } from './fair-queue';
import type { Question } from './think';

/** A decision that is needed. */
export interface Wanted {
  readonly game: Game;
  readonly seat: Seat;
  /** The strength of the computer player; null for the default strength. */
  readonly strength: string | null;
  /** The seat's view of the state. */
  readonly view: Frozen<object>;
  /** The IP address whose match it is; addresses take turns. */
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

/** A task of the worker pool. */
interface Queued {
  readonly [queueOptionsSymbol]: object | null;
}

function addressOf(queued: Queued): string {
  return (queued[queueOptionsSymbol] as { readonly address: string }).address;
}

/** Worker threads that load the games from a module's `GAMES`. The first one starts when it is needed. */
export class ThinkingWorkers implements Thinkers {
  private pool: Piscina<Question & Queued, Tagged> | null = null;

  constructor(private readonly gamesFrom: string) {}

  wake(): void {
    this.awake();
  }

  think({ game, seat, strength, view, address }: Wanted): Promise<Tagged> {
    const bytes = serialize(view);
    const question = { from: this.gamesFrom, game: game.rules.id, seat, strength, view: bytes };
    return this.awake().run(
      { ...question, [queueOptionsSymbol]: { address } },
      { transferList: [bytes.buffer as ArrayBuffer] },
    );
  }

  async close(): Promise<void> {
    await this.pool?.close({ force: true });
    this.pool = null;
  }

  private awake(): Piscina<Question & Queued, Tagged> {
    this.pool ??= new Piscina({
      filename: join(__dirname, 'worker.js'),
      minThreads: 1,
      maxThreads: WORKERS,
      concurrentTasksPerWorker: 1,
      // A task without a free worker goes back to the front of the queue, not to the end.
      stricterFIFO: true,
      idleTimeout: IDLE_MS,
      taskQueue: new FairQueue<Queued>(addressOf),
    });
    return this.pool;
  }
}
