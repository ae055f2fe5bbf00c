/** A connection without the client library, which sees every byte and can send any. */
import { encode } from '@colyseus/schema';
import { ROOM } from '@dwo/shared';
import { encode as pack, decode as unpack } from '@msgpack/msgpack';
import WebSocket from 'ws';

const JOIN = 10;
const REQUEST = 21;
const RESPONSE = 22;

/** Joins a match by hand and keeps what arrives. */
export class RawClient {
  readonly frames: Buffer[] = [];
  closed: number | null = null;
  private readonly replies = new Map<number, (reply: unknown) => void>();
  private requests = 40;

  private constructor(private readonly socket: WebSocket) {
    socket.binaryType = 'nodebuffer';
    socket.on('message', (frame: Buffer) => this.receive(frame));
    socket.on('close', (code) => {
      this.closed = code;
    });
    socket.on('error', () => {});
  }

  static async join(port: number, matchId: string, token?: string): Promise<RawClient> {
    const response = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/${ROOM}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ matchId, ...(token === undefined ? {} : { token }) }),
    });
    const place = (await response.json()) as { processId: string; roomId: string; sessionId: string };
    const { processId, roomId, sessionId } = place;
    const client = new RawClient(
      new WebSocket(`ws://127.0.0.1:${port}/${processId}/${roomId}?sessionId=${sessionId}&skipHandshake=1`),
    );
    while (!client.frames.some((frame) => frame[0] === 14)) {
      if (client.closed !== null) throw new Error(`Closed with ${client.closed} while joining`);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    return client;
  }

  private receive(frame: Buffer): void {
    this.frames.push(frame);
    if (frame[0] === JOIN) this.socket.send(Buffer.from([JOIN]));
    if (frame[0] !== RESPONSE) return;
    const id = frame[1] as number;
    this.replies.get(id)?.(frame.length > 3 ? unpack(frame.subarray(3)) : undefined);
    this.replies.delete(id);
  }

  /** Sends an unrequested ping or pong. */
  control(kind: 'ping' | 'pong'): void {
    if (this.socket.readyState === WebSocket.OPEN) this.socket[kind]();
  }

  /** Sends a request with any payload; its id takes one byte. */
  request(type: string, payload: unknown): Promise<unknown> {
    return this.requestBytes(type, pack(payload));
  }

  /** The same with an encoded payload. */
  requestBytes(type: string, payload: Uint8Array): Promise<unknown> {
    const id = this.requests++ % 128;
    const reply = new Promise((resolve) => this.replies.set(id, resolve));
    this.sendBytes(this.requestFrame(id, type, payload));
    return reply;
  }

  requestFrame(id: number, type: string, payload: Uint8Array): Buffer {
    const head = Buffer.alloc(64 + type.length * 4);
    const it = { offset: 1 };
    head[0] = REQUEST;
    encode.number(head, id, it);
    encode.string(head, type, it);
    return Buffer.concat([head.subarray(0, it.offset), payload]);
  }

  sendBytes(bytes: Uint8Array | string): void {
    this.socket.send(bytes);
  }

  /** Stops reading. */
  pause(): void {
    this.socket.pause();
  }

  close(): void {
    this.socket.terminate();
  }
}
