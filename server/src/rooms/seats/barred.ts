/** The people who can't sit down in a match because its creator removed them. */
import { whoIs } from '../../journal/talk';
import type { Person } from '../../people/identity';

/** The origin of a request to sit down. */
export interface Whence {
  /** The id of the connection. */
  readonly connection: string;
  /** The IP address. */
  readonly address: string;
}

/** Stores people as hashes that differ from match to match, so that the record names nobody. */
export class Barred {
  private readonly hashes: Set<string>;
  /** In memory alone: the addresses from which somebody without an identity was removed. */
  private readonly addresses = new Set<string>();

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

  /** Bars everybody without an identity at an address. People with one may be others in the same household. */
  addAddress(address: string): void {
    this.addresses.add(address);
  }

  /** Whether a person is barred. A person without an identity is recognised by their connection and their address. */
  has(person: Pick<Person, 'all'> | null, { connection, address }: Whence): boolean {
    if (person === null && this.addresses.has(address)) return true;
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
