/**
 * The leases of matches in a PostgreSQL database: one process at a time may write to a match, and late writes under an
 * earlier lease are refused.
 */
import type { Pool } from 'pg';
import type { Heartbeat } from './heartbeat';
import { HeldElsewhere, type Lease } from './journal';
import { insist } from './passing';

/** How long `acquire` retries. */
const READ_MS = 8_000;
/** How long a process that ends tries to release its leases. After that they expire by themselves. */
const GOODBYE_MS = 2_000;

/** The process that owns leases. */
export interface Owner {
  /** The name of this process; it is never used by another process. */
  readonly owner: string;
  /** Whether another process is known to have ended, so that its leases are free at once. */
  isGone(owner: string): Promise<boolean>;
}

/** The leases of one process. */
export class PostgresLeases {
  constructor(
    private readonly pool: Pool,
    private readonly heartbeat: Heartbeat,
    private readonly self: Owner,
  ) {}

  /**
   * Takes the lease of a match. `lost` is called if another process takes it over. Rejects with `HeldElsewhere` while another
   * living process has it.
   */
  async acquire(key: number, lost: () => void): Promise<Lease> {
    const fence = await insist(READ_MS, async () => {
      await this.heartbeat.fresh();
      return (await this.take(key, null)) ?? this.takeFromTheDead(key);
    });
    const lease = { key, fence };
    this.heartbeat.hold(lease, lost);
    return lease;
  }

  /** Releases a lease. */
  async release(lease: Lease): Promise<void> {
    this.heartbeat.drop(lease);
    const free = 'UPDATE leases SET owner = NULL, fence = fence + 1 WHERE match = $1 AND fence = $2';
    await insist(GOODBYE_MS, () => this.pool.query(free, [lease.key, lease.fence]));
  }

  /** Releases all leases when the process ends; a failure is ignored, because leases expire. */
  async close(): Promise<void> {
    await this.heartbeat.stop();
    const { owner } = this.self;
    await insist(GOODBYE_MS, async () => {
      await this.pool.query('UPDATE leases SET owner = NULL, fence = fence + 1 WHERE owner = $1', [owner]);
      await this.pool.query('DELETE FROM owners WHERE id = $1', [owner]);
    }).catch(() => {});
  }

  /** Returns the new fence, or null if a living process other than `dead` has the match. */
  private async take(key: number, dead: string | null): Promise<number | null> {
    const { owner } = this.self;
    const { rows } = await this.pool.query<{ fence: number }>(
      `INSERT INTO leases AS l (match, owner, fence) VALUES ($1, $2, 1)
       ON CONFLICT (match) DO UPDATE SET owner = excluded.owner, fence = l.fence + 1
       WHERE l.owner IS NULL OR l.owner = $2 OR l.owner = $3
         OR NOT EXISTS (SELECT 1 FROM owners o WHERE o.id = l.owner AND o.until > clock_timestamp())
       RETURNING fence`,
      [key, owner, dead],
    );
    return rows[0]?.fence ?? null;
  }

  private async takeFromTheDead(key: number): Promise<number> {
    const { rows } = await this.pool.query<{ owner: string | null }>('SELECT owner FROM leases WHERE match = $1', [
      key,
    ]);
    const owner = rows[0]?.owner ?? '';
    const fence = (await this.self.isGone(owner)) ? await this.take(key, owner) : null;
    if (fence === null) throw new HeldElsewhere(key, owner);
    return fence;
  }
}
