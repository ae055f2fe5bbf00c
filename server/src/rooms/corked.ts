/** Lets several frames to one connection leave in one write. */
import type { Socket } from 'node:net';
import type { GuestClient } from './guarded-room';

interface WithSocket {
  readonly _socket?: Socket | null;
}

/** Runs `send`; what it and the rest of this turn write to these clients goes out together. */
export function corked(clients: Iterable<GuestClient>, send: () => void): void {
  const sockets: Socket[] = [];
  for (const { ref } of clients) {
    const socket = (ref as WithSocket)._socket;
    if (socket == null) continue;
    socket.cork();
    sockets.push(socket);
  }
  try {
    send();
  } finally {
    process.nextTick(() => {
      for (const socket of sockets) socket.uncork();
    });
  }
}
