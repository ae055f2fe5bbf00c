/**
 * The hash chain of each match: every entry is hashed together with the hash before it. The hash of a recent entry is stored
 * apart from the entries (table `heads`), so that a lost, altered or exchanged entry is noticed when the match is read.
 */
import { hash } from 'node:crypto';
import type { EntryRow } from './tables';

/** The hash of an entry and all before it. A match without entries has the head `{n: 0, hash: ''}`. */
export interface Head {
  readonly n: number;
  readonly hash: string;
}

/** The fields of an entry that its hash covers. The fence is left out: it says who wrote, and nothing of the match. */
export type Linked = Pick<EntryRow, 'n' | 'kind' | 'seat' | 'body' | 'wish_id' | 'at'>;

/** The damage of one match; `lost` is the number of entries that are known to be missing. */
export interface Flaw {
  readonly key: number;
  readonly what: 'lost' | 'altered';
  readonly lost: number;
}

/** A read of a match that is under way. */
export interface Read {
  readonly key: number;
  /** Whether the match was deleted or rewritten since the read began, so that it says nothing of the match now. */
  isStale: boolean;
}

const NOTHING: Head = { n: 0, hash: '' };

/** The head after one more entry. */
function linked(before: Head, { n, kind, seat, body, wish_id, at }: Linked): Head {
  return {
    n,
    hash: hash('sha256', `${before.hash} ${n} ${kind} ${seat} ${at} ${wish_id ?? ''}\n${body}`, 'base64url'),
  };
}

/**
 * Compares the entries of a match, in order, with its stored head, one entry per step. Returns their own head, and the flaw if
 * there is one.
 */
export function* compared(
  key: number,
  rows: readonly Linked[],
  stored: Head | null,
): Generator<void, { readonly head: Head; readonly flaw: Flaw | null }> {
  let head = NOTHING;
  let altered = false;
  let gap = 0;
  for (const row of rows) {
    gap += Math.max(0, row.n - head.n - 1);
    head = linked(head, row);
    altered ||= row.n === stored?.n && head.hash !== stored.hash;
    yield;
  }
  const lost = gap + Math.max(0, (stored?.n ?? 0) - head.n);
  if (lost > 0) return { head, flaw: { key, what: 'lost', lost } };
  return { head, flaw: altered ? { key, what: 'altered', lost: 0 } : null };
}

/** The heads of the matches that this process writes to. */
export class Chains {
  /** By key, for each lease of this process; null until the match has been read. */
  private readonly held = new Map<number, Head | null>();
  private readonly reads = new Set<Read>();
  /** Heads that are newer than the stored ones. */
  private readonly fresh = new Map<number, Head>();

  /** With `all`, heads of matches are also kept that were only read; nobody else may write to the journal then. */
  constructor(private readonly all = false) {}

  /** Called when a lease was taken. */
  take(key: number): void {
    this.held.set(key, null);
  }

  /** Called when the entries of a match were read and are sound; `stored` is the head that was stored before. */
  read(key: number, head: Head, stored: Head | null): void {
    const held = this.held.get(key);
    if (held === null) this.held.set(key, head);
    if (head.n > (stored?.n ?? 0) && (held === null || (held === undefined && this.all))) this.fresh.set(key, head);
  }

  /** Called when an entry has been stored. */
  appended(key: number, entry: Linked): void {
    const before = this.held.get(key) ?? (entry.n === 1 ? NOTHING : null);
    if (before !== null && entry.n === before.n + 1) this.set(key, linked(before, entry));
    else this.held.delete(key);
  }

  /** Called when a lease was released. */
  release(key: number): void {
    this.held.delete(key);
  }

  /** Called before the entries of a match are read. The caller must call `endRead`. */
  beginRead(key: number): Read {
    const read = { key, isStale: false };
    this.reads.add(read);
    return read;
  }

  endRead(read: Read): void {
    this.reads.delete(read);
  }

  /** Called when a match was deleted or rewritten: its head is known no more. */
  drop(key: number): void {
    for (const read of this.reads) if (read.key === key) read.isStale = true;
    this.held.delete(key);
    this.fresh.delete(key);
  }

  /** The heads to store, which the caller must then report as `stored`. */
  toStore(): ReadonlyMap<number, Head> {
    return new Map(this.fresh);
  }

  stored(heads: ReadonlyMap<number, Head>): void {
    for (const [key, head] of heads) if (this.fresh.get(key) === head) this.fresh.delete(key);
  }

  private set(key: number, head: Head): void {
    this.held.set(key, head);
    if (head.n > 0) this.fresh.set(key, head);
  }
}
