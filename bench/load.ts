/**
 * The load generator, a process of its own: connects two players and a spectator to every match, runs the closed loops for as
 * long as it is told to, and reports the players' waiting times and the bytes at the spectators' sockets.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { closedLoop } from './closed-loop';
import { bareLoad } from './load-bare';
import { liveLoad } from './load-live';
import { rawLoad } from './load-raw';
import type { Answer, Load, LoadOrder, Outcome } from './protocol';

const KINDS = { raw: rawLoad, bare: bareLoad, durable: bareLoad, 'off-thread': bareLoad, live: liveLoad };

/** The time for messages that are still on their way to the spectators. */
const SETTLE_MS = 300;

let load: Load | null = null;

const tell = (answer: Answer) => process.send?.(answer);

async function follow(order: LoadOrder): Promise<Outcome> {
  if ('open' in order) {
    const { kind, port, matches } = order.open;
    load = await KINDS[kind](port, matches);
    return {};
  }
  if (load === null) throw new Error('Nothing is open yet');
  const before = load.watchedBytes();
  let sent = 0;
  const counted = load.acts.map((act) => async () => {
    const did = await act();
    if (did) sent += 1;
    return did;
  });
  const loop = await closedLoop(counted, order.run);
  tell({ looped: true });
  await sleep(SETTLE_MS);
  return { measured: { ...loop, sent, bytes: load.watchedBytes() - before } };
}

process.on('message', (order: LoadOrder) => {
  follow(order)
    .catch((error: unknown) => ({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }))
    .then((outcome) => tell({ outcome }));
});
process.on('disconnect', () => process.exit(0));
