/** The contents of a book: beside the text where there is room, else behind a button. The place that is read is marked. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../ui/icons';
import type { Rulebook } from './rulebook';
import type { Summaries } from './summaries';
import { say } from './words';

interface ContentsProps {
  readonly book: Rulebook;
  readonly summaries: Summaries;
  /** The slug of the chapter that is read; null before the first. */
  readonly place: string | null;
}

export function Contents({ book, summaries, place }: ContentsProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const entry = list.current?.querySelector<HTMLElement>('[aria-current]');
    const column = list.current?.parentElement;
    if (entry == null || column == null) return;
    const { offsetTop, offsetHeight } = entry;
    const { scrollTop, clientHeight } = column;
    if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
      column.scrollTop = offsetTop - clientHeight / 3;
    }
  }, [place]);
  return (
    <nav class="book__contents" aria-label={say('rules.contents')} data-testid="contents">
      <ol class="contents" ref={list}>
        <Entries book={book} summaries={summaries} place={place} onGo={null} />
      </ol>
    </nav>
  );
}

/** A button that names the chapter that is read, and opens the contents over the page. */
export function ContentsButton({ book, summaries, place }: ContentsProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => dialog.current?.close();
  const open = () => {
    dialog.current?.showModal();
    setOpen(true);
    dialog.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <button type="button" class="btn book__jump" aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
        <Icon name="menu" size={20} /> <span>{say('rules.contents')}</span>
      </button>
      <dialog class="book__sheet paper" aria-label={say('rules.contents')} ref={dialog} onClose={() => setOpen(false)}>
        <header class="drawer__head">
          <h2 class="ribbon">{say('rules.contents')}</h2>
          <button type="button" class="btn drawer__close" aria-label={say('rules.close')} onClick={close}>
            <Icon name="cross" />
          </button>
        </header>
        <ol class="contents">{isOpen && <Entries book={book} summaries={summaries} place={place} onGo={close} />}</ol>
      </dialog>
    </>
  );
}

interface EntriesProps extends ContentsProps {
  readonly onGo: (() => void) | null;
}

function Entries({ book, summaries, place, onGo }: EntriesProps) {
  return book.chapters.map(({ slug, title }) => {
    const summary = summaries(slug);
    return (
      <li key={slug}>
        <a href={`#${slug}`} aria-current={slug === place ? 'location' : undefined} onClick={() => onGo?.()}>
          <span lang={summary === null ? book.language : undefined}>{summary?.title ?? title}</span>
        </a>
      </li>
    );
  });
}
