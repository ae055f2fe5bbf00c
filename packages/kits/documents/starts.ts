/** Which documents can be begun with, and which of them is open. Pure. */
import type { Named } from './documents';
import type { Kept, Shelf } from './shelf';

/** A ready-made document. */
export type Ready<T> = Kept<T>;

/** The stored documents, and the ids of the open one. */
export interface Choices<T> {
  readonly shelf: Pick<Shelf<T>, 'kept'>;
  /** The id under which the open document is stored; null if it is not. */
  readonly id: string | null;
  /** The id of the ready-made document that it began as; null if it was none. */
  readonly ready: string | null;
}

/** A document to begin with. */
export interface Start<T> {
  readonly document: T;
  /** The id of a ready-made document; null for one from the shelf. */
  readonly from: string | null;
  /** Whether it is open. */
  readonly on: boolean;
}

/** The documents of the shelf, then the ready-made ones. A stored document is open by its id, whatever others are called. */
export function startsOf<T extends Named>(
  { shelf, id, ready }: Choices<T>,
  all: readonly Ready<T>[],
): readonly Start<T>[] {
  const own = shelf.kept.map((kept) => ({ document: kept.document, from: null, on: kept.id === id }));
  return [
    ...own,
    ...all.map((each) => ({ document: each.document, from: each.id, on: id === null && each.id === ready })),
  ];
}
