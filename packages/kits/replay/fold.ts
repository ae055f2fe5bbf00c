/** A match played again entry by entry, with everything kept that is needed to be at any moment of it at once. */
import { clone, type Frozen, type Ruleset, type Tagged } from '@dwo/kernel';

/** So many entries lie between two states that are kept; any other is made of the one before it and what happened since. */
const APART = 32;

/** The result of one entry of a record. */
export type Entry<E> =
  /** It was played: this happened. */
  | { readonly type: 'played'; readonly events: readonly E[] }
  /** It put the match back to how it stood after an earlier entry. */
  | { readonly type: 'back'; readonly to: number };

/** Every moment of a match that was played so far. */
export class Fold<S extends object, E extends Tagged> {
  private readonly entries: Entry<E>[] = [];
  private readonly kept = new Map<number, S>();
  private readonly evolve: (state: S, event: E) => void;
  /** The latest state that was asked for: the next one is often the next thing asked for. */
  private cursor: { n: number; state: S };

  constructor(rules: Pick<Ruleset<S, Tagged, E>, 'evolve'>, start: Frozen<S>) {
    this.evolve = (state, event) => rules.evolve(state, event);
    this.kept.set(0, clone(start as S));
    this.cursor = { n: 0, state: clone(start as S) };
  }

  /** How many entries there are. */
  get length(): number {
    return this.entries.length;
  }

  /** The events of an entry; none if it took something back. */
  events(n: number): readonly E[] {
    const entry = this.entries[n - 1];
    return entry?.type === 'played' ? entry.events : [];
  }

  /** Adds an entry; `state` is how the match stands after it. */
  add(entry: Entry<E>, state: Frozen<S>): void {
    this.entries.push(entry);
    const n = this.entries.length;
    if (n % APART === 0 || entry.type === 'back') this.kept.set(n, clone(state as S));
  }

  /** The state after an entry. It is good until the next one is asked for, and nobody may write to it. */
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

  /** The state before an entry, for its events to be told one by one: `visit` sees each with the state just after it. */
  retell(n: number, visit: (event: E, state: Frozen<S>) => void): void {
    const state = clone(this.at(n - 1) as S);
    for (const event of this.events(n)) {
      this.evolve(state, event);
      visit(event, state as Frozen<S>);
    }
  }
}
