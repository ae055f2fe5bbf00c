/**
 * The outgoing side of a connection. Frames sent together leave in one write, made once for all receivers of the same:
 * a frame for fifty spectators is not made fifty times.
 */
import type { Socket } from 'node:net';
import type { Client } from '@colyseus/core';
import WebSocket from 'ws';

/** A connection that has not taken in so many bytes of what it was sent will not do so any more. */
const MOST_WAITING = 4 * 1024 * 1024;

/** Makes frames; the library's types leave it out. */
const { Sender } = WebSocket as unknown as {
  readonly Sender: { frame(message: Uint8Array, options: object): Buffer[] };
};
const BINARY = { fin: true, rsv1: false, opcode: 2, mask: false, readOnly: true };

/** The part of the library's WebSocket that is needed here, which its types leave out. */
export interface WebSocketLike {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  readonly _socket: Socket | null;
  terminate(): void;
}

/** A frame and the message it was made of. */
interface Framed {
  readonly message: Uint8Array;
  readonly frame: Buffer;
}

/** Outboxes that are held; they are let go when everything that follows at once has been done. */
let held: Outbox[] = [];
/** The latest frame: as a rule the next connection is sent the same message. */
let latest: Framed | null = null;

/** The outbox of one connection, through which goes all that it is sent. */
export class Outbox {
  private readonly socket: WebSocketLike;
  private frames: Buffer[] | null = null;

  /** Takes over what a connection that has just come is sent. */
  constructor(client: Pick<Client, 'ref' | 'raw'>) {
    this.socket = client.ref as unknown as WebSocketLike;
    const send = client.raw.bind(client);
    client.raw = (message, options, sent) => {
      if (this.frames !== null && sent === undefined) this.frames.push(framed(message));
      // The library hands out views of buffers that it writes to again.
      else if (this.keepsUp()) send(Buffer.from(message), options, sent);
    };
  }

  /** Holds all frames from now on until the end of this turn, so that they leave together. */
  hold(): void {
    if (this.frames !== null) return;
    this.frames = [];
    if (held.push(this) === 1) process.nextTick(letGo);
  }

  /** Takes out what is waiting. */
  take(): readonly Buffer[] {
    const frames = this.frames ?? [];
    this.frames = null;
    return frames;
  }

  write(bytes: Buffer): void {
    const { socket } = this;
    if (socket.readyState === socket.OPEN && this.keepsUp()) socket._socket?.write(bytes);
  }

  /** Whether it takes in what it is sent; if not, the connection is ended. */
  private keepsUp(): boolean {
    if (this.socket.bufferedAmount <= MOST_WAITING) return true;
    this.socket.terminate();
    return false;
  }
}

function framed(message: Uint8Array): Buffer {
  if (latest?.message !== message) latest = { message, frame: Buffer.concat(Sender.frame(message, BINARY)) };
  return latest.frame;
}

function letGo(): void {
  const outboxes = held;
  held = [];
  latest = null;
  let before: readonly Buffer[] = [];
  let bytes: Buffer = Buffer.alloc(0);
  for (const outbox of outboxes) {
    const frames = outbox.take();
    if (frames.length === 0) continue;
    if (!isSame(frames, before)) bytes = frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames);
    before = frames;
    outbox.write(bytes);
  }
}

function isSame(some: readonly Buffer[], others: readonly Buffer[]): boolean {
  return some.length === others.length && some.every((frame, i) => frame === others[i]);
}
