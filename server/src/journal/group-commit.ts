/**
 * Many small writes, one transaction: everything asked for in one turn of the event loop is committed together at its end,
 * so the cost of a commit is shared by all matches.
 */
import type { DatabaseSync, StatementSync } from 'node:sqlite';

interface Job {
  readonly work: () => void;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Commits writes in groups on one connection, on which nothing else may hold a transaction open. */
export class GroupCommit {
  private jobs: Job[] = [];
  private readonly begin: StatementSync;
  private readonly end: StatementSync;

  /** `committed` is called after every commit. */
  constructor(
    private readonly db: DatabaseSync,
    private readonly committed: () => void,
  ) {
    this.begin = db.prepare('BEGIN IMMEDIATE');
    this.end = db.prepare('COMMIT');
  }

  /**
   * Runs `work`, which writes synchronously, in the next transaction. Resolves when it is committed; rejects with nothing of
   * it written if it fails, which does not touch the others.
   */
  commit(work: () => void): Promise<void> {
    if (this.jobs.length === 0) setImmediate(() => this.flush());
    return new Promise((resolve, reject) => {
      this.jobs.push({ work, resolve, reject });
    });
  }

  /** Commits what is waiting, now. */
  flush(): void {
    const jobs = this.jobs;
    this.jobs = [];
    if (jobs.length === 0) return;
    try {
      this.transaction(jobs);
    } catch (error) {
      const [first] = jobs;
      if (jobs.length === 1) first?.reject(error);
      else for (const job of jobs) this.alone(job);
      return;
    }
    for (const { resolve } of jobs) resolve();
  }

  private alone(job: Job): void {
    try {
      this.transaction([job]);
    } catch (error) {
      job.reject(error);
      return;
    }
    job.resolve();
  }

  private transaction(jobs: readonly Job[]): void {
    this.begin.run();
    try {
      for (const { work } of jobs) work();
      this.end.run();
      this.committed();
    } catch (error) {
      if (this.db.isTransaction) this.db.exec('ROLLBACK');
      throw error;
    }
  }
}
