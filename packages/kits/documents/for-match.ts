/** Documents for a match: the one that it was set up with, and those that this browser has. */

import { recall } from '../shell/storage';
import { store } from '../shell/store';
import { type DocumentKind, type Named, readDocument } from './documents';
import { readShelf } from './shelf';

/** By match and kind. */
const wanted = new Map<string, Named>();
const placeOf = (match: string, { key }: { readonly key: string }) => `${match} ${key}`;

/** Keeps, in this tab, the document of a kind to take in a match once it begins. */
export function keepForMatch<T extends Named>(match: string, kind: DocumentKind<T>, document: T): void {
  wanted.set(placeOf(match, kind), document);
}

/** The document of this kind that is kept for the open match; null if there is none. */
export function keptForMatch<T extends Named>(kind: DocumentKind<T>): T | null {
  const match = store.getState().match?.id ?? '';
  return (wanted.get(placeOf(match, kind)) as T | undefined) ?? null;
}

/** The draft of the last visit; null if this browser has none. */
export function lastDraft<T extends Named>(kind: DocumentKind<T>): T | null {
  try {
    const reading = readDocument(kind, JSON.parse(recall(kind.draftKey) ?? 'null'));
    return 'document' in reading ? reading.document : null;
  } catch {
    return null;
  }
}

/** The most documents that a question offers. */
const MOST = 5;
const known = new Map<string, { readonly text: string; readonly documents: readonly Named[] }>();

/** The draft and the shelf of this browser, each name once, as far as they fit. */
export function ownDocuments<T extends Named>(kind: DocumentKind<T>, fits: (document: T) => boolean): readonly T[] {
  const shelf = recall(kind.key);
  const text = `${recall(kind.draftKey)} ${shelf}`;
  if (known.get(kind.key)?.text !== text) {
    const draft = lastDraft(kind);
    const kept = readShelf(kind, shelf).kept.map(({ document }) => document);
    const all = [...(draft === null ? [] : [draft]), ...kept];
    const documents = all.filter((each, at) => at === all.findIndex(({ name }) => name === each.name));
    known.set(kind.key, { text, documents });
  }
  return ((known.get(kind.key)?.documents ?? []) as readonly T[]).filter(fits).slice(0, MOST);
}
