/** Sends intents one at a time, and tells the player why one was not played. */
import type { Refusal } from '@dwo/kernel';
import type { Answer } from '../../shell/line';
import type { Notice } from '../../shell/store';

/** The parts of store and connection that intents need. */
export interface Sender<I> {
  say(notice: Notice | null): void;
  /** The notice for a refusal. */
  explain(refusal: Refusal): Notice;
  /** Sends an intent; resolves when its result is in the state. */
  send(intent: I): Promise<Answer>;
  busy(sending: boolean): void;
}

/** The intents of one player. */
export class Sending<I> {
  readonly #sender: Sender<I>;
  #sending = false;

  constructor(sender: Sender<I>) {
    this.#sender = sender;
  }

  /** Whether an intent waits for its answer. */
  get busy(): boolean {
    return this.#sending;
  }

  /** Sends an intent; true if it was played. */
  async send(intent: I): Promise<boolean> {
    const sender = this.#sender;
    this.#sending = true;
    sender.busy(true);
    sender.say(null);
    const answer = await sender.send(intent);
    this.#sending = false;
    sender.busy(false);
    if (answer === null) return true;
    const trouble = (text: string): Notice => ({ text, rule: null, tone: 'info' });
    sender.say('refusal' in answer ? sender.explain(answer.refusal) : trouble(answer.trouble));
    return false;
  }
}
