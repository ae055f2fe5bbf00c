/** Orders what arrives for the board: a state reaches the stage together with the events that led to it. */
import type { Frozen } from '@dwo/kernel';
import type { Playback } from '@dwo/kits/game-client';
import type { Game } from '@dwo/shared';
import { Pairing } from './pairing';

/** Events that have not arrived this long after their patch are not waited for. */
const EVENTS_LATE_MS = 1200;
/** A recorded result must be on the board within this time. */
const PATCH_LATE_MS = 4000;

/** Feeds the board of one match. */
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

  /** Shows a state at once, without events, as after joining. */
  jump(seq: number, state: Frozen<object>): void {
    this.#pairing.restart(seq);
    this.#playback.jump(state, seq);
  }

  /** Takes in the state after intent `seq`; it is shown once the events of that number are here. */
  show(seq: number, state: Frozen<object>): void {
    this.#pairing.addState(seq, state);
    this.#tell();
  }

  /** Takes in an encoded batch of events, which carries its own number. */
  hear(bytes: Uint8Array): void {
    const { seq, events } = this.#game.events.decode(bytes, this.#seq);
    this.#pairing.addEvents(seq, events);
    this.#tell();
  }

  /** Called when the board shows the state of this number. */
  reached(seq: number): void {
    this.#seq = seq;
    for (const waiter of this.#waiters) if (waiter.seq <= seq) waiter.done();
    this.#waiters = this.#waiters.filter((waiter) => waiter.seq > seq);
  }

  /** Resolves when the board shows this number, at the latest after `PATCH_LATE_MS`. */
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
