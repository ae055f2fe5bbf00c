/** A slow connection to a server. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Opens a port that forwards to another one; all data is delayed by `eachWayMs` in each direction. */
export async function laggyPort(port: number, eachWayMs: number) {
  const open = new Set<Socket>();
  const later = (from: Socket, to: Socket) => {
    open.add(from);
    from.on('data', (bytes) => setTimeout(() => to.writable && to.write(bytes), eachWayMs));
    from.on('end', () => setTimeout(() => to.end(), eachWayMs));
    from.on('error', () => to.destroy());
  };
  const proxy = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    later(client, upstream);
    later(upstream, client);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const close = () => {
    for (const socket of open) socket.destroy();
    proxy.close();
  };
  return { port: (proxy.address() as AddressInfo).port, close };
}
