/**
 * Pairs the patch that shows the result of an intent with the events that led to it. Both carry the number of the intent, and
 * arrive separately in any order.
 */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Batch } from '@dwo/kits/game-client';

/** Holds a state or a batch of events until the other of the same number is here. */
export class Pairing {
  readonly #states = new Map<number, Frozen<object>>();
  readonly #events = new Map<number, readonly Tagged[]>();
  #done = -1;

  /** Forgets everything up to this number, after a state that comes without events. */
  restart(seq: number): void {
    this.#done = seq;
    this.#states.clear();
    this.#events.clear();
  }

  addState(seq: number, state: Frozen<object>): void {
    if (seq > this.#done) this.#states.set(seq, state);
  }

  addEvents(seq: number, events: readonly Tagged[]): void {
    if (seq > this.#done) this.#events.set(seq, events);
  }

  /** Takes the batches that are complete and next in order. */
  take(): readonly Batch[] {
    const ready: Batch[] = [];
    for (;;) {
      const seq = this.#done + 1;
      const state = this.#states.get(seq);
      const events = this.#events.get(seq);
      if (state === undefined || events === undefined) return ready;
      this.#states.delete(seq);
      this.#events.delete(seq);
      this.#done = seq;
      ready.push({ seq, state, events });
    }
  }

  /** Takes the newest state whose events have not come, once the caller has waited long enough; null if none waits. */
  overdue(): { readonly seq: number; readonly state: Frozen<object> } | null {
    let latest = -1;
    for (const seq of this.#states.keys()) latest = Math.max(latest, seq);
    const state = this.#states.get(latest);
    return state === undefined ? null : { seq: latest, state };
  }
}
