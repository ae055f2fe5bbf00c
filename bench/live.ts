/**
 * The live measurements: raw relay, bare room and match room, each a server process of its own under the same load from
 * another process. The three take turns, several rounds, so that whatever else the machine does falls on all alike.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { LoopResult } from './closed-loop';
import { cpuSeconds } from './cpu';
import type { LoadRequest } from './protocol';

/** What a load generator saw of one server. */
export type Measured = LoopResult & { readonly bytesPerIntent: number };

const SERVERS = { raw: 'raw-relay.ts', bare: 'bare-room.ts', live: 'match-room.ts' } as const;

/** Starts a file of the benchmark as a process of its own that can be talked to. */
export function startProcess(file: string, execArgv: readonly string[] = []): ChildProcess {
  const loader = join(__dirname, '..', 'server', 'load-typescript.js');
  return fork(join(__dirname, file), [], { stdio: ['ignore', 2, 2, 'ipc'], execArgv: ['-r', loader, ...execArgv] });
}

/** The next message that has this field; frameworks send some of their own. */
export function answer<T extends object>(child: ChildProcess, field: keyof T & string, name: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const listen = (message: unknown): void => {
      if (typeof message !== 'object' || message === null || !(field in message)) return;
      child.off('message', listen);
      resolve(message as T);
    };
    child.on('message', listen);
    child.once('exit', (code) => reject(new Error(`${name} ended with ${code} before it answered`)));
  });
}

/** Says on stderr which of the two processes was at its limit. */
function reportBusy(kind: string, host: ChildProcess, load: ChildProcess): void {
  const used = () => [host, load].map(({ pid }) => cpuSeconds(pid ?? 0) ?? 0);
  let before = used();
  let began = performance.now();
  load.on('message', (message) => {
    if (typeof message !== 'object' || message === null || !('measuring' in message)) return;
    if (message.measuring) {
      before = used();
      began = performance.now();
      return;
    }
    const seconds = (performance.now() - began) / 1000;
    const [server = 0, generator = 0] = used().map((now, i) => (now - (before[i] ?? 0)) / seconds);
    console.error(`${kind}: server ${server.toFixed(2)} cores, load generator ${generator.toFixed(2)} cores`);
  });
}

async function measure(request: Omit<LoadRequest, 'port'>): Promise<Measured> {
  const file = SERVERS[request.kind];
  const host = startProcess(file);
  try {
    const { port } = await answer<{ port: number }>(host, 'port', file);
    const load = startProcess('load.ts');
    reportBusy(request.kind, host, load);
    load.send({ ...request, port } satisfies LoadRequest);
    const { outcome } = await answer<{ outcome: Measured | { error: string } }>(load, 'outcome', 'load.ts');
    if ('error' in outcome) throw new Error(`${request.kind}: ${outcome.error}`);
    return outcome;
  } finally {
    if (host.connected) host.disconnect();
  }
}

/** The middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Whole where that is exact enough, else three decimals. */
export function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toFixed(3));
}

/** Measures all three in turns and returns medians over the rounds. */
export async function measureLive(quick: boolean) {
  const effort = quick ? { matches: 24, seconds: 3, warmUp: 2 } : { matches: 24, seconds: 8, warmUp: 10 };
  const rounds: Record<'raw' | 'bare' | 'live', Measured>[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round += 1) {
    const raw = await measure({ kind: 'raw', ...effort });
    const bare = await measure({ kind: 'bare', ...effort });
    const live = await measure({ kind: 'live', ...effort });
    rounds.push({ raw, bare, live });
  }
  const perSecond = ({ intents, seconds }: Measured) => intents / seconds;
  const of = (pick: (round: (typeof rounds)[number]) => number) => rounded(median(rounds.map(pick)));
  return {
    intentsPerSecond: of(({ live }) => perSecond(live)),
    bareRoomPerSecond: of(({ bare }) => perSecond(bare)),
    rawSocketPerSecond: of(({ raw }) => perSecond(raw)),
    ratioToBareRoom: of(({ live, bare }) => perSecond(live) / perSecond(bare)),
    bytesPerIntent: of(({ live }) => live.bytesPerIntent),
    p50Ms: of(({ live }) => live.p50Ms),
    p99Ms: of(({ live }) => live.p99Ms),
  };
}
