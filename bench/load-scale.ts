/**
 * A growing load, as a process of its own: opens matches with two players and a spectator each, adds spectators to the first of
 * them, and plays every match at the pace of people.
 */
import type { WebSocket } from 'ws';
import { atOnce } from './at-once';
import { actor, openTable, type Table } from './load-live';
import { type PacedResult, paced } from './paced';
import { watch } from './watcher';

/** An order to such a process. */
export type ScaleOrder =
  | { readonly open: number; readonly port: number; readonly figures: number }
  | { readonly watch: number; readonly port: number; readonly match: string }
  | { readonly everyMs: number; readonly seconds: number };

/** The outcome of an order; `match` is the id of the first match opened. */
export type ScaleOutcome = Partial<PacedResult> & { readonly match?: string | undefined; readonly error?: string };

/** The number of clients that join at once. */
const WIDTH = 8;

const tables: Table[] = [];
const acts: ReturnType<typeof actor>[] = [];
const watchers: WebSocket[] = [];

async function follow(order: ScaleOrder): Promise<ScaleOutcome> {
  if ('open' in order) {
    await atOnce(order.open, WIDTH, async () => {
      const table = await openTable(order.port, order.figures);
      tables.push(table);
      acts.push(actor(table, order.figures));
    });
    return { match: tables[0]?.id };
  }
  if ('watch' in order) {
    await atOnce(order.watch, WIDTH, async () => void watchers.push(await watch(order.port, order.match)));
    return {};
  }
  return paced(acts, order.everyMs, order.seconds);
}

process.on('message', (order: ScaleOrder) => {
  follow(order)
    .catch((error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((scaled) => process.send?.({ scaled }));
});
process.on('disconnect', () => process.exit(0));
