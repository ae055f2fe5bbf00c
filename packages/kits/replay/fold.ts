/** A match that is played again entry by entry. It keeps enough states to reach any moment quickly. */
import { clone, type Frozen, type Ruleset, type Tagged } from '@dwo/kernel';

/** The number of entries between two states that are kept; a state between them is rebuilt from the one before it. */
const APART = 32;

/** The result of one entry of a record. */
export type Entry<E> =
  /** An intent was played, with these events. */
  | { readonly type: 'played'; readonly events: readonly E[] }
  /** The match went back to the state after an earlier entry. */
  | { readonly type: 'back'; readonly to: number };

/** All moments of a match that were played so far. */
export class Fold<S extends object, E extends Tagged> {
  private readonly entries: Entry<E>[] = [];
  private readonly kept = new Map<number, S>();
  private readonly evolve: (state: S, event: E) => void;
  /** The state that was asked for last: the next request is often for the next entry. */
  private cursor: { n: number; state: S };

  constructor(rules: Pick<Ruleset<S, Tagged, E>, 'evolve'>, start: Frozen<S>) {
    this.evolve = (state, event) => rules.evolve(state, event);
    this.kept.set(0, clone(start as S));
    this.cursor = { n: 0, state: clone(start as S) };
  }

  /** The number of entries. */
  get length(): number {
    return this.entries.length;
  }

  /** The events of an entry; none if it took moves back. */
  events(n: number): readonly E[] {
    const entry = this.entries[n - 1];
    return entry?.type === 'played' ? entry.events : [];
  }

  /** Adds an entry; `state` is the state after it. */
  add(entry: Entry<E>, state: Frozen<S>): void {
    this.entries.push(entry);
    const n = this.entries.length;
    if (n % APART === 0 || entry.type === 'back') this.kept.set(n, clone(state as S));
  }

  /**
   * The state after an entry; 0 is the first state. It is valid until the next call, and must not be changed. Throws a
   * RangeError for an entry that was not added yet.
   */
  at(n: number): Frozen<S> {
    if (!Number.isInteger(n) || n < 0 || n > this.entries.length) throw new RangeError(`Entry ${n} was not played`);
    let from = n;
    while (!this.kept.has(from) && from !== this.cursor.n) from--;
    if (from !== this.cursor.n) this.cursor = { n: from, state: clone(this.kept.get(from) as S) };
    while (this.cursor.n < n) {
      for (const event of this.events(this.cursor.n + 1)) this.evolve(this.cursor.state, event);
      this.cursor.n++;
    }
    return this.cursor.state as Frozen<S>;
  }

  /** Tells the events of an entry one by one: `visit` gets each with the state just after it. */
  retell(n: number, visit: (event: E, state: Frozen<S>) => void): void {
    const state = clone(this.at(n - 1) as S);
    for (const event of this.events(n)) {
      this.evolve(state, event);
      visit(event, state as Frozen<S>);
    }
  }
}
