/**
 * The capacity of one server: spectators of one match, and matches at the pace of people, increased until players wait too
 * long. Also the cost of a joining spectator, and of the list of matches.
 */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from './cpu';
import { answer, startProcess } from './generator';
import { median, rounded } from './live';
import type { ScaleOrder, ScaleOutcome } from './load-scale';
import type { PacedResult } from './paced';

/** Players wait too long if the 95th percentile is above this. */
const TOO_LONG_MS = 100;
/** The list of matches is measured with this many open. */
const LISTED_AT = 500;
const LIST_EVERY_MS = 200;

interface Effort {
  /** Spectators of one match, step by step, and the figures on its table. */
  readonly spectators: readonly number[];
  readonly crowdFigures: number;
  /** Matches, step by step. */
  readonly matches: readonly number[];
  readonly figures: number;
  readonly seconds: number;
}

const upTo = (most: number, by: number) => Array.from({ length: most / by }, (_, i) => (i + 1) * by);

const FULL: Effort = {
  spectators: [500, 1000, 2000],
  crowdFigures: 200,
  matches: upTo(3000, 250),
  figures: 50,
  seconds: 10,
};
const QUICK: Effort = { ...FULL, spectators: [50, 100, 200], matches: [20, 40], seconds: 3 };

/** The players' waiting times, and the cores that the server kept busy meanwhile. */
type Played = PacedResult & { readonly serverCores: number };

/** One server and its load. */
class LoadedServer {
  private constructor(
    private readonly host: ChildProcess,
    readonly port: number,
    private readonly loads: readonly ChildProcess[],
  ) {}

  /** A new server with this many load processes. */
  static async open(loads: number): Promise<LoadedServer> {
    const host = startProcess('match-room.ts', ['--expose-gc']);
    const { port } = await answer<{ port: number }>(host, 'port', 'match-room.ts');
    return new LoadedServer(
      host,
      port,
      Array.from({ length: loads }, () => startProcess('load-scale.ts')),
    );
  }

  /** Sends an order to one of the load processes; resolves when it is done. */
  async order(order: ScaleOrder, load = 0): Promise<ScaleOutcome> {
    const child = this.loads[load] as ChildProcess;
    const answered = answer<{ scaled: ScaleOutcome }>(child, 'scaled', 'load-scale.ts');
    child.send(order);
    const { scaled } = await answered;
    if (scaled.error !== undefined) throw new Error(scaled.error);
    return scaled;
  }

  /** Plays from the first load process; returns its players' waiting times and the server's busy cores. */
  async play(everyMs: number, seconds: number): Promise<Played> {
    const [before, began] = [this.cpuSeconds, performance.now()];
    const { intents = 0, p50Ms = 0, p95Ms = 0, p99Ms = 0 } = await this.order({ everyMs, seconds });
    const took = (performance.now() - began) / 1000;
    const [p50, p95, p99] = [p50Ms, p95Ms, p99Ms].map((ms) => rounded(ms)) as [number, number, number];
    const serverCores = rounded((this.cpuSeconds - before) / took);
    return { intents, p50Ms: p50, p95Ms: p95, p99Ms: p99, serverCores };
  }

  /** Plays three times; returns the run whose 95th percentile is the median. */
  async playThrice(everyMs: number, seconds: number): Promise<Played> {
    const runs: Played[] = [];
    for (let n = 0; n < 3; n += 1) runs.push(await this.play(everyMs, seconds));
    runs.sort((a, b) => a.p95Ms - b.p95Ms);
    return runs[1] as Played;
  }

  /** The server's bytes in use after garbage collection: heap and buffers. */
  async memory(): Promise<number> {
    this.host.send('memory');
    return (await answer<{ memory: number }>(this.host, 'memory', 'match-room.ts')).memory;
  }

  /** Megabytes that the server's process takes. */
  get residentMb(): number {
    const line = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${this.host.pid}/status`, 'utf8'));
    return Math.round(Number(line?.[1] ?? 0) / 1024);
  }

  get cpuSeconds(): number {
    return cpuSeconds(this.host.pid ?? 0) ?? 0;
  }

  close(): void {
    for (const child of [...this.loads, this.host]) if (child.connected) child.disconnect();
  }
}

/**
 * Measures spectators of one match whose players move five times a second: the players' waiting times, and the cost of each
 * joining spectator.
 */
async function measureSpectators({ spectators, crowdFigures, seconds }: Effort) {
  const loaded = await LoadedServer.open(2);
  try {
    const { match = '' } = await loaded.order({ open: 1, port: loaded.port, figures: crowdFigures });
    await loaded.play(20, 3);
    const steps = [];
    let there = 0;
    for (const count of spectators) {
      const [before, began] = [loaded.cpuSeconds, performance.now()];
      await loaded.order({ watch: count - there, port: loaded.port, match }, 1);
      const joinCpuSeconds = rounded(loaded.cpuSeconds - before);
      const joinSeconds = rounded((performance.now() - began) / 1000);
      const joinCpuMsEach = rounded((joinCpuSeconds * 1000) / (count - there));
      there = count;
      await sleep(1000);
      const step = { spectators: count, ...(await loaded.playThrice(200, seconds)), joinCpuSeconds, joinCpuMsEach };
      console.error(`scale: ${JSON.stringify({ ...step, joinSeconds })}`);
      steps.push(step);
    }
    return steps;
  } finally {
    loaded.close();
  }
}

/** The number of matches in a list, and how long it took. */
interface ListAnswer {
  readonly matches: number;
  readonly p50Ms: number;
  readonly mostMs: number;
  readonly asked: number;
}

/** Requests the list of matches until the returned function is called. */
function askForList(port: number): () => Promise<ListAnswer> {
  const times: number[] = [];
  let [matches, asking] = [0, true];
  const asked = (async () => {
    while (asking) {
      const began = performance.now();
      const response = await fetch(`http://127.0.0.1:${port}/api/matches`);
      ({ length: matches } = ((await response.json()) as { matches: unknown[] }).matches);
      times.push(performance.now() - began);
      await sleep(LIST_EVERY_MS);
    }
  })();
  return async () => {
    asking = false;
    await asked;
    return { matches, p50Ms: rounded(median(times)), mostMs: rounded(Math.max(...times)), asked: times.length };
  };
}

/**
 * Measures matches with three connections and one move a second each, more and more of them, until the players wait too long.
 */
async function measureMatches({ matches, figures, seconds }: Effort) {
  const loaded = await LoadedServer.open(1);
  try {
    const warm = Math.min(20, matches[0] ?? 20);
    await loaded.order({ open: warm, port: loaded.port, figures });
    const before = await loaded.memory();
    const steps = [];
    let list = null;
    let there = warm;
    for (const count of matches) {
      await loaded.order({ open: count - there, port: loaded.port, figures });
      there = count;
      await loaded.play(1000, 3);
      const played = await loaded.playThrice(1000, seconds);
      const bytesPerMatch = count > warm ? Math.round(((await loaded.memory()) - before) / (count - warm)) : null;
      const step = { matches: count, ...played, bytesPerMatch, residentMb: loaded.residentMb };
      console.error(`scale: ${JSON.stringify(step)}`);
      steps.push(step);
      if (list === null && (count >= LISTED_AT || count === matches.at(-1))) {
        const stop = askForList(loaded.port);
        const { p95Ms } = await loaded.playThrice(1000, seconds);
        list = { open: count, ...(await stop()), playersP95Ms: p95Ms };
        console.error(`scale: list ${JSON.stringify(list)}`);
      }
      if (step.p95Ms > TOO_LONG_MS) break;
    }
    return { figures, steps, list };
  } finally {
    loaded.close();
  }
}

/** Measures spectators of one match, then matches, each on a server of its own. */
export async function measureScale(quick: boolean) {
  const effort = quick ? QUICK : FULL;
  const spectators = await measureSpectators(effort);
  const { figures, steps, list } = await measureMatches(effort);
  const within = steps.filter(({ p95Ms }) => p95Ms <= TOO_LONG_MS).map(({ matches }) => matches);
  const tooMany = steps.find(({ p95Ms }) => p95Ms > TOO_LONG_MS)?.matches ?? null;
  return {
    crowdFigures: effort.crowdFigures,
    spectators,
    figures,
    matches: steps,
    list,
    most: Math.max(0, ...within),
    tooMany,
  };
}
