/** The people whom the creator of a match keeps from sitting down in it. */
import { whoIs } from '../../journal/talk';
import type { Person } from '../../people/identity';

/** Known by hashes that differ from match to match, so that the record names nobody. */
export class Barred {
  private readonly hashes: Set<string>;

  constructor(
    private readonly match: string,
    hashes: readonly string[],
  ) {
    this.hashes = new Set(hashes);
  }

  /** The people as the record keeps them. */
  records(): string[] {
    return [...this.hashes];
  }

  /** Keeps somebody out, by identity or connection. */
  add(known: string): void {
    this.hashes.add(whoIs(this.match, known));
  }

  /** Whether a person is kept out; one without an identity is known by their connection. */
  has(person: Pick<Person, 'all'> | null, connection: string): boolean {
    return (person?.all ?? [connection]).some((each) => this.hashes.has(whoIs(this.match, each)));
  }

  /** Everybody as it is now: the result brings it back. */
  keep(): () => void {
    const before = this.records();
    return () => {
      this.hashes.clear();
      for (const hash of before) this.hashes.add(hash);
    };
  }
}
