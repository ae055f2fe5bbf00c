/** The intents of this browser on their way to the referee: each is sent until it is answered, also by the next page of the tab. */
import type { Tagged } from '@dwo/kernel';
import { reasonOf, ruleAgainst } from '@dwo/kits/shell/reasons';
import { notify } from '@dwo/kits/shell/store';
import type { RefereeLine } from './referee-line';
import { keepUnanswered, unansweredIn, type Wish } from './unanswered';

/** The intents of one match. */
export class Wishes {
  /** The intent to which an earlier page of this tab got no answer. */
  #before: Wish | null;
  #left = false;

  constructor(
    private readonly match: string,
    private readonly line: Pick<RefereeLine, 'insist'>,
  ) {
    this.#before = unansweredIn(match);
  }

  /** Sends an intent, for a seat if it is not the first of this browser. */
  send(intent: Tagged, seat: number | null): ReturnType<RefereeLine['insist']> {
    return this.#insist({ id: wishId(), ...(seat === null ? {} : { seat }), intent: { ...intent } });
  }

  /** Sends the intent again that an earlier page of this tab sent and got no answer to. */
  async askAgain(): Promise<void> {
    const wish = this.#before;
    this.#before = null;
    if (wish === null) return;
    const reply = await this.#insist(wish);
    if (!reply.ok) notify({ text: reasonOf(reply), rule: ruleAgainst(reply), tone: 'info' });
  }

  /** Called when the page is left. */
  leave(): void {
    this.#left = true;
  }

  async #insist(wish: Wish): ReturnType<RefereeLine['insist']> {
    keepUnanswered(this.match, wish);
    const reply = await this.line.insist(wish);
    // An intent without an answer, as when the page is left now, is sent again by the next page of this tab that opens the
    // match.
    if (!('lost' in reply) || !this.#left) keepUnanswered(this.match, null);
    return reply;
  }
}

function wishId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
