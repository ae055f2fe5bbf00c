/** Shares one thread fairly by the time that each owner has used, however many tasks they have and however long these take. */

/** The length of one slice, in milliseconds; a task that does not yield may exceed it. */
export const SLICE_MS = 10;

/** A task, begun when it is its turn. It yields whenever others may be served. */
export type Task<T> = () => Generator<void, T>;

interface Waiting {
  begin: Task<unknown>;
  begun: Generator<void, unknown> | null;
  done(value: unknown): void;
  failed(error: unknown): void;
}

interface Owner {
  /** The time that this owner has used, in milliseconds; one who comes later begins with what the others have used least. */
  used: number;
  readonly line: Waiting[];
}

/** The parts of a thread that this uses. */
export interface Thread {
  /** Milliseconds. */
  now(): number;
  /** Calls back when everything that has arrived meanwhile is taken in. */
  later(next: () => void): void;
}

const THIS_THREAD: Thread = { now: () => performance.now(), later: (next) => setImmediate(next) };

/**
 * Runs tasks in slices. The next slice is that of the owner who has used least; tasks of one owner run one after the other.
 */
export class FairShares {
  private readonly owners = new Map<string, Owner>();
  /** The time that the owner of the latest slice had used before it; nobody who waits has used less. */
  private level = 0;
  private going = false;

  constructor(private readonly thread: Thread = THIS_THREAD) {}

  /** Runs a task for an owner; rejects with what it throws. */
  run<T>(owner: string, task: Task<T>): Promise<T> {
    return new Promise<T>((done, failed) => {
      const entry = this.owners.get(owner) ?? { used: this.level, line: [] };
      if (entry.line.length === 0) entry.used = Math.max(entry.used, this.level);
      entry.line.push({ begin: task, begun: null, done: done as Waiting['done'], failed });
      this.owners.set(owner, entry);
      if (this.going) return;
      this.going = true;
      this.thread.later(() => this.next());
    });
  }

  private next(): void {
    const owner = this.least();
    if (owner === null) {
      // Nobody waits, so nobody owes anything.
      this.owners.clear();
      this.level = 0;
      this.going = false;
      return;
    }
    this.level = owner.used;
    const since = this.thread.now();
    this.advance(owner, since + SLICE_MS);
    owner.used += this.thread.now() - since;
    this.thread.later(() => this.next());
  }

  /** The owner with a task who has used least, and among equals the one who has waited longest. */
  private least(): Owner | null {
    let least: Owner | null = null;
    for (const [name, owner] of this.owners) {
      if (owner.line.length > 0 && (least === null || owner.used < least.used)) least = owner;
      // An owner without a task is remembered until the others have used as much.
      else if (owner.line.length === 0 && owner.used <= this.level) this.owners.delete(name);
    }
    return least;
  }

  private advance({ line }: Owner, until: number): void {
    const [task] = line;
    if (task === undefined) return;
    try {
      task.begun ??= task.begin();
      do {
        const piece = task.begun.next();
        if (piece.done !== true) continue;
        line.shift();
        task.done(piece.value);
        return;
      } while (this.thread.now() < until);
    } catch (error) {
      line.shift();
      task.failed(error);
    }
  }
}
