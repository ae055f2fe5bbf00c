/**
 * Pings every WebSocket in turn and closes those that stay silent. Colyseus would ping all of them in the same moment: with
 * 18,000 people nobody could be served until all pings were written, and again until all answers were read.
 */
import type { Server } from 'node:http';
import type WebSocket from 'ws';

/** Every socket is pinged once in this time. */
const EVERY_MS = 3_000;
/** A round of pings is made in this many parts. */
const PARTS = 30;
/** A socket that has not answered this many pings is closed. */
const UNANSWERED = 2;

/** A socket with its unanswered pings; Colyseus counts from 0 again at every answer. */
type Pinged = WebSocket & { pingCount: number };

/** Pings the sockets of a transport until its server closes. */
export function pingInTurn(http: Server, transport: object, everyMs = EVERY_MS): void {
  const { wss } = transport as { readonly wss: WebSocket.Server };
  const sockets = wss.clients as Set<Pinged>;
  let round = sockets.values();
  let part = 0;
  const timer = setInterval(() => {
    if (part === 0) round = sockets.values();
    part = (part + 1) % PARTS;
    // Sockets that came since the round began are at its end, and the last part takes all of them.
    const most = part === 0 ? sockets.size : Math.ceil(sockets.size / PARTS);
    for (let n = 0; n < most; n++) {
      const { value, done } = round.next();
      if (done) return;
      ping(value);
    }
  }, everyMs / PARTS);
  http.once('close', () => clearInterval(timer));
}

function ping(socket: Pinged): void {
  if (socket.pingCount >= UNANSWERED) {
    socket.terminate();
    return;
  }
  socket.pingCount++;
  if (socket.readyState === socket.OPEN) socket.ping();
}
