/**
 * The live measurements: raw relay, bare room, durable bare room and match room, each a server process of its own under the
 * same load from another process. They take turns of a few seconds, so that other work of the machine affects all alike.
 */
import { answer, Generator, type Run, startProcess } from './generator';
import type { Kind } from './protocol';

const SERVERS: Readonly<Record<Kind, string>> = {
  raw: 'raw-relay.ts',
  bare: 'bare-room.ts',
  durable: 'durable-room.ts',
  'off-thread': 'off-thread-room.ts',
  live: 'match-room.ts',
};
const LIVE = ['raw', 'bare', 'durable', 'live'] as const;
const THREADS = ['durable', 'off-thread'] as const;

/** The turns of one round, in seconds; every round has processes of its own. */
interface Effort {
  readonly matches: number;
  readonly rounds: number;
  readonly warmUp: number;
  readonly turns: number;
  readonly turn: number;
}

const FULL: Effort = { matches: 24, rounds: 3, warmUp: 10, turns: 4, turn: 3 };
const QUICK: Effort = { matches: 24, rounds: 1, warmUp: 2, turns: 2, turn: 2 };

/** The results of all kinds in one turn. */
type Turn<K extends Kind> = Readonly<Record<K, Run>>;

/** A server with its load generator. */
interface Side<K extends Kind> {
  readonly kind: K;
  run(seconds: number): Promise<Run>;
  close(): void;
}

async function open<K extends Kind>(kind: K, matches: number): Promise<Side<K>> {
  const file = SERVERS[kind];
  const host = startProcess(file);
  const { port } = await answer<{ port: number }>(host, 'port', file);
  const generator = await Generator.open({ kind, port, matches }, [host.pid]);
  return {
    kind,
    run: (seconds: number) => generator.run(seconds),
    close() {
      generator.close();
      if (host.connected) host.disconnect();
    },
  };
}

async function measureRound<K extends Kind>(kinds: readonly K[], effort: Effort): Promise<Turn<K>[]> {
  const { matches, warmUp, turns, turn } = effort;
  const sides: Side<K>[] = [];
  try {
    for (const kind of kinds) sides.push(await open(kind, matches));
    for (const side of sides) await side.run(warmUp);
    const measured: Turn<K>[] = [];
    for (let n = 0; n < turns; n++) {
      const runs: [K, Run][] = [];
      for (const side of sides) {
        const run = await side.run(turn);
        console.error(`${side.kind}: ${busy(run)}`);
        runs.push([side.kind, run]);
      }
      measured.push(Object.fromEntries(runs) as Turn<K>);
      // The order is reversed, so that no kind always follows the busiest.
      sides.reverse();
    }
    return measured;
  } finally {
    for (const side of sides) side.close();
  }
}

/** Says which of the two processes was at its limit. */
function busy(run: Run): string {
  const [server, generator] = [run.serverCores, run.loadCores].map((cores) => cores.toFixed(2));
  return `${Math.round(perSecond(run))}/s, server ${server} cores, load generator ${generator} cores`;
}

/** The median. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** Rounded to a whole number if that is exact enough, else to three decimals. */
export function rounded(value: number): number {
  return value >= 100 ? Math.round(value) : Number(value.toFixed(3));
}

function perSecond({ intents, seconds }: Run): number {
  return intents / seconds;
}

async function measureTurns<K extends Kind>(kinds: readonly K[], quick: boolean): Promise<Turn<K>[]> {
  const effort = quick ? QUICK : FULL;
  const turns: Turn<K>[] = [];
  for (let round = 0; round < effort.rounds; round++) turns.push(...(await measureRound(kinds, effort)));
  return turns;
}

/** Measures all kinds in turn, and returns medians over the turns of all rounds; bytes are the mean of everything sent. */
export async function measureLive(quick: boolean) {
  const turns = await measureTurns(LIVE, quick);
  const of = (pick: (turn: (typeof turns)[number]) => number) => rounded(median(turns.map(pick)));
  const total = (pick: (run: Run) => number) => turns.reduce((sum, { live }) => sum + pick(live), 0);
  return {
    intentsPerSecond: of(({ live }) => perSecond(live)),
    durableRoomPerSecond: of(({ durable }) => perSecond(durable)),
    bareRoomPerSecond: of(({ bare }) => perSecond(bare)),
    rawSocketPerSecond: of(({ raw }) => perSecond(raw)),
    ratioToDurableRoom: of(({ live, durable }) => perSecond(live) / perSecond(durable)),
    ratioToBareRoom: of(({ live, bare }) => perSecond(live) / perSecond(bare)),
    bytesPerIntent: rounded(total(({ bytes }) => bytes) / total(({ sent }) => sent)),
    p50Ms: of(({ live }) => live.p50Ms),
    p99Ms: of(({ live }) => live.p99Ms),
    durableRoomP50Ms: of(({ durable }) => durable.p50Ms),
    durableRoomP99Ms: of(({ durable }) => durable.p99Ms),
    /** The server's processor time for an intent. */
    msPerIntent: of(({ live }) => (live.serverCores / perSecond(live)) * 1000),
    durableRoomMsPerIntent: of(({ durable }) => (durable.serverCores / perSecond(durable)) * 1000),
  };
}

/** Measures the durable bare room with its journal on the main thread and in a worker, in turn; medians over the turns. */
export async function measureThreads(quick: boolean) {
  const turns = await measureTurns(THREADS, quick);
  const of = (kind: (typeof THREADS)[number]) => {
    const middle = (pick: (run: Run) => number) => rounded(median(turns.map((turn) => pick(turn[kind]))));
    return {
      intentsPerSecond: middle(perSecond),
      p50Ms: middle(({ p50Ms }) => p50Ms),
      p99Ms: middle(({ p99Ms }) => p99Ms),
      /** The server's processor time for an intent, all threads together. */
      msPerIntent: middle((run) => (run.serverCores / perSecond(run)) * 1000),
    };
  };
  return { mainThread: of('durable'), worker: of('off-thread') };
}
