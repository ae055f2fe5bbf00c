/** Saves the standings of matches in a PostgreSQL database. */
import type { Pool } from 'pg';
import { Fenced, type Lease, type Standing } from './journal';
import { insist } from './passing';

const STANDING = `
  WITH held AS (SELECT 1 FROM leases WHERE match = $1 AND fence = $2 FOR SHARE)
  UPDATE matches SET awaited = $3, deadline = $4 WHERE key = $1 AND EXISTS (SELECT 1 FROM held)`;

/**
 * Writes the standings of one match one after the other. On parallel connections a later one could be overwritten by an
 * earlier one.
 */
export class PostgresStandings {
  private readonly writing = new Map<number, Promise<void>>();

  constructor(
    private readonly pool: Pool,
    /** How long a write is retried, in milliseconds. */
    private readonly patienceMs: number,
  ) {}

  /** Saves the standing. Rejects with `Fenced` when the lease has ended. */
  save(lease: Lease, standing: Standing): Promise<void> {
    const { key } = lease;
    const before = this.writing.get(key) ?? Promise.resolve();
    const saved = before.then(() => this.write(lease, standing));
    const settled = saved.catch(() => {});
    this.writing.set(key, settled);
    void settled.then(() => this.writing.get(key) === settled && this.writing.delete(key));
    return saved;
  }

  /** Resolves when no write is under way. */
  async idle(): Promise<void> {
    await Promise.all(this.writing.values());
  }

  private async write({ key, fence }: Lease, { awaited, deadline }: Standing): Promise<void> {
    const values = [key, fence, JSON.stringify(awaited), deadline];
    const { rowCount } = await insist(this.patienceMs, () =>
      this.pool.query({ name: 'standing', text: STANDING, values }),
    );
    if (rowCount === 0) throw new Fenced(key);
  }
}
