/** The book that all clients of a drill share: which intents were accepted, and the state at each number. */

/** An intent whose acceptance reached its sender. */
export interface Accepted {
  readonly match: string;
  readonly seat: number;
  readonly id: string;
  readonly seq: number;
}

/** An accepted intent, with the time at which the reply reached its sender, in epoch ms. */
type Booked = Accepted & { readonly at: number };

/** An intent whose sender was told that it was refused. */
export type Denied = Omit<Accepted, 'seq'>;

/** One entry of a match's record. */
export interface Written {
  readonly n: number;
  readonly seat: number | null;
  readonly id: string | null;
}

/** The result of comparing the book with the records. */
export interface Audit {
  readonly accepted: number;
  /** Accepted, but not in the record under that number. */
  readonly lost: number;
  readonly missing: readonly Accepted[];
  /** Recorded more than once under one id. */
  readonly duplicated: number;
  /** Refused to their sender, but in the record. */
  readonly misled: number;
  /** Moments at which two clients were told different things about one match. */
  readonly forks: number;
}

/** The book of all matches of a drill. */
export class Book {
  readonly accepted: Booked[] = [];
  private readonly denied: Denied[] = [];
  readonly forks: string[] = [];
  /** The losses that `audit` found, and wrong refusals, in words. */
  readonly losses: string[] = [];
  private readonly latest = new Map<string, number>();
  private readonly seen = new Map<string, string>();
  private readonly played = new Map<string, string>();

  /** Notes an accepted intent. */
  accept(entry: Accepted): void {
    // The clock rounds ms down: so no reply is noted before it came.
    this.accepted.push({ ...entry, at: Date.now() + 1 });
    this.latest.set(entry.match, Math.max(this.latestOf(entry.match), entry.seq));
    this.same(this.played, `${entry.match} ${entry.seq}`, `${entry.seat} ${entry.id}`, 'played');
  }

  /** Notes an intent that the server refused because of the state of its match. */
  deny(entry: Denied): void {
    this.denied.push(entry);
  }

  /** Notes a state that a client sees; false if another client saw a different state under the same number. */
  saw(match: string, seq: number, hash: string): boolean {
    return this.same(this.seen, `${match} ${seq}`, hash, 'seen');
  }

  /** The number of the latest accepted intent of a match. */
  latestOf(match: string): number {
    return this.latest.get(match) ?? 0;
  }

  get matches(): readonly string[] {
    return [...this.latest.keys()];
  }

  /** Compares what was accepted, up to `until`, with the record of each match. */
  audit(recordOf: (match: string) => readonly Written[], until = Number.POSITIVE_INFINITY): Audit {
    const booked = this.accepted.filter(({ at }) => at <= until);
    const missing: Accepted[] = [];
    let duplicated = 0;
    let misled = 0;
    for (const match of this.matches) {
      const record = recordOf(match);
      const names = record.flatMap(({ seat, id }) => (id === null ? [] : [`${seat} ${id}`]));
      duplicated += names.length - new Set(names).size + record.length - new Set(record.map(({ n }) => n)).size;
      for (const { seat, id } of this.denied.filter((each) => each.match === match)) {
        if (!names.includes(`${seat} ${id}`)) continue;
        misled++;
        this.losses.push(`${match}: ${seat} was told that ${id} was refused, and the record has it`);
      }
      const at = new Map(record.map(({ n, seat, id }) => [n, `${seat} ${id}`]));
      for (const entry of booked) {
        if (entry.match !== match || at.get(entry.seq) === `${entry.seat} ${entry.id}`) continue;
        missing.push(entry);
        this.losses.push(`${JSON.stringify(entry)}: the record has ${at.get(entry.seq) ?? `${record.length} entries`}`);
      }
    }
    const lost = missing.length;
    return { accepted: booked.length, lost, missing, duplicated, misled, forks: this.forks.length };
  }

  private same(known: Map<string, string>, at: string, value: string, what: string): boolean {
    const before = known.get(at);
    if (before === undefined) known.set(at, value);
    if (before === undefined || before === value) return true;
    this.forks.push(`${what} ${at}: ${before} and ${value}`);
    return false;
  }
}

/** The 95th percentile; 0 without values. */
export function p95(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return Math.round(sorted[Math.max(0, Math.ceil(sorted.length * 0.95) - 1)] ?? 0);
}
