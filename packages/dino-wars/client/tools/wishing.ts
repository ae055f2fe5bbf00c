/** Sends intents, if the local rules allow them, and tells the player the answer. */
import type { FigureId, Intent, State } from '@dwo/dino-wars';
import type { Frozen, Seat } from '@dwo/kernel';
import { type Sender as AnySender, Sending } from '@dwo/kits/miniatures/tools/sending';
import { isAhead, Queue } from './queue';
import { whyNot } from './referee';
import { mayPlace } from './setting-up';

/** The parts of store and connection that intents need. */
export interface Sender extends AnySender<Intent> {
  state(): Frozen<State> | null;
  seat(): Seat | null;
}

/** The intents of one player, one at a time. */
export class Wishing {
  readonly #sender: Sender;
  readonly #played: (intent: Intent) => void;
  readonly #queue = new Queue();
  readonly #sending: Sending<Intent>;

  /** `played` is called for every intent that was played. */
  constructor(sender: Sender, played: (intent: Intent) => void) {
    this.#sender = sender;
    this.#played = played;
    this.#sending = new Sending(sender);
  }

  /** Whether a place for this figure waits for the player's turn. */
  isQueued(figure: FigureId): boolean {
    return this.#queue.has(figure);
  }

  /** Sends an intent that the local rules allow; true if it was played, or waits for the player's turn. */
  async wish(intent: Intent): Promise<boolean> {
    const sender = this.#sender;
    const seat = sender.seat();
    const state = sender.state();
    if (state === null || seat === null || this.#sending.busy) return false;
    const ahead = isAhead(state, seat, intent);
    const refusal = ahead ? this.#queue.add(state, seat, intent) : whyNot(state, seat, intent);
    if (refusal !== null) {
      sender.say(sender.explain(refusal));
      return false;
    }
    return ahead || this.#send(intent);
  }

  /** Sends a place that was chosen before the turn, now that the turn has come (DW-R-73). */
  placeNext(): void {
    const state = this.#sender.state();
    const seat = this.#sender.seat();
    if (state === null || seat === null || this.#sending.busy || !mayPlace(state, seat)) return;
    const place = this.#queue.take();
    if (place !== null) void this.wish(place).then(() => this.placeNext());
  }

  async #send(intent: Intent): Promise<boolean> {
    const played = await this.#sending.send(intent);
    if (played) this.#played(intent);
    return played;
  }
}
