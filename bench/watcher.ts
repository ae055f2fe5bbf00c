/** A spectator that costs the load generator little: it reads every byte and decodes none. */
import { ROOM } from '@dwo/shared';
import { WebSocket } from 'ws';

/** First bytes of frames: the room's handshake, which is answered with the same byte, and the whole state. */
const JOIN = 10;
const STATE = 14;
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
