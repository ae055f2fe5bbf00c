/** A fair queue: owners take turns, so that many tasks of one owner don't delay the others. */

/** Tasks by owner; `shift` takes one task of each owner in turn. */
export class FairQueue<T> {
  private readonly lines = new Map<string, T[]>();
  private count = 0;

  /** `ownerOf` returns the owner of a task. */
  constructor(private readonly ownerOf: (task: T) => string) {}

  get size(): number {
    return this.count;
  }

  push(task: T): void {
    const owner = this.ownerOf(task);
    const line = this.lines.get(owner);
    if (line === undefined) this.lines.set(owner, [task]);
    else line.push(task);
    this.count += 1;
  }

  /** Puts a task back; it is the next again. */
  unshift(task: T): void {
    const owner = this.ownerOf(task);
    const others = [...this.lines].filter(([other]) => other !== owner);
    const line = this.lines.get(owner) ?? [];
    this.lines.clear();
    this.lines.set(owner, [task, ...line]);
    for (const [other, tasks] of others) this.lines.set(other, tasks);
    this.count += 1;
  }

  /** The oldest task of the owner who has waited longest; null if the queue is empty. */
  shift(): T | null {
    const [first] = this.lines;
    if (first === undefined) return null;
    const [owner, line] = first;
    const task = line.shift();
    this.lines.delete(owner);
    if (line.length > 0) this.lines.set(owner, line);
    this.count -= 1;
    return task ?? null;
  }

  remove(task: T): void {
    const owner = this.ownerOf(task);
    const line = this.lines.get(owner) ?? [];
    const at = line.indexOf(task);
    if (at < 0) return;
    line.splice(at, 1);
    if (line.length === 0) this.lines.delete(owner);
    this.count -= 1;
  }
}
