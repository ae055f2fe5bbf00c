/** Appends entries of many matches to PostgreSQL with one statement and one commit. */
import type { Pool } from 'pg';
import { type EndRecord, type EntryRecord, Fenced, type Lease } from './journal';
import { insist, isPassing } from './passing';

interface Job {
  readonly since: number;
  readonly lease: Lease;
  readonly entry: EntryRecord;
  readonly end: EndRecord | null;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

interface Row {
  readonly match: number;
  readonly n: number;
  readonly fence: number;
}

/** The largest number of entries in one statement. */
const MOST = 500;

/**
 * Inserts the entries whose lease is still valid. The leases stay locked until the commit, so a process that takes over a
 * match sees every entry that was written under the earlier lease. Entries that exist already are left alone.
 */
const APPEND = `
  WITH given AS (
    SELECT * FROM unnest($1::bigint[], $2::bigint[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::text[],
      $8::bigint[], $9::text[]) AS g(match, n, fence, kind, seat, body, wish_id, at, outcome)
  ), held AS (
    SELECT l.match, l.fence FROM leases l
    WHERE l.match = ANY($1::bigint[]) AND (l.match, l.fence) IN (SELECT g.match, g.fence FROM given g)
    ORDER BY l.match FOR SHARE
  ), written AS (
    INSERT INTO entries (match, n, fence, kind, seat, body, wish_id, at)
    SELECT g.match, g.n, g.fence, g.kind, g.seat, g.body, g.wish_id, g.at FROM given g JOIN held h USING (match, fence)
    ON CONFLICT (match, n) DO NOTHING
    RETURNING match, n, fence
  ), ended AS (
    UPDATE matches m SET ended_at = g.at, outcome = g.outcome FROM given g JOIN written w USING (match, n, fence)
    WHERE m.key = g.match AND g.outcome IS NOT NULL
  )
  SELECT match, n, fence FROM written`;

/** Selects which of these entries exist under these leases. */
const THERE = `
  SELECT match, n, fence FROM entries e
  JOIN unnest($1::bigint[], $2::bigint[], $3::bigint[]) AS g(match, n, fence) USING (match, n, fence)`;

/** Groups appends: while one group is being written, the next one gathers. */
export class AppendBatch {
  private jobs: Job[] = [];
  private underway: readonly Job[] = [];
  private running: Promise<void> | null = null;

  constructor(
    private readonly pool: Pool,
    private readonly patienceMs: number,
  ) {}

  /**
   * Resolves when the entry is committed. Rejects with `Fenced` when the lease has ended, with `Unsure` when the outcome is
   * unknown, and with the error of the database when nothing was written.
   */
  append(lease: Lease, entry: EntryRecord, end: EndRecord | null): Promise<void> {
    this.running ??= new Promise<void>((done) => {
      setImmediate(() => void this.run().then(done));
    });
    return new Promise((resolve, reject) => {
      this.jobs.push({ since: performance.now(), lease, entry, end, resolve, reject });
    });
  }

  /** How long the oldest entry has been waiting, in milliseconds; 0 if none is. */
  get lagMs(): number {
    const oldest = this.underway[0] ?? this.jobs[0];
    return oldest === undefined ? 0 : performance.now() - oldest.since;
  }

  /** Resolves when no entry is waiting. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async run(): Promise<void> {
    while (this.jobs.length > 0) {
      this.underway = this.jobs.splice(0, MOST);
      await this.write(this.underway);
      this.underway = [];
    }
    this.running = null;
  }

  private async write(jobs: readonly Job[]): Promise<void> {
    try {
      const kept = await insist(this.patienceMs, (tries) => this.attempt(jobs, tries));
      for (const { lease, entry, resolve, reject } of jobs) {
        if (kept.has(nameOf({ match: lease.key, n: entry.n, fence: lease.fence }))) resolve();
        else reject(new Fenced(lease.key));
      }
    } catch (error) {
      // An entry that the database refuses must not keep out the others of its group.
      if (jobs.length > 1 && !isPassing(error)) for (const job of jobs) await this.write([job]);
      else for (const { reject } of jobs) reject(error);
    }
  }

  /** Tries to write the entries once. Returns the names (`nameOf`) of those that are stored afterwards. */
  private async attempt(jobs: readonly Job[], tries: number): Promise<Set<string>> {
    const { rows } = await this.pool.query<Row>({
      name: 'append',
      text: APPEND,
      values: [
        jobs.map(({ lease }) => lease.key),
        jobs.map(({ entry }) => entry.n),
        jobs.map(({ lease }) => lease.fence),
        jobs.map(({ entry }) => entry.kind),
        jobs.map(({ entry }) => entry.seat),
        jobs.map(({ entry }) => JSON.stringify(entry.body)),
        jobs.map(({ entry }) => entry.wishId),
        jobs.map(({ entry }) => entry.at),
        jobs.map(({ end }) => (end === null ? null : JSON.stringify(end.outcome))),
      ],
    });
    const kept = new Set(rows.map(nameOf));
    // An earlier try may have been committed although its answer was lost.
    if (tries > 0 && kept.size < jobs.length) for (const name of await this.there(jobs)) kept.add(name);
    return kept;
  }

  private async there(jobs: readonly Job[]): Promise<string[]> {
    const { rows } = await this.pool.query<Row>({
      name: 'there',
      text: THERE,
      values: [
        jobs.map(({ lease }) => lease.key),
        jobs.map(({ entry }) => entry.n),
        jobs.map(({ lease }) => lease.fence),
      ],
    });
    return rows.map(nameOf);
  }
}

function nameOf({ match, n, fence }: Row): string {
  return `${match} ${n} ${fence}`;
}
