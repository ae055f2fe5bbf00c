/** Documents for a match: the one that it was set up with, and those that this browser has. */

import { recall } from '../shell/storage';
import { store } from '../shell/store';
import { type DocumentKind, type Named, readDocument } from './documents';
import { readShelf } from './shelf';

const wanted = new Map<string, Named>();

/** Keeps, in this tab, the document to take in a match once it begins. */
export function keepForMatch(match: string, document: Named): void {
  wanted.set(match, document);
}

/** The document kept for the open match; null if there is none. All documents of a game's matches are of one kind. */
export function keptForMatch<T extends Named>(_: DocumentKind<T>): T | null {
  return (wanted.get(store.getState().match?.id ?? '') as T | undefined) ?? null;
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
