/** Keeps the leases of one process alive by the database's clock, and notices when another process has taken a match over. */
import type { Pool } from 'pg';
import type { Lease } from './journal';

/** How often a process renews its row in `owners`. */
const BEAT_MS = 1_000;
/** Other processes may take the matches of a process that has not renewed its row for this long. */
const LEASE_MS = 5_000;
/**
 * A process that can't reach the database for this long gives up its matches: another one may have taken them, and it would
 * not learn of it.
 */
const SILENT_MS = 20_000;

const BEAT = `
  INSERT INTO owners AS o (id, until) VALUES ($1, clock_timestamp() + $2 * interval '1 millisecond')
  ON CONFLICT (id) DO UPDATE SET until = excluded.until`;

const TAKEN = `
  SELECT g.match FROM unnest($1::bigint[], $2::bigint[]) AS g(match, fence)
  LEFT JOIN leases l ON l.match = g.match WHERE l.fence IS DISTINCT FROM g.fence`;

const FORGET = `DELETE FROM owners WHERE until < clock_timestamp() - interval '1 day'`;

interface Held {
  readonly fence: number;
  readonly lost: () => void;
}

/** The heartbeat of one process and the leases it has. */
export class Heartbeat {
  private readonly held = new Map<number, Held>();
  private timer: NodeJS.Timeout | null = null;
  private beating: Promise<void> | null = null;
  private beatAt = Number.NEGATIVE_INFINITY;
  private stopped = false;

  constructor(
    private readonly pool: Pool,
    readonly owner: string,
    private readonly failed: (error: unknown) => void,
  ) {}

  /** Starts the heartbeat; rejects if the first beat fails. */
  async start(): Promise<void> {
    await this.beat();
    await this.pool.query(FORGET);
    this.next();
  }

  /**
   * Renews the row of this process if it is older than half a lease. It is called before the process takes a match, so that
   * no other takes it away at once.
   */
  async fresh(): Promise<void> {
    if (performance.now() - this.beatAt > LEASE_MS / 2) await this.beat();
  }

  /** Watches a lease; `lost` is called once if another process takes the match over. */
  hold({ key, fence }: Lease, lost: () => void): void {
    this.held.set(key, { fence, lost });
  }

  drop({ key, fence }: Lease): void {
    if (this.held.get(key)?.fence === fence) this.held.delete(key);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.beating?.catch(() => {});
  }

  private next(): void {
    if (this.stopped) return;
    this.timer = setTimeout(() => {
      this.beat()
        .catch((error: unknown) => this.missed(error))
        .finally(() => this.next());
    }, BEAT_MS);
    this.timer.unref();
  }

  private beat(): Promise<void> {
    this.beating ??= this.beatOnce().finally(() => {
      this.beating = null;
    });
    return this.beating;
  }

  private async beatOnce(): Promise<void> {
    const since = performance.now();
    await this.pool.query({ name: 'beat', text: BEAT, values: [this.owner, LEASE_MS] });
    this.beatAt = since;
    const keys = [...this.held.keys()];
    if (keys.length === 0) return;
    const fences = keys.map((key) => this.held.get(key)?.fence);
    const { rows } = await this.pool.query<{ match: number }>({ name: 'taken', text: TAKEN, values: [keys, fences] });
    for (const { match } of rows) if (this.held.get(match)?.fence === fences[keys.indexOf(match)]) this.lose(match);
  }

  private missed(error: unknown): void {
    this.failed(error);
    if (performance.now() - this.beatAt > SILENT_MS) for (const key of [...this.held.keys()]) this.lose(key);
  }

  private lose(key: number): void {
    const held = this.held.get(key);
    this.held.delete(key);
    held?.lost();
  }
}
