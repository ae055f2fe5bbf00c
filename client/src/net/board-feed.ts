/**
 * The board's part of the connection, put in order: states and the events that tell of them go onto the stage together.
 */
import type { Frozen } from '@dwo/kernel';
import type { Playback } from '@dwo/kits/game-client';
import type { Game } from '@dwo/shared';
import { Pairing } from './pairing';

/** Events that have not come this long after their patch will not come. */
const EVENTS_LATE_MS = 1200;
/** A result that is in the record must be on the board by then. */
const PATCH_LATE_MS = 4000;

/** Feeds one match's board. */
export class BoardFeed {
  readonly #game: Game;
  readonly #playback: Playback;
  readonly #pairing = new Pairing();
  #seq = 0;
  #late: ReturnType<typeof setTimeout> | undefined;
  #waiters: { readonly seq: number; readonly done: () => void }[] = [];

  constructor(game: Game, playback: Playback) {
    this.#game = game;
    this.#playback = playback;
  }

  /** A state that stands for itself: nothing tells how it came about. */
  jump(seq: number, state: Frozen<object>): void {
    this.#pairing.restart(seq);
    this.#playback.jump(state, seq);
  }

  /** The state after the events of the same number. */
  show(seq: number, state: Frozen<object>): void {
    this.#pairing.addState(seq, state);
    this.#tell();
  }

  /** Takes in events; `seq` is the number of the latest state. */
  hear(bytes: Uint8Array): void {
    const { seq, events } = this.#game.events.decode(bytes, this.#seq);
    this.#pairing.addEvents(seq, events);
    this.#tell();
  }

  /** The board is at this number. */
  reached(seq: number): void {
    this.#seq = seq;
    for (const waiter of this.#waiters) if (waiter.seq <= seq) waiter.done();
    this.#waiters = this.#waiters.filter((waiter) => waiter.seq > seq);
  }

  /** Resolves when the board is at this number, or when it is too late for that. */
  arrival(seq: number): Promise<void> {
    if (this.#seq >= seq) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PATCH_LATE_MS);
      const done = () => {
        clearTimeout(timer);
        resolve();
      };
      this.#waiters.push({ seq, done });
    });
  }

  close(): void {
    clearTimeout(this.#late);
  }

  #tell(): void {
    for (const batch of this.#pairing.take()) this.#playback.push(batch);
    clearTimeout(this.#late);
    if (this.#pairing.overdue() === null) return;
    this.#late = setTimeout(() => {
      const overdue = this.#pairing.overdue();
      if (overdue !== null) this.jump(overdue.seq, overdue.state);
    }, EVENTS_LATE_MS);
  }
}
