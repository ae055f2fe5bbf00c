/**
 * A growing load, as a process of its own: opens matches with two players and a spectator each, adds spectators to one match
 * and people who do nothing, and plays its matches at the pace of people.
 */
import type { WebSocket } from 'ws';
import { atOnce } from './at-once';
import { type IdleKind, PEOPLE } from './idle-places';
import { actor, newBattle, openPlayed, SIDES } from './load-live';
import { paced } from './paced';
import { type Stalls, watchStalls } from './stalls';
import { sit, watch } from './watcher';

/** An order to such a process. */
export type ScaleOrder =
  | { readonly open: number; readonly port: number; readonly figures: number }
  | { readonly watch: number; readonly port: number; readonly match: string }
  | { readonly idle: IdleKind; readonly places: number; readonly port: number; readonly figures: number }
  | { readonly everyMs: number; readonly seconds: number };

/** The outcome of an order: the first match opened, the players' waits, and what held this process up. */
export interface ScaleOutcome {
  readonly match?: string | undefined;
  readonly waits?: readonly number[];
  readonly stalls?: Stalls;
  readonly error?: string;
}

/** The number of clients that join at once. */
const WIDTH = 4;

const stalls = watchStalls();
const matches: string[] = [];
const acts: ReturnType<typeof actor>[] = [];
/** Everybody who only reads; kept so that no connection is forgotten. */
const readers: WebSocket[] = [];

async function open(port: number, figures: number): Promise<void> {
  const table = await openPlayed(port, figures);
  readers.push(await watch(port, table.id));
  matches.push(table.id);
  acts.push(actor(table, figures));
}

/** Opens a lobby in which one person sits and two look on, or a match by correspondence between two. */
async function openIdle(kind: IdleKind, port: number, figures: number): Promise<void> {
  const terms = kind === 'correspondence' ? { kind, days: 3 } : { kind: 'standard' };
  const id = await newBattle(port, figures, { terms });
  for (let n = 0; n < PEOPLE[kind]; n += 1) {
    const socket = await watch(port, id);
    readers.push(socket);
    const side = kind === 'correspondence' || n === 0 ? SIDES[n] : undefined;
    if (side !== undefined) await sit(socket, side);
  }
}

async function follow(order: ScaleOrder): Promise<ScaleOutcome> {
  if ('open' in order) {
    await atOnce(order.open, WIDTH, () => open(order.port, order.figures));
    return { match: matches[0] };
  }
  if ('watch' in order) {
    await atOnce(order.watch, WIDTH, async () => void readers.push(await watch(order.port, order.match)));
    return {};
  }
  if ('idle' in order) {
    await atOnce(order.places, WIDTH, () => openIdle(order.idle, order.port, order.figures));
    return {};
  }
  stalls();
  const waits = await paced(acts, order.everyMs, order.seconds);
  return { waits, stalls: stalls() };
}

process.on('message', (order: ScaleOrder) => {
  follow(order)
    .catch((error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((scaled) => process.send?.({ scaled }));
});
process.on('disconnect', () => process.exit(0));
