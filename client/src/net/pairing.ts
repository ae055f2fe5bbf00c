/**
 * Puts together what belongs together: the patch that shows the result of an intent and the events that tell of it come
 * separately and in any order, both under the number of the intent.
 */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Batch } from '@dwo/kits/game-client';

/** Holds halves until their other half is here. */
export class Pairing {
  readonly #states = new Map<number, Frozen<object>>();
  readonly #events = new Map<number, readonly Tagged[]>();
  #done = -1;

  /** Forgets everything up to this number: a state that stands for itself. */
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

  /** The batches that are complete and next in line. */
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

  /** The newest state whose events have not come, for when one has waited long enough; null if nothing waits. */
  overdue(): { readonly seq: number; readonly state: Frozen<object> } | null {
    let latest = -1;
    for (const seq of this.#states.keys()) latest = Math.max(latest, seq);
    const state = this.#states.get(latest);
    return state === undefined ? null : { seq: latest, state };
  }
}
