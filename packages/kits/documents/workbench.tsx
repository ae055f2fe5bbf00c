/** The pages on which documents are made: the open document, the shelf, and the frame round both. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { type Route, replace } from '../shell/router';
import { remember } from '../shell/storage';
import { Problem } from '../ui/poster-page';
import { BrokenEntries } from './broken-entries';
import { type DocumentKind, type Named, readText } from './documents';
import { lastDraft } from './for-match';
import { lastReady, rememberReady, type Shelf } from './shelf';
import { ShelfBar, usePlace, useShelf } from './shelf-bar';
import { type Draft, useHistory } from './use-history';
import { WorkshopHead } from './workshop';

/** The id of the match that wants a document, as the address has it; null for none. */
export const matchIn = (hash: string | null): string | null => /^match=([\w-]+)$/.exec(hash ?? '')?.[1] ?? null;

/** A page with an open document. */
export interface Workbench<T extends Named> {
  readonly kind: DocumentKind<T>;
  readonly draft: Draft<T>;
  readonly shelf: Shelf<T>;
  /** The id under which it is stored; null if it is not. */
  readonly id: string | null;
  readonly setId: (id: string | null) => void;
  /** The id of the ready-made document that it began as; null if it was none. */
  readonly ready: string | null;
  /** Reads the shelf again. */
  readonly lookAgain: () => void;
  /** Opens a document; one from the shelf keeps its id, and a ready-made one is told by its own. */
  readonly open: (next: T, ready?: string | null) => void;
  /** The faults of the document in the address. */
  readonly problems: readonly string[];
}

interface Bench<T extends Named> {
  readonly kind: DocumentKind<T>;
  /** The document for a browser without a draft. */
  readonly first: T;
  /** The id of that document, if it is a ready-made one with a tile. */
  readonly firstId?: string;
  /** The document encoded in the address; null for none. */
  readonly packed: string | null;
}

/** The open document of one kind, which is the draft of the last visit at first. */
export function useWorkbench<T extends Named>({ kind, first, firstId, packed }: Bench<T>): Workbench<T> {
  const draft = useHistory(() => lastDraft(kind) ?? first);
  const [id, setId] = usePlace(kind);
  const [ready, setReady] = useState(() => lastReady(kind) ?? (lastDraft(kind) === null ? firstId : null) ?? null);
  const [shelf, lookAgain] = useShelf(kind);
  const [problems, setProblems] = useState<readonly string[]>([]);
  // Kept before the next picture, so that nothing typed is lost by somebody who leaves at once.
  useLayoutEffect(() => {
    remember(kind.draftKey, JSON.stringify(draft.now));
  }, [draft.now]);
  useEffect(() => rememberReady(kind, ready), [ready]);
  const open = (next: T, from: string | null = null) => {
    draft.open(next);
    setReady(from);
    setId(shelf.kept.find(({ document }) => document === next)?.id ?? null);
    setProblems([]);
  };
  useEffect(() => {
    if (packed === null) return;
    let gone = false;
    void readText(kind, packed).then((reading) => {
      if (gone) return;
      if ('document' in reading) open(reading.document);
      else setProblems(reading.problems);
      replace(kind.page);
    });
    return () => {
      gone = true;
    };
  }, [packed]);
  return { kind, draft, shelf, id, setId, ready, lookAgain, open, problems };
}

interface WorkbenchPageProps<T extends Named> {
  readonly bench: Workbench<T>;
  readonly name: string;
  readonly testId: string;
  readonly title: string;
  /** The page that the house leads to; the title if left out. */
  readonly home?: Route;
  readonly Drawers: FunctionComponent;
  /** Why the document in the address can't be opened; null if it can. */
  readonly problem: string | null;
  /** Elements beside the headline: new documents. */
  readonly head: ComponentChildren;
  /** Ready-made documents to begin with. */
  readonly tiles: ComponentChildren;
  readonly children: ComponentChildren;
  readonly foot: ComponentChildren;
}

export function WorkbenchPage<T extends Named>(props: WorkbenchPageProps<T>) {
  const { bench, name, testId, title, home, problem, head, tiles, children, foot, Drawers } = props;
  const { kind, draft, shelf, id, setId, lookAgain, open } = bench;
  return (
    <main class={name} data-testid={testId}>
      <div class="workshop__scroll">
        <WorkshopHead title={title} {...(home === undefined ? {} : { home })}>
          {head}
        </WorkshopHead>
        {tiles}
        <BrokenEntries kind={kind} shelf={shelf} onShelf={lookAgain} />
        <Problem text={problem} />
        <ShelfBar kind={kind} draft={draft} id={id} onId={setId} onImport={open} onShelf={lookAgain} />
        {children}
      </div>
      <footer class="workshop__foot">{foot}</footer>
      <Drawers />
    </main>
  );
}
