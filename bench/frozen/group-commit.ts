/**
 * FROZEN: a copy of the server's group commit as of commit ba89dd8. It is what the match room is measured against, so it
 * does not change when the server's does.
 *
 * Many small writes, one transaction and one sync of the disk: while one group is on its way to the disk the next one
 * gathers, so the cost of both is shared by all matches.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';

/** So many make a group that need not wait for more. */
const ENOUGH = 32;
/** A group much smaller than the one before waits for so long for those who are late: as long as its own sync would take. */
const PATIENCE_MS = 0.3;

class Unsure extends Error {}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

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
  /** How many were in the latest group. */
  private latest = 0;
  private readonly begin: StatementSync;
  private readonly end: StatementSync;

  /** `sync` brings to the disk what was committed before the call. */
  constructor(
    private readonly db: DatabaseSync,
    private readonly sync: () => Promise<void>,
    private readonly now = () => performance.now(),
  ) {
    this.begin = db.prepare('BEGIN IMMEDIATE');
    this.end = db.prepare('COMMIT');
  }

  /**
   * Runs `work`, which writes synchronously, in the next transaction. Resolves when it is on the disk; rejects with nothing
   * of it written if it fails, which does not touch the others. If the disk fails it rejects with `Unsure`, and nothing is
   * written any more.
   */
  commit(work: () => void): Promise<void> {
    if (this.broken !== null) return Promise.reject(new Error(`The disk failed before: ${messageOf(this.broken)}`));
    return new Promise((resolve, reject) => {
      this.jobs.push({ since: this.now(), work, resolve, reject });
      this.running ??= this.run();
    });
  }

  /** For how long the oldest write has been waiting. */
  get lagMs(): number {
    const oldest = this.underway[0] ?? this.jobs[0];
    return oldest === undefined ? 0 : this.now() - oldest.since;
  }

  /** Resolves when nothing is waiting. */
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
   * Waits for as long as each turn of the event loop brings more, and a little longer where many came before: a sync costs
   * the same for one and for many.
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
      // Whether the disk has it, and whether it will have what comes later, can't be known from here.
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
