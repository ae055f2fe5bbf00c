/** The pages on which forces and tables are made: the open document, the shelf, and the frame round both. */
import { replace } from '@dwo/kits/shell/router';
import { recall, remember } from '@dwo/kits/shell/storage';
import { Problem } from '@dwo/kits/ui/poster-page';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Drawers } from '../../hud/panels/drawers';
import { gamePage } from '../../pages';
import { BrokenEntries } from './broken-entries';
import { type DocumentKind, type Documents, type Noun, readDocument, readText } from './documents';
import type { Shelf } from './shelf';
import { ShelfBar, usePlace, useShelf } from './shelf-bar';
import { type Draft, useHistory } from './use-history';
import { WorkshopHead } from './workshop';

/** A page with an open document. */
export interface Workbench<K extends DocumentKind> {
  readonly kind: K;
  readonly draft: Draft<Documents[K]>;
  readonly shelf: Shelf<Documents[K]>;
  /** The id under which it is stored; null if it is not. */
  readonly id: string | null;
  readonly setId: (id: string | null) => void;
  /** Reads the shelf again. */
  readonly lookAgain: () => void;
  /** Opens a document; one from the shelf keeps its id. */
  readonly open: (next: Documents[K]) => void;
  /** The faults of the document in the address. */
  readonly problems: readonly string[];
}

interface Bench<K extends DocumentKind> {
  readonly kind: K;
  /** The key under which this browser stores the latest draft. */
  readonly key: string;
  /** The document for a browser without a draft. */
  readonly first: Documents[K];
  /** The document encoded in the address; null for none. */
  readonly packed: string | null;
  readonly page: Parameters<typeof gamePage>[0];
}

function lastDraft<K extends DocumentKind>({ kind, key, first }: Bench<K>): Documents[K] {
  try {
    const reading = readDocument(kind, JSON.parse(recall(key) ?? 'null'));
    if ('document' in reading) return reading.document;
  } catch {
    // No draft to continue.
  }
  return first;
}

/** The open document of one kind, which is the draft of the last visit at first. */
export function useWorkbench<K extends DocumentKind>(bench: Bench<K>): Workbench<K> {
  const { kind, key, packed, page } = bench;
  const draft = useHistory(() => lastDraft(bench));
  const [id, setId] = usePlace(kind);
  const [shelf, lookAgain] = useShelf(kind);
  const [problems, setProblems] = useState<readonly string[]>([]);
  useEffect(() => {
    remember(key, JSON.stringify(draft.now));
  }, [draft.now]);
  const open = (next: Documents[K]) => {
    draft.open(next);
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
      replace(gamePage(page));
    });
    return () => {
      gone = true;
    };
  }, [packed]);
  return { kind, draft, shelf, id, setId, lookAgain, open, problems };
}

interface WorkbenchPageProps<K extends DocumentKind> {
  readonly bench: Workbench<K>;
  readonly name: string;
  readonly testId: string;
  readonly title: string;
  readonly noun: Noun;
  /** Why the document in the address can't be opened; null if it can. */
  readonly problem: string | null;
  /** Elements beside the headline: new documents. */
  readonly head: ComponentChildren;
  /** Ready-made documents to begin with. */
  readonly tiles: ComponentChildren;
  readonly children: ComponentChildren;
  readonly foot: ComponentChildren;
}

export function WorkbenchPage<K extends DocumentKind>(props: WorkbenchPageProps<K>) {
  const { bench, name, testId, title, noun, problem, head, tiles, children, foot } = props;
  const { kind, draft, shelf, id, setId, lookAgain, open } = bench;
  return (
    <main class={name} data-testid={testId}>
      <div class="workshop__scroll">
        <WorkshopHead title={title}>{head}</WorkshopHead>
        {tiles}
        <BrokenEntries kind={kind} shelf={shelf} onShelf={lookAgain} />
        <Problem text={problem} />
        <ShelfBar kind={kind} noun={noun} draft={draft} id={id} onId={setId} onImport={open} onShelf={lookAgain} />
        {children}
      </div>
      <footer class="workshop__foot">{foot}</footer>
      <Drawers />
    </main>
  );
}
