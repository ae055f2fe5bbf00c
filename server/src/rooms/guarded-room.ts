/**
 * The base of every room: protects it from hostile connections. Frames are counted, malformed ones are answered and dropped,
 * and no error of a handler leaves the room.
 */

import { ClientState, getMessageBytes, Protocol, Room, type RoomException, type RoomMethodName } from '@colyseus/core';
import { decode } from '@colyseus/schema';
import { type FailureCode, type Refused, ruleOfFailure, TOO_FAST } from '@dwo/shared';
import type { Logger } from 'pino';
import { Refusal } from '../failure';
import type { Limits } from '../limits';
import type { Meters } from '../meters';
import type { Sample } from '../sample';
import type { Guest, GuestClient } from './guest';
import type { Intake } from './traffic/intake';
import type { WebSocketLike } from './traffic/outbox';
import { Rations } from './traffic/rations';

/** Reply status of an answered request, also when the answer is a refusal. */
const ANSWERED = 0;

interface Frames {
  _onMessage(client: GuestClient, frame: Buffer): void;
}

/** The seats that Colyseus reserves for people who are about to join. */
interface Places {
  _reserveSeat(session: string, options: unknown, auth: unknown, seconds?: number, again?: boolean): Promise<boolean>;
  readonly _reservedSeats: Readonly<Record<string, readonly [options: unknown, auth: unknown]>>;
}

/** The parts of the server that guarding uses. */
export interface GuardHost {
  readonly limits: Limits;
  readonly meters: Meters;
  readonly log: Logger;
  /** Decides which of the warnings that strangers can cause are logged. */
  readonly noise: Sample;
  /** Limits what is taken in from people in matches. */
  readonly intake: Pick<Intake, 'add'>;
  readonly steady: () => number;
}

/** A room that takes requests only, and limits their rate. */
export abstract class GuardedRoom extends Room<{ state: object; client: GuestClient }> {
  abstract readonly host: GuardHost;
  private shares: Rations | null = null;

  constructor() {
    super();
    const frames = this as unknown as Frames;
    const pass = frames._onMessage.bind(this);
    frames._onMessage = (client, frame) => this.guard(client, frame, pass);
    const places = this as unknown as Places;
    const keep = places._reserveSeat.bind(this);
    places._reserveSeat = async (session, options, auth, seconds, again = false) => {
      const comer = again ? auth : this.admit(options, auth);
      return comer === null ? false : keep(session, options, comer, seconds, again);
    };
  }

  /** Makes the record of a person who wants to join; null if there is no room for them. */
  protected abstract admit(options: unknown, auth: unknown): unknown;

  /** The records of everybody who is here or has a reserved seat. */
  protected known(): unknown[] {
    const kept = Object.values((this as unknown as Places)._reservedSeats).map(([_, auth]) => auth);
    return [...this.clients.map(({ auth }) => auth), ...kept];
  }

  /** Called for every uncaught error of a hook or handler. */
  override onUncaughtException(error: RoomException, where: RoomMethodName): void {
    const { cause } = error as { readonly cause?: unknown };
    if (cause instanceof Refusal || error instanceof Refusal) return;
    this.host.log.error({ error: cause ?? error, where, room: this.roomId }, 'a room failed');
  }

  /** The rate limits of all guests. */
  protected get rations(): Rations {
    this.shares ??= new Rations(this.host.limits, this.host.steady());
    return this.shares;
  }

  /**
   * Closes the connection of a newcomer who never confirms to be ready: until then everything sent to them piles up in
   * memory.
   */
  protected awaitAnswer(client: GuestClient): void {
    const { ref } = client as unknown as {
      readonly ref: WebSocketLike & { once(event: 'close', then: () => void): void };
    };
    const late = setTimeout(() => {
      if (client.state !== ClientState.JOINING) return;
      this.host.meters.kicked.inc({ why: 'silent' });
      ref.terminate();
    }, this.host.limits.answerSeconds * 1000);
    late.unref();
    ref.once('close', () => clearTimeout(late));
  }

  /** Whether frames must wait because the state is ahead of the record; `later` is called when they may go. */
  protected abstract held(later: () => void): boolean;

  private guard(client: GuestClient, frame: Buffer, pass: Frames['_onMessage']): void {
    if (client.userData === undefined) {
      pass(client, frame);
      return;
    }
    if (!this.rations.take(client.userData, this.host.steady())) {
      this.slowDown(client, frame);
      return;
    }
    this.host.intake.add(() => this.takeIn(client, frame, pass));
  }

  private takeIn(client: GuestClient, frame: Buffer, pass: Frames['_onMessage']): void {
    const code = frame[0];
    if (code === Protocol.JOIN_ROOM) {
      if (!this.held(() => pass(client, frame))) pass(client, frame);
      return;
    }
    try {
      if (code === Protocol.ROOM_REQUEST || code === Protocol.LEAVE_ROOM || code === Protocol.PING) pass(client, frame);
      else this.notice(client, 'UNKNOWN_MESSAGE', 'This server takes requests only');
    } catch {
      this.notice(client, 'BAD_MESSAGE', 'A frame that is no message');
    }
  }

  private slowDown(client: GuestClient, frame: Buffer): void {
    this.host.meters.refusals.inc({ code: 'TOO_FAST' });
    if (this.rations.excess(client.userData as Guest, this.host.steady()) > this.host.limits.mostRefused) {
      this.host.meters.kicked.inc({ why: 'flood' });
      const more = this.host.noise.next();
      if (more !== null) {
        this.host.log.warn({ room: this.roomId, client: client.sessionId, ...more }, 'a flood was cut off');
      }
      this.kickClient(client.sessionId, TOO_FAST, 'TOO_FAST');
      return;
    }
    const request = frame[0] === Protocol.ROOM_REQUEST ? requestId(frame) : null;
    if (request === null) return;
    const reply: Refused = { ok: false, code: 'TOO_FAST', message: 'Too many messages; this one was ignored' };
    client.enqueueRaw(getMessageBytes[Protocol.ROOM_RESPONSE](request, ANSWERED, reply));
  }

  /** Sends a notice to one client. */
  notice(client: GuestClient, code: FailureCode, message: string): void {
    const rule = ruleOfFailure(code);
    client.send('notice', rule === null ? { code, message } : { code, message, rule });
  }
}

/** The id under which a request is to be answered; null if the frame has none. */
function requestId(frame: Buffer): number | null {
  try {
    const id = decode.number(frame, { offset: 1 });
    return Number.isSafeInteger(id) && id >= 0 && id < 2 ** 32 ? id : null;
  } catch {
    return null;
  }
}
