/** Begins to listen on a port, and ends a server so that nothing that has arrived is lost. */
import type { Server as HttpServer } from 'node:http';
import type { Server } from '@colyseus/core';
import { StartError } from './failure';
import type { Host } from './host';
import type { Journal } from './journal/journal';

/** How long requests that have arrived may take to be answered at the end. */
const ANSWER_MS = 5_000;

/** Takes no more connections and lets every request that has arrived be answered, for at most ANSWER_MS. */
async function answerAll(http: HttpServer): Promise<void> {
  // A connection kept alive counts as idle only once its answer is out.
  const idle = setInterval(() => http.closeIdleConnections(), 20);
  const late = setTimeout(() => http.closeAllConnections(), ANSWER_MS);
  await new Promise<void>((resolve) => http.close(() => resolve()));
  clearInterval(idle);
  clearTimeout(late);
}

/** Ends everything in order: rooms, requests, notices, computers, neighbours, and the journal at last. */
export async function close(http: HttpServer, colyseus: Server, host: Host, journal: Journal): Promise<void> {
  host.draining = true;
  // Requests that arrive meanwhile are refused, and a proxy sends them to another process.
  await colyseus.gracefullyShutdown(false);
  await answerAll(http);
  host.meters.close();
  await host.people.notices.stop();
  await host.thinkers.close();
  await host.neighbours.close();
  await journal.close();
}

/** Listens on a port. Rejects with a StartError that says why if that is impossible. */
export function listen(http: HttpServer, port: number, address: string | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => reject(new StartError(whyNot(error, port))));
    http.listen({ port, ...(address === undefined ? {} : { host: address }) }, () => {
      http.removeAllListeners('error');
      resolve();
    });
  });
}

function whyNot({ code, message }: NodeJS.ErrnoException, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use by another program. Choose another with PORT=...`;
  if (code === 'EACCES') return `Port ${port} may not be used by this user. Choose one above 1023 with PORT=...`;
  return `The server can't listen on port ${port}: ${message}`;
}
