/**
 * The thinkers of computer players: workers beside the thread that serves people, or, without them, that thread itself.
 */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { serialize } from 'node:v8';
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { Piscina, queueOptionsSymbol } from 'piscina';
import { systemDice } from '../secrets';
import { FairQueue } from './fair-queue';
import type { Question } from './think';

/** A decision that is wanted. */
export interface Wanted {
  readonly game: Game;
  readonly seat: Seat;
  /** One of the computer player's strengths; null for its usual one. */
  readonly strength: string | null;
  /** The seat's view of the state. */
  readonly view: Frozen<object>;
  /** The address for whose match it is: addresses take turns. */
  readonly address: string;
}

export interface Thinkers {
  /** Gets ready for the first decision, which would wait for it otherwise. */
  wake(): void;
  /** The computer's intent; rejects with what it throws. */
  think(wanted: Wanted): Promise<Tagged>;
  close(): Promise<void>;
}

/** For games that are no module's, as those of tests: thinks where it is asked. */
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

/** A worker without work is kept for so long. */
const IDLE_MS = 60_000;
/** One core is left to the thread that serves people. */
const WORKERS = Math.max(1, availableParallelism() - 1);

/** A question as the pool's queue sees it. */
interface Queued {
  readonly [queueOptionsSymbol]: object | null;
}

function addressOf(queued: Queued): string {
  return (queued[queueOptionsSymbol] as { readonly address: string }).address;
}

/** Workers that take the games from this module's `GAMES`; none is started before the first is needed. */
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
      // A task that no worker is free for goes back to the front, not to the end.
      stricterFIFO: true,
      idleTimeout: IDLE_MS,
      taskQueue: new FairQueue<Queued>(addressOf),
    });
    return this.pool;
  }
}
