/** The people who can't sit down in a match because its creator removed them. */
import { whoIs } from '../../journal/talk';
import type { Person } from '../../people/identity';

/** Stores people as hashes that differ from match to match, so that the record names nobody. */
export class Barred {
  private readonly hashes: Set<string>;

  constructor(
    private readonly match: string,
    hashes: readonly string[],
  ) {
    this.hashes = new Set(hashes);
  }

  /** The hashes, for the record. */
  records(): string[] {
    return [...this.hashes];
  }

  /** Bars a person, by identity or by connection. */
  add(known: string): void {
    this.hashes.add(whoIs(this.match, known));
  }

  /** Whether a person is barred. A person without an identity is recognised by their connection. */
  has(person: Pick<Person, 'all'> | null, connection: string): boolean {
    return (person?.all ?? [connection]).some((each) => this.hashes.has(whoIs(this.match, each)));
  }

  /** Returns a function that restores the present state. */
  keep(): () => void {
    const before = this.records();
    return () => {
      this.hashes.clear();
      for (const hash of before) this.hashes.add(hash);
    };
  }
}
