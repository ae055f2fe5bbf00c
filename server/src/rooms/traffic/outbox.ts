/**
 * The outgoing side of a connection. Frames sent together leave in one write, and a frame for many receivers is built once.
 * Frames for a crowd leave in parts, so that a move that arrives meanwhile need not wait for all of them.
 */
import type { Socket } from 'node:net';
import type { Client } from '@colyseus/core';
import WebSocket from 'ws';

/** A connection with this many unsent bytes does not keep up and is closed. */
const MOST_WAITING = 4 * 1024 * 1024;

/** Connections that are written to before anything else is handled. */
const AT_ONCE = 256;

/** Builds frames; missing in the types of `ws`. */
const { Sender } = WebSocket as unknown as {
  readonly Sender: { frame(message: Uint8Array, options: object): Buffer[] };
};
const BINARY = { fin: true, rsv1: false, opcode: 2, mask: false, readOnly: true };

/** The parts of a WebSocket of `ws` that are used here and missing in its types. */
export interface WebSocketLike {
  readonly OPEN: number;
  readonly readyState: number;
  readonly bufferedAmount: number;
  readonly _socket: Socket | null;
  terminate(): void;
}

/** A frame and the message in it. */
interface Framed {
  readonly message: Uint8Array;
  readonly frame: Buffer;
}

/** Outboxes whose frames are held until the end of this turn. */
let held: Outbox[] = [];
/** Outboxes whose turn comes in one of the next parts. Frames that they get until then leave with the others. */
let crowd: Outbox[] = [];
/** The latest frame, because the next connection usually gets the same message. */
let latest: Framed | null = null;

/** Everything that one connection is sent goes through its outbox. */
export class Outbox {
  private readonly socket: WebSocketLike;
  private frames: Buffer[] | null = null;

  /** Takes over the sending side of a new connection. */
  constructor(client: Pick<Client, 'ref' | 'raw'>) {
    this.socket = client.ref as unknown as WebSocketLike;
    const send = client.raw.bind(client);
    client.raw = (message, options, sent) => {
      if (this.frames !== null && sent === undefined) this.frames.push(framed(message));
      // The library hands out views of buffers that it writes to again.
      else if (this.keepsUp()) send(Buffer.from(message), options, sent);
    };
  }

  /** Holds all frames until the end of this turn, so that they leave together. */
  hold(): void {
    if (this.frames !== null) return;
    this.frames = [];
    if (held.push(this) === 1) process.nextTick(letGo);
  }

  /** Returns the waiting frames and removes them. */
  take(): readonly Buffer[] {
    const frames = this.frames ?? [];
    this.frames = null;
    return frames;
  }

  write(bytes: Buffer): void {
    const { socket } = this;
    if (socket.readyState === socket.OPEN && this.keepsUp()) socket._socket?.write(bytes);
  }

  /** Whether the connection keeps up; if not, it is closed. */
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
  write(outboxes.slice(0, AT_ONCE));
  if (outboxes.length <= AT_ONCE) return;
  if (crowd.length === 0) setImmediate(letGoCrowd);
  crowd = [...crowd, ...outboxes.slice(AT_ONCE)];
}

function letGoCrowd(): void {
  const part = crowd.slice(0, AT_ONCE);
  crowd = crowd.slice(AT_ONCE);
  if (crowd.length > 0) setImmediate(letGoCrowd);
  write(part);
}

function write(outboxes: readonly Outbox[]): void {
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
