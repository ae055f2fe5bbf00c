/** A person who costs the load generator little: they read every byte and decode none of the state. */
import { encode } from '@colyseus/schema';
import { ROOM } from '@dwo/shared';
import { encode as pack, decode as unpack } from '@msgpack/msgpack';
import { WebSocket } from 'ws';

/** First bytes of frames: the room's handshake, which is answered with the same byte, and the whole state. */
const JOIN = 10;
const STATE = 14;
/** The same of a request, and of the reply to it. */
const REQUEST = 21;
const REPLY = 22;
const PATIENCE_MS = 60_000;

/** Joins a match; resolves when the whole state has come, rejects if the server refuses it. */
export async function watch(port: number, matchId: string): Promise<WebSocket> {
  const response = await fetch(`http://127.0.0.1:${port}/matchmake/joinOrCreate/${ROOM}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ matchId }),
  });
  const { processId, roomId, sessionId } = (await response.json()) as Record<string, string | undefined>;
  if (sessionId === undefined) throw new Error(`No place for a spectator: ${response.status}`);
  const path = `${processId}/${roomId}?sessionId=${sessionId}&skipHandshake=1`;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${path}`, { perMessageDeflate: false });
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('The state does not come')), PATIENCE_MS);
    socket.on('message', (frame: Buffer) => {
      if (frame[0] === JOIN) socket.send(Buffer.from([JOIN]));
      if (frame[0] !== STATE) return;
      clearTimeout(late);
      resolve(socket);
    });
    socket.on('error', reject);
    socket.on('close', (code) => reject(new Error(`Closed with ${code}`)));
  });
}

/** Takes the chair of a side; resolves when the server has agreed. */
export async function sit(socket: WebSocket, side: string): Promise<void> {
  const head = Buffer.alloc(16);
  const it = { offset: 1 };
  head[0] = REQUEST;
  encode.number(head, 1, it);
  encode.string(head, 'sit', it);
  const answered = new Promise<Buffer>((resolve) => {
    const listen = (frame: Buffer): void => {
      if (frame[0] !== REPLY) return;
      socket.off('message', listen);
      resolve(frame);
    };
    socket.on('message', listen);
  });
  socket.send(Buffer.concat([head.subarray(0, it.offset), pack({ name: side, wish: side })]));
  const reply = unpack((await answered).subarray(3)) as { readonly ok: boolean; readonly message?: string };
  if (!reply.ok) throw new Error(`No chair: ${reply.message}`);
}
