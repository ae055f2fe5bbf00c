/** The product's own server under load at the pace of people, which comes from several processes. */
import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpuSeconds } from './cpu';
import { answer, startProcess } from './generator';
import type { IdleKind } from './idle-places';
import { rounded } from './live';
import type { ScaleOrder, ScaleOutcome } from './load-scale';
import { type Waits, waitsOf } from './paced';
import { type Stalls, worst } from './stalls';

const SERVER = 'match-room.ts';
const LOAD = 'load-scale.ts';

/** The players' waiting times, the cores that the server kept busy meanwhile, and what held up each side. */
export type Played = Waits & { readonly serverCores: number; readonly server: Stalls; readonly load: Stalls };

/** One server and its load. */
export class LoadedServer {
  private constructor(
    private readonly host: ChildProcess,
    readonly port: number,
    private readonly loads: readonly ChildProcess[],
  ) {}

  /** A new server with this many load processes. */
  static async open(loads: number): Promise<LoadedServer> {
    const host = startProcess(SERVER, ['--expose-gc']);
    const { port } = await answer<{ port: number }>(host, 'port', SERVER);
    return new LoadedServer(
      host,
      port,
      Array.from({ length: loads }, () => startProcess(LOAD)),
    );
  }

  /** Opens matches, spread over all load processes; returns the id of one of them. */
  async openMatches(count: number, figures: number): Promise<string> {
    const { port } = this;
    const outcomes = await this.spread(count, (open) => ({ open, port, figures }));
    return outcomes.find(({ match }) => match !== undefined)?.match ?? '';
  }

  /** Adds spectators to a match. */
  async addSpectators(count: number, match: string): Promise<void> {
    await this.spread(count, (watch) => ({ watch, port: this.port, match }));
  }

  /** Opens places with people who do nothing. */
  async addIdle(idle: IdleKind, count: number, figures: number): Promise<void> {
    await this.spread(count, (places) => ({ idle, places, port: this.port, figures }));
  }

  /** Plays all matches; returns the players' waiting times, the server's busy cores and all stalls. */
  async play(everyMs: number, seconds: number): Promise<Played> {
    await this.stalls();
    const [before, began] = [this.cpuSeconds, performance.now()];
    const outcomes = await Promise.all(this.loads.map((load) => this.order(load, { everyMs, seconds })));
    const took = (performance.now() - began) / 1000;
    return {
      ...waitsOf(outcomes.flatMap(({ waits = [] }) => waits)),
      serverCores: rounded((this.cpuSeconds - before) / took),
      server: await this.stalls(),
      load: worst(outcomes.flatMap(({ stalls }) => stalls ?? [])),
    };
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
    return (await answer<{ memory: number }>(this.host, 'memory', SERVER)).memory;
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

  private async stalls(): Promise<Stalls> {
    this.host.send('stalls');
    return (await answer<{ stalls: Stalls }>(this.host, 'stalls', SERVER)).stalls;
  }

  /** Gives every load process its share of a number. */
  private spread(count: number, order: (share: number) => ScaleOrder): Promise<ScaleOutcome[]> {
    const each = Math.floor(count / this.loads.length);
    const more = count % this.loads.length;
    return Promise.all(this.loads.map((load, i) => this.order(load, order(each + (i < more ? 1 : 0)))));
  }

  /** Sends an order to a load process; resolves when it is done. */
  private async order(load: ChildProcess, order: ScaleOrder): Promise<ScaleOutcome> {
    const answered = answer<{ scaled: ScaleOutcome }>(load, 'scaled', LOAD);
    load.send(order);
    const { scaled } = await answered;
    if (scaled.error !== undefined) throw new Error(scaled.error);
    return scaled;
  }
}
