/** Forces and tables kept on this machine. What can't be read any more is reported and stays until it is thrown away. */
import { recall, remember } from '@dwo/kits/shell/storage';
import { type DocumentKind, type Documents, readDocument } from './documents';

const KEYS = { force: 'dino-wars.forces', ground: 'dino-wars.tables' } as const satisfies Record<DocumentKind, string>;

/** Something kept, by its place's id. */
export interface Kept<T> {
  readonly id: string;
  readonly document: T;
}

/** Something that was kept and makes no sense, as it stands. */
export interface Broken {
  readonly id: string;
  readonly text: string;
  readonly problems: readonly string[];
}

export interface Shelf<T> {
  readonly kept: readonly Kept<T>[];
  readonly broken: readonly Broken[];
}

/** Everything kept of a kind, in the order in which it came. */
export function shelfOf<K extends DocumentKind>(kind: K): Shelf<Documents[K]> {
  return readShelf(kind, recall(KEYS[kind]));
}

/** The shelf in a remembered text. */
export function readShelf<K extends DocumentKind>(kind: K, text: string | null): Shelf<Documents[K]> {
  const kept: Kept<Documents[K]>[] = [];
  const broken: Broken[] = [];
  for (const [id, value] of Object.entries(entries(text))) {
    const reading = readDocument(kind, value);
    if ('document' in reading) kept.push({ id, document: reading.document });
    else broken.push({ id, text: JSON.stringify(value), problems: reading.problems });
  }
  return { kept, broken };
}

/** Keeps a document under an id, in place of what was there; false if this browser keeps nothing. */
export function keep<K extends DocumentKind>(kind: K, id: string, document: Documents[K]): boolean {
  const text = JSON.stringify({ ...entries(recall(KEYS[kind])), [id]: document });
  remember(KEYS[kind], text);
  return recall(KEYS[kind]) === text;
}

/** Throws something away, broken or not. */
export function discard(kind: DocumentKind, id: string): void {
  const { [id]: _, ...rest } = entries(recall(KEYS[kind]));
  remember(KEYS[kind], JSON.stringify(rest));
}

/** Remembers where on the shelf the thing on the bench has its place. */
export function rememberPlace(kind: DocumentKind, id: string | null): void {
  remember(`${KEYS[kind]}.place`, id ?? '');
}

/** The place of what lay on the bench last; null if it has none, or none any more. */
export function lastPlace(kind: DocumentKind): string | null {
  const id = recall(`${KEYS[kind]}.place`);
  return id !== null && Object.hasOwn(entries(recall(KEYS[kind])), id) ? id : null;
}

/** An id that nothing kept has yet. */
export function freshId(kind: DocumentKind): string {
  const taken = entries(recall(KEYS[kind]));
  for (let number = 1; ; number++) {
    if (!Object.hasOwn(taken, `k${number}`)) return `k${number}`;
  }
}

/** A text that is no shelf at all is one broken entry, so that nothing is lost by keeping something new. */
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
