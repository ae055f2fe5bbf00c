/**
 * Documents that are stored on this machine. Entries that can't be read any more are reported, and stay until they are
 * deleted.
 */
import { recall, remember } from '../shell/storage';
import { type DocumentKind, type Named, readDocument } from './documents';

/** The place of a kind of document in this browser. */
type Place = { readonly key: string };

/** A stored document. */
export interface Kept<T> {
  readonly id: string;
  readonly document: T;
}

/** A stored entry that can't be read, with its text. */
export interface Broken {
  readonly id: string;
  readonly text: string;
  readonly problems: readonly string[];
}

/** Everything stored of one kind. */
export interface Shelf<T> {
  readonly kept: readonly Kept<T>[];
  readonly broken: readonly Broken[];
}

/** Everything stored of a kind, in the order in which it was stored. */
export function shelfOf<T extends Named>(kind: DocumentKind<T>): Shelf<T> {
  return readShelf(kind, recall(kind.key));
}

/** Reads a stored shelf. */
export function readShelf<T extends Named>(kind: DocumentKind<T>, text: string | null): Shelf<T> {
  const kept: Kept<T>[] = [];
  const broken: Broken[] = [];
  for (const [id, value] of Object.entries(entries(text))) {
    const reading = readDocument(kind, value);
    if ('document' in reading) kept.push({ id, document: reading.document });
    else broken.push({ id, text: JSON.stringify(value), problems: reading.problems });
  }
  return { kept, broken };
}

/** Stores a document under an id, in place of an earlier one; false if this browser stores nothing. */
export function keep<T extends Named>(kind: DocumentKind<T>, id: string, document: T): boolean {
  const text = JSON.stringify({ ...entries(recall(kind.key)), [id]: document });
  return remember(kind.key, text);
}

/** Deletes an entry, broken or not. */
export function discard(kind: Place, id: string): void {
  const { [id]: _, ...rest } = entries(recall(kind.key));
  remember(kind.key, JSON.stringify(rest));
}

/** Stores the id of the document that is open. */
export function rememberPlace(kind: Place, id: string | null): void {
  remember(`${kind.key}.place`, id ?? '');
}

/** The id of the document that was open last; null if it had none, or is deleted. */
export function lastPlace(kind: Place): string | null {
  const id = recall(`${kind.key}.place`);
  return id !== null && Object.hasOwn(entries(recall(kind.key)), id) ? id : null;
}

/** Stores the id of the ready-made document that the open one began as. */
export function rememberReady(kind: Place, id: string | null): void {
  remember(`${kind.key}.ready`, id);
}

/** The id of the ready-made document that the open one began as; null if it was none. */
export function lastReady(kind: Place): string | null {
  return recall(`${kind.key}.ready`);
}

/** An id that no entry has. */
export function freshId(kind: Place): string {
  const taken = entries(recall(kind.key));
  for (let number = 1; ; number++) {
    if (!Object.hasOwn(taken, `k${number}`)) return `k${number}`;
  }
}

/** A text that is no shelf at all counts as one broken entry, so that storing something new loses nothing. */
function entries(text: string | null): Readonly<Record<string, unknown>> {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    return { broken: value };
  } catch {
    return { broken: text };
  }
}
