/** The lowest bound: a `ws` server that passes every message on to its match, and knows nothing else. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, WebSocketServer } from 'ws';

const matches = new Map<string, Set<WebSocket>>();
const http = createServer();
const sockets = new WebSocketServer({ server: http, perMessageDeflate: false });
sockets.on('connection', (socket, request) => {
  const match = request.url ?? '/';
  const members = matches.get(match) ?? new Set();
  matches.set(match, members.add(socket));
  socket.on('message', (data) => {
    for (const member of members) if (member.readyState === WebSocket.OPEN) member.send(data);
  });
});
http.listen(0, '127.0.0.1', () => process.send?.({ port: (http.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));
