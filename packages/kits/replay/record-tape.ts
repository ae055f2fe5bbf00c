/** The part of a tape that plays a record again by the rules: what every game's tape does alike. */
import { type Ruleset, stateHash, type Tagged } from '@dwo/kernel';
import type { Check, Fault } from './contract';
import { type Entry, Fold } from './fold';
import type { OpenRecord } from './open-record';

/** A record that is being played again; a game adds how it looks. */
export abstract class RecordTape<S extends object, I extends Tagged, E extends Tagged, O, R extends string> {
  fault: Fault | null = null;
  protected readonly fold: Fold<S, E>;
  /** The entries that took moves back. */
  protected readonly backs: number[] = [];

  constructor(
    rules: Ruleset<S, I, E, O, R>,
    protected readonly record: OpenRecord<S, I, E, O, R>,
  ) {
    this.fold = new Fold<S, E>(rules, record.state);
  }

  /** Keeps what the game tells of the latest entry. */
  protected abstract take(entry: Entry<E>): void;

  get played(): number {
    return this.fold.length;
  }

  advance(entries: number): boolean {
    for (let i = 0; i < entries; i++) {
      const next = this.record.play();
      if (next !== null && 'why' in next) this.fault = { n: this.played + 1, why: next.why };
      if (next === null || 'why' in next) return false;
      this.fold.add(next.entry, this.record.state);
      if (next.entry.type === 'back') this.backs.push(this.played);
      this.take(next.entry);
    }
    return this.played < this.record.length;
  }

  hash(n: number): string {
    return stateHash(this.fold.at(n));
  }

  outcome(): unknown {
    return this.record.ended();
  }

  checks(): readonly Check[] {
    return this.record.checks();
  }
}
