/**
 * Commits many small writes in one SQLite transaction with one sync of the disk. While one group is being synced, the next
 * one gathers, so all matches share the cost of both.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { messageOf } from '../failure';
import { isFull } from './failed-writes';
import { Unsure } from './journal';

/** A group of this size does not wait for more writes. */
const ENOUGH = 32;
/** How long a group waits for more writes if it is much smaller than the group before: about as long as one sync takes. */
const PATIENCE_MS = 0.3;

interface Job {
  readonly since: number;
  readonly work: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Commits writes in groups on one connection, on which nothing else may hold a transaction open. */
export class GroupCommit {
  private jobs: Job[] = [];
  private underway: readonly Job[] = [];
  private running: Promise<void> | null = null;
  private broken: unknown = null;
  /** When a write was last refused because the disk is full. A smaller write may still find room. */
  fullAt = Number.NEGATIVE_INFINITY;
  /** How many writes the latest group had. */
  private latest = 0;
  private readonly begin: StatementSync;
  private readonly end: StatementSync;

  /** `sync` resolves when every commit before the call is on the disk. */
  constructor(
    private readonly db: DatabaseSync,
    private readonly sync: () => Promise<void>,
    private readonly now = () => performance.now(),
  ) {
    this.begin = db.prepare('BEGIN IMMEDIATE');
    this.end = db.prepare('COMMIT');
  }

  /**
   * Runs `work`, which writes synchronously, in the next transaction. Resolves when its writes are on the disk. If `work`
   * throws, the promise rejects with its error, none of its writes are kept and the other writes of the group are not
   * affected. If the disk fails, the promise rejects with `Unsure`, and every later call is refused.
   */
  commit(work: () => void): Promise<void> {
    if (this.broken !== null) return Promise.reject(new Error(`The disk failed before: ${messageOf(this.broken)}`));
    return new Promise((resolve, reject) => {
      this.jobs.push({ since: this.now(), work, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** How long the oldest write has been waiting, in milliseconds; 0 if none is. */
  get lagMs(): number {
    const oldest = this.underway[0] ?? this.jobs[0];
    return oldest === undefined ? 0 : this.now() - oldest.since;
  }

  /** Resolves when no write is waiting. */
  async idle(): Promise<void> {
    while (this.running !== null) await this.running;
  }

  private async run(): Promise<void> {
    while (this.jobs.length > 0) {
      await this.gather();
      this.underway = this.jobs;
      this.jobs = [];
      await this.write(this.underway);
      this.underway = [];
    }
    this.running = null;
  }

  /**
   * Waits while each turn of the event loop brings more writes, and up to PATIENCE_MS longer if the group before was large:
   * one sync costs the same for one write and for many.
   */
  private async gather(): Promise<void> {
    const until = this.now() + PATIENCE_MS;
    for (let before = 0; this.jobs.length < ENOUGH; ) {
      const { length } = this.jobs;
      if (length === before && (length >= this.latest / 2 || this.now() >= until)) break;
      before = length;
      await turn();
    }
    this.latest = this.jobs.length;
  }

  private async write(jobs: readonly Job[]): Promise<void> {
    const committed = this.together(jobs) ? jobs : jobs.filter((job) => this.alone(job));
    if (committed.length === 0) return;
    try {
      await this.sync();
    } catch (error) {
      // After a failed sync nobody knows which of the earlier and later writes reach the disk.
      this.broken = error;
      for (const { reject } of [...committed, ...this.jobs.splice(0)]) reject(new Unsure(messageOf(error)));
      return;
    }
    for (const { resolve } of committed) resolve();
  }

  private together(jobs: readonly Job[]): boolean {
    try {
      this.transaction(jobs);
      return true;
    } catch {
      return false;
    }
  }

  private alone(job: Job): boolean {
    try {
      this.transaction([job]);
      return true;
    } catch (error) {
      if (isFull(error)) this.fullAt = this.now();
      job.reject(error);
      return false;
    }
  }

  private transaction(jobs: readonly Job[]): void {
    this.begin.run();
    try {
      for (const { work } of jobs) work();
      this.end.run();
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }
}
