/** A network between browsers and the product that can be cut. */
import { connect, createServer, type Socket } from 'node:net';

/** A request is at least this long; what only says that somebody is there is shorter. */
const REQUEST_BYTES = 40;

/** A way to a port that leads through here. */
export interface Line {
  readonly url: string;
  /** Everything that is under way is gone, and nothing new gets through until it is mended. */
  cut(): void;
  mend(): void;
  /**
   * Lets the next request through, and nothing that comes back on the connection it was sent on; or loses the request
   * itself and all that follows on its connection.
   */
  loseNext(what: 'request' | 'answer'): void;
  close(): void;
}

/** Opens a way to a port of this machine. */
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
