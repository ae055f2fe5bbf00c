/** Limits of connections besides their messages: their number per address, and their control frames. */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { WebSocketTransport } from '@colyseus/ws-transport';
import type WebSocket from 'ws';
import type { Host } from '../host';
import { TokenBucket } from '../rooms/traffic/token-bucket';
import { networkOf } from './address';

/** The burst of control frames is worth this many seconds. */
const BURST_SECONDS = 12;

/** Closes a new connection, before anything is read, if its address has too many open. Our own proxies are not counted. */
export function capConnections(http: Server, { limits, meters, web }: Host): void {
  const open = new Map<string, number>();
  http.on('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    if (web.trust(remoteAddress, 0)) return;
    const address = networkOf(remoteAddress);
    const count = open.get(address) ?? 0;
    if (count >= limits.connectionsPerAddress) {
      meters.kicked.inc({ why: 'connections' });
      socket.destroy();
      return;
    }
    open.set(address, count + 1);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left === 0) open.delete(address);
      else open.set(address, left);
    });
  });
}

/** Closes WebSockets that send more pings and pongs than a heartbeat needs: `ws` answers them without counting. */
export function limitControls(transport: WebSocketTransport, { limits, meters, steady }: Host): void {
  const { wss } = transport as unknown as { readonly wss: WebSocket.Server };
  wss.on('connection', (socket) => {
    const { controlsPerSecond } = limits;
    const bucket = new TokenBucket(controlsPerSecond, BURST_SECONDS * controlsPerSecond, steady());
    const count = () => {
      if (bucket.take(steady())) return;
      meters.kicked.inc({ why: 'controls' });
      socket.terminate();
    };
    socket.on('ping', count);
    socket.on('pong', count);
  });
}
