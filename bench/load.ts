/**
 * The load generator, a process of its own: connects two players and a spectator to every match, runs the closed loops,
 * and reports what the players waited for and what arrived at the spectators' sockets.
 */
import { closedLoop } from './closed-loop';
import type { Measured } from './live';
import { bareLoad } from './load-bare';
import { liveLoad } from './load-live';
import { rawLoad } from './load-raw';
import type { LoadRequest } from './protocol';

const KINDS = { raw: rawLoad, bare: bareLoad, live: liveLoad };

/** Lets what is still on its way to the watchers arrive. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 300));

async function measure({ kind, port, matches, seconds, warmUp }: LoadRequest): Promise<Measured> {
  const load = await KINDS[kind](port, matches);
  await closedLoop(load.acts, warmUp);
  await settle();
  const before = load.watchedBytes();
  let sent = 0;
  const counted = load.acts.map((act) => async () => {
    const did = await act();
    if (did) sent += 1;
    return did;
  });
  process.send?.({ measuring: true });
  const result = await closedLoop(counted, seconds);
  process.send?.({ measuring: false });
  await settle();
  return { ...result, bytesPerIntent: (load.watchedBytes() - before) / sent };
}

process.on('message', (request: LoadRequest) => {
  measure(request)
    .then((outcome) => process.send?.({ outcome }))
    .catch((error: unknown) => {
      process.send?.({ outcome: { error: error instanceof Error ? error.stack : String(error) } });
    })
    .finally(() => setTimeout(() => process.exit(0), 100));
});
