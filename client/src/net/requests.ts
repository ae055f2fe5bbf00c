/** The requests of a player to the referee besides playing: a seat, a word to the table, a question to the others. */

import { ApiError } from '@dwo/kits/shell/api';
import { setUpMatch } from '@dwo/kits/shell/hosting';
import type { Words } from '@dwo/kits/shell/line';
import { someMe } from '@dwo/kits/shell/me';
import { reasonOf, ruleAgainst } from '@dwo/kits/shell/reasons';
import { notify, patchMatch } from '@dwo/kits/shell/store';
import { isPassing, keepName, keepToken, knownName } from '@dwo/kits/shell/tokens';
import { drawEntropy, type Witness } from '@dwo/kits/shell/witness';
import type { AskWhat, Request, SetUpWish } from '@dwo/shared';
import type { RefereeLine } from './connection';

/** Asks, keeps what comes of it, and says in a sentence why something was not done. */
export abstract class Requests {
  /** The match. */
  abstract readonly id: string;
  protected abstract readonly connection: RefereeLine;
  protected abstract readonly witness: Witness;

  /** Takes a chair; the sentence that says why not if that failed. */
  async sit(name: string, wish: string): Promise<string | null> {
    const me = isPassing(this.id) ? null : await someMe();
    const entropy = drawEntropy();
    const reply = await this.connection.request('sit', { name, wish, entropy, ...(me === null ? {} : { me }) });
    if (!reply.ok) return reasonOf(reply);
    this.witness.sat(entropy);
    keepToken(this.id, reply.token);
    keepName(name);
    patchMatch({ seat: reply.place });
    return null;
  }

  async rename(name: string): Promise<string | null> {
    const reply = await this.connection.request('rename', { name });
    if (reply.ok) keepName(name);
    return reply.ok ? null : reasonOf(reply);
  }

  async leaveSeat(): Promise<string | null> {
    const reply = await this.connection.request('leave-seat', {});
    if (!reply.ok) return reasonOf(reply);
    keepToken(this.id, null);
    this.witness.left();
    patchMatch({ seat: null });
    return null;
  }

  /** Says something to the table; the sentence that says why not if that failed. */
  async say(words: Words): Promise<string | null> {
    const name = knownName();
    const reply = await this.connection.request('chat', name === null ? words : { ...words, name });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Shows a line to whoever runs the server. */
  async report(id: string): Promise<string | null> {
    const reply = await this.connection.request('report', { id });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Shows the name at a chair to whoever runs the server. */
  async reportName(place: number): Promise<string | null> {
    const reply = await this.connection.request('report', { place });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Gets another key to the own chair, so that nobody who may have seen the old one can take it. */
  async rotate(): Promise<string | null> {
    const reply = await this.connection.request('rotate', {});
    if (reply.ok) keepToken(this.id, reply.token);
    return reply.ok ? null : reasonOf(reply);
  }

  /** Makes the match another one. */
  async setUp(change: SetUpWish): Promise<string | null> {
    try {
      await setUpMatch(this.id, change);
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { code, message } = error;
      return code === null ? message : reasonOf({ ok: false, code, message });
    }
  }

  /** Agrees to what the creator changed. */
  ready(): Promise<string | null> {
    return this.#told(this.connection.request('ready', {}));
  }

  /** Has the match begin as soon as everybody is here and agrees. */
  start(wait = false): Promise<string | null> {
    return this.#told(this.connection.request('start', { wait }));
  }

  /** Decides about a chair. */
  setChair(wish: Request<'set-chair'>): Promise<string | null> {
    return this.#told(this.connection.request('set-chair', wish));
  }

  /** Has everybody change sides. */
  swapSides(): Promise<string | null> {
    return this.#told(this.connection.request('swap-sides', {}));
  }

  /** Asks for the same match once more; its id, or the sentence that says why not. */
  async rematch(): Promise<{ readonly id: string } | { readonly problem: string }> {
    const reply = await this.connection.request('rematch', {});
    return reply.ok ? { id: reply.id } : { problem: reasonOf(reply) };
  }

  /** Gives a seat to somebody else, or back; the sentence that says why not if that failed. */
  handOver(wish: Request<'hand-over'>): Promise<string | null> {
    return this.#told(this.connection.request('hand-over', wish));
  }

  /** Sits down in somebody's stead. */
  async standIn(seat: number, name: string): Promise<string | null> {
    const me = await someMe();
    const reply = await this.connection.request('stand-in', { seat, name, ...(me === null ? {} : { me }) });
    if (!reply.ok) return reasonOf(reply);
    keepToken(this.id, reply.token);
    keepName(name);
    return null;
  }

  /** Asks the others for something. */
  ask(what: AskWhat, intents = 1): Promise<string | null> {
    return this.#told(this.connection.request('ask', { what, intents }));
  }

  /** Answers what is asked, or takes the own asking back. */
  answer(what: AskWhat, yes: boolean): Promise<string | null> {
    return this.#told(this.connection.request('answer', { what, yes }));
  }

  /** Ends the match without a result. */
  abort(): Promise<string | null> {
    return this.#told(this.connection.request('abort', {}));
  }

  /** Says that somebody is still sitting here. */
  here(): Promise<string | null> {
    patchMatch({ quiet: false });
    return this.#told(this.connection.request('here', {}));
  }

  async #told(asked: Promise<{ ok: true } | Parameters<typeof reasonOf>[0]>): Promise<string | null> {
    const reply = await asked;
    if (reply.ok) return null;
    const text = reasonOf(reply);
    notify({ text, rule: ruleAgainst(reply), tone: 'info' });
    return text;
  }
}
