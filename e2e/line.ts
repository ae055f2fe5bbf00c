/** A network between browsers and the product that can be cut. */
import { connect, createServer, type Socket } from 'node:net';

/** A request is at least this many bytes; heartbeats are shorter. */
const REQUEST_BYTES = 40;

/** A proxy to a port. */
export interface Line {
  readonly url: string;
  /** Drops everything that is under way, and lets nothing new through until it is mended. */
  cut(): void;
  mend(): void;
  /**
   * Lets the next request through, but nothing that comes back on its connection; or drops the request itself and everything
   * after it on its connection.
   */
  loseNext(what: 'request' | 'answer'): void;
  close(): void;
}

/** Opens a proxy to a port of this machine. */
export async function openLine(port: number): Promise<Line> {
  const sockets = new Set<Socket>();
  let whole = true;
  let losing: 'request' | 'answer' | null = null;
  const server = createServer((near) => {
    if (!whole) {
      near.resetAndDestroy();
      return;
    }
    const far = connect(port, '127.0.0.1');
    for (const [here, there] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(here);
      here.on('error', () => there.destroy());
      here.on('close', () => {
        sockets.delete(here);
        there.destroy();
      });
    }
    let lost: 'request' | 'answer' | null = null;
    near.on('data', (chunk: Buffer) => {
      if (losing !== null && chunk.length >= REQUEST_BYTES) {
        lost = losing;
        losing = null;
      }
      if (lost !== 'request') far.write(chunk);
    });
    far.on('data', (chunk: Buffer) => {
      if (lost === null) near.write(chunk);
    });
  });
  const own = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : 0);
    });
  });
  const drop = () => {
    for (const socket of sockets) socket.resetAndDestroy();
  };
  return {
    url: `http://127.0.0.1:${own}`,
    cut() {
      whole = false;
      drop();
    },
    mend() {
      whole = true;
    },
    loseNext(what) {
      losing = what;
    },
    close() {
      server.close();
      drop();
    },
  };
}
