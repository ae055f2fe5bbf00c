/** Asks the referee, the local one first, and tells the player what he says. */
import type { FigureId, Intent, State } from '@dwo/dino-wars';
import type { Frozen, Refusal, Seat } from '@dwo/kernel';
import type { Answer } from '@dwo/kits/shell/line';
import type { Notice } from '@dwo/kits/shell/store';
import { isAhead, Queue } from './queue';
import { whyNot } from './referee';
import { mayPlace } from './setting-up';

/** What wishes need of the store and the wire. */
export interface Wire {
  state(): Frozen<State> | null;
  seat(): Seat | null;
  say(notice: Notice | null): void;
  /** The sentence for a refusal. */
  explain(refusal: Refusal): Notice;
  /** Sends an intent; resolves when its result is in `state()`. */
  send(intent: Intent): Promise<Answer>;
  busy(sending: boolean): void;
}

/** The wishes of one player, one at a time. */
export class Wishing {
  readonly #wire: Wire;
  readonly #played: (intent: Intent) => void;
  readonly #queue = new Queue();
  #sending = false;

  /** `played` hears of every wish that came true. */
  constructor(wire: Wire, played: (intent: Intent) => void) {
    this.#wire = wire;
    this.#played = played;
  }

  /** Whether a place for this figure waits for the player's turn. */
  isQueued(figure: FigureId): boolean {
    return this.#queue.has(figure);
  }

  /** Sends a wish that nothing speaks against; true if it was played, or waits for the player's turn. */
  async wish(intent: Intent): Promise<boolean> {
    const wire = this.#wire;
    const seat = wire.seat();
    const state = wire.state();
    if (state === null || seat === null || this.#sending) return false;
    const ahead = isAhead(state, seat, intent);
    const refusal = ahead ? this.#queue.add(state, seat, intent) : whyNot(state, seat, intent);
    if (refusal !== null) {
      wire.say(wire.explain(refusal));
      return false;
    }
    return ahead || this.#send(intent);
  }

  /** Sets up what was given a place ahead of its turn, now that it has come (DW-R-73). */
  placeNext(): void {
    const state = this.#wire.state();
    const seat = this.#wire.seat();
    if (state === null || seat === null || this.#sending || !mayPlace(state, seat)) return;
    const place = this.#queue.take();
    if (place !== null) void this.wish(place).then(() => this.placeNext());
  }

  async #send(intent: Intent): Promise<boolean> {
    const wire = this.#wire;
    this.#sending = true;
    wire.busy(true);
    wire.say(null);
    const answer = await wire.send(intent);
    this.#sending = false;
    wire.busy(false);
    if (answer !== null) {
      wire.say('refusal' in answer ? wire.explain(answer.refusal) : trouble(answer.trouble));
      return false;
    }
    this.#played(intent);
    return true;
  }
}

function trouble(text: string): Notice {
  return { text, rule: null, tone: 'info' };
}
