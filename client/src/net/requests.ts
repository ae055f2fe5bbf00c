/** The requests of a player to the referee besides playing: seats, chat, and questions to the other players. */

import type { GameClient } from '@dwo/kits/game-client';
import { isLocal } from '@dwo/kits/local/match';
import { ApiError } from '@dwo/kits/shell/api';
import { halvesOf } from '@dwo/kits/shell/halves';
import { setUpMatch } from '@dwo/kits/shell/hosting';
import type { Words } from '@dwo/kits/shell/line';
import { someMe } from '@dwo/kits/shell/me';
import { reasonOf, ruleAgainst } from '@dwo/kits/shell/reasons';
import { notify, patchMatch } from '@dwo/kits/shell/store';
import { isPassing, keepName, keepToken, knownName } from '@dwo/kits/shell/tokens';
import { drawEntropy, type Witness } from '@dwo/kits/shell/witness';
import type { AskWhat, HalvesShown, Request, SetUpWish } from '@dwo/shared';
import type { RefereeLine } from './referee-line';

/**
 * Sends requests and applies their answers. Methods that answer a string or null answer null when the request was granted, else
 * the sentence that says why not.
 */
export abstract class Requests {
  /** The match. */
  abstract readonly id: string;
  abstract readonly client: GameClient;
  protected abstract readonly connection: RefereeLine;
  protected abstract readonly witness: Witness;

  /** The mirror match that this match is a half of; null for none. Throws an ApiError. */
  async halves(): Promise<HalvesShown | null> {
    if (!isLocal(this.id)) return halvesOf(this.id);
    return (await import('@dwo/kits/local/halves')).localHalves(this.client.game, this.id);
  }

  /** Takes a chair under `name`, with the side `wish`. */
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

  /** Sends a chat line. */
  async say(words: Words): Promise<string | null> {
    const name = knownName();
    const reply = await this.connection.request('chat', name === null ? words : { ...words, name });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Reports a chat line to the operator. */
  async report(id: string): Promise<string | null> {
    const reply = await this.connection.request('report', { id });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Reports the name at a chair to the operator. */
  async reportName(place: number): Promise<string | null> {
    const reply = await this.connection.request('report', { place });
    return reply.ok ? null : reasonOf(reply);
  }

  /** Gets a new token for this browser's seat, so that the old one is of no use to anybody who has seen it. */
  async rotate(): Promise<string | null> {
    const reply = await this.connection.request('rotate', {});
    if (reply.ok) keepToken(this.id, reply.token);
    return reply.ok ? null : reasonOf(reply);
  }

  /** Changes what the match plays, as its creator. */
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

  /** Agrees to the creator's changes. */
  ready(): Promise<string | null> {
    return this.#told(this.connection.request('ready', {}));
  }

  /** Has the match begin as soon as everybody is here and agrees; with `wait` it stays in the lobby instead. */
  start(wait = false): Promise<string | null> {
    return this.#told(this.connection.request('start', { wait }));
  }

  /** Changes a chair, as the creator: for example, seats a computer. */
  setChair(wish: Request<'set-chair'>): Promise<string | null> {
    return this.#told(this.connection.request('set-chair', wish));
  }

  /** Has everybody change sides. */
  swapSides(): Promise<string | null> {
    return this.#told(this.connection.request('swap-sides', {}));
  }

  /** Asks for a rematch; its id, or the sentence that says why not. */
  async rematch(swapped = true): Promise<{ readonly id: string } | { readonly problem: string }> {
    const reply = await this.connection.request('rematch', swapped ? {} : { swapped });
    return reply.ok ? { id: reply.id } : { problem: reasonOf(reply) };
  }

  /** Hands a seat over to a substitute, or back. */
  handOver(wish: Request<'hand-over'>): Promise<string | null> {
    return this.#told(this.connection.request('hand-over', wish));
  }

  /** Takes a seat as a substitute. */
  async standIn(seat: number, name: string): Promise<string | null> {
    const me = await someMe();
    const reply = await this.connection.request('stand-in', { seat, name, ...(me === null ? {} : { me }) });
    if (!reply.ok) return reasonOf(reply);
    keepToken(this.id, reply.token);
    keepName(name);
    return null;
  }

  /** Asks the other players for something, such as an undo of `intents` moves. */
  ask(what: AskWhat, intents = 1): Promise<string | null> {
    return this.#told(this.connection.request('ask', { what, intents }));
  }

  /** Answers what is asked, or withdraws this player's own question. */
  answer(what: AskWhat, yes: boolean): Promise<string | null> {
    return this.#told(this.connection.request('answer', { what, yes }));
  }

  /** Ends the match without a result. */
  abort(): Promise<string | null> {
    return this.#told(this.connection.request('abort', {}));
  }

  /** Says that the player is still here. An answer to nobody's wish, so a refusal is not shown: the seat may have changed hands meanwhile. */
  async here(): Promise<void> {
    patchMatch({ quiet: false });
    await this.connection.request('here', {});
  }

  async #told(asked: Promise<{ ok: true } | Parameters<typeof reasonOf>[0]>): Promise<string | null> {
    const reply = await asked;
    if (reply.ok) return null;
    const text = reasonOf(reply);
    notify({ text, rule: ruleAgainst(reply), tone: 'info' });
    return text;
  }
}
