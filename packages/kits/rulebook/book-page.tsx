/** A rulebook as a page: contents, an answer to any question, each chapter in short, and its rules word for word behind it. */
import type { ComponentChildren, FunctionComponent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useBox } from '../shell/box';
import { go } from '../shell/router';
import { HomeLink } from '../ui/home-link';
import { Icon } from '../ui/icons';
import { currentLanguage } from '../words/catalogue';
import { figuresWord } from '../words/figures';
import { Answers } from './answers';
import { Contents, ContentsButton } from './contents';
import { Linked } from './linked';
import { RuleRows } from './rule-rows';
import type { Chapter, Rulebook } from './rulebook';
import type { Summaries } from './summaries';
import { usePlace } from './use-place';
import { useQuestion } from './use-question';
import { say } from './words';
import './rules-panel.css';
import './book-page.css';

interface BookPageProps {
  readonly book: Rulebook;
  readonly title: string;
  /** The credit of its author; null if it stands elsewhere. */
  readonly credit: string | null;
  /** The words in the empty search field, with examples. */
  readonly hint: string;
  readonly summaries: Summaries;
  /** The fragment of the address: a rule's id or a chapter's slug; null for the beginning. */
  readonly hash: string | null;
  /** The part before the chapters. */
  readonly children?: ComponentChildren;
  /** The picture of a chapter, by its slug. */
  readonly Picture?: FunctionComponent<{ readonly slug: string }> | undefined;
}

export function BookPage({ book: own, title, credit, hint, summaries, hash, children, Picture }: BookPageProps) {
  const box = useBox();
  const [isOriginal, showOriginal] = useState(false);
  const book = (isOriginal && own.original) || own;
  const { question, ask, findings } = useQuestion(book, summaries);
  const text = useRef<HTMLDivElement>(null);
  const place = usePlace(useMemo(() => book.chapters.map(({ slug }) => slug), [book]));
  const isUnknown = hash !== null && !book.byId.has(hash) && !book.chapters.some(({ slug }) => slug === hash);
  useEffect(() => {
    ask('');
    if (hash !== null) requestAnimationFrame(() => showPart(hash));
  }, [hash, ask]);
  const onRule = (id: string) => {
    ask('');
    go({ page: 'game', game: box.id, path: 'rules', hash: id });
    requestAnimationFrame(() => showPart(id));
  };
  return (
    <main class="page plank">
      <article class="paper page__sheet book">
        <header class="page__head">
          <h1 class="page__title poster">{title}</h1>
          <span class="page__ways">
            {box.figures !== undefined && (
              <a class="btn" href={`/${box.id}/figures`}>
                <Icon name="claw" size={20} /> {figuresWord(box.figures)}
              </a>
            )}
            <HomeLink />
          </span>
        </header>
        <Wording book={own} isOriginal={isOriginal} onOriginal={showOriginal} />
        <div class="book__tools">
          <ContentsButton book={book} summaries={summaries} place={place} />
          <label class="book__search">
            <span class="visually-hidden">{say('rules.search')}</span>
            <input
              class="field"
              type="search"
              placeholder={hint}
              value={question}
              onInput={(event) => ask(event.currentTarget.value)}
            />
          </label>
          <span class="note num book__found" aria-live="polite">
            {findings !== null && say('rules.found', { count: findings.hits.length })}
          </span>
        </div>
        <div class="book__spread">
          <Contents book={book} summaries={summaries} place={place} />
          <div class="book__text" ref={text}>
            {findings !== null && <Answers {...{ book, question, findings, summaries, onRule }} onAsk={ask} />}
            <div hidden={findings !== null}>
              {isUnknown && (
                <p class="notice" role="status">
                  {say('rules.unknown', { rule: hash })}
                </p>
              )}
              {children}
              <Preface book={book} credit={credit} onRule={onRule} text={text} />
              {book.chapters.map((chapter) => (
                <ChapterPart key={chapter.slug} {...{ book, chapter, summaries, onRule, Picture }} chosen={hash} />
              ))}
            </div>
          </div>
        </div>
      </article>
    </main>
  );
}

interface WordingProps {
  readonly book: Rulebook;
  /** The English text is shown instead of the translation. */
  readonly isOriginal: boolean;
  readonly onOriginal: (isOriginal: boolean) => void;
}

/** Tells readers of another language which text decides; a press shows that text or the translation. */
function Wording({ book, isOriginal, onOriginal }: WordingProps) {
  if (currentLanguage() === 'en') return null;
  if (book.original === null) return <p class="note">{say('rules.english')}</p>;
  return (
    <p class="note">
      {say('rules.translated')}{' '}
      <button type="button" class="link" aria-pressed={isOriginal} onClick={() => onOriginal(!isOriginal)}>
        {say(isOriginal ? 'rules.translation' : 'rules.original')}
      </button>
    </p>
  );
}

/** Scrolls to a rule or a chapter; the rules around a rule are opened. */
function showPart(id: string): void {
  const part = document.getElementById(id);
  const rows = part?.closest('details');
  if (rows) rows.open = true;
  part?.scrollIntoView({ block: part.tagName === 'SECTION' ? 'start' : 'center' });
}

interface PrefaceProps {
  readonly book: Rulebook;
  readonly credit: string | null;
  readonly onRule: (id: string) => void;
  readonly text: { readonly current: HTMLElement | null };
}

/** The introduction, and the button that opens all rules for reading or printing them in a row. */
function Preface({ book, credit, onRule, text }: PrefaceProps) {
  const [isOpen, setOpen] = useState(false);
  const openAll = () => {
    for (const rows of text.current?.querySelectorAll('details') ?? []) rows.open = !isOpen;
    setOpen(!isOpen);
  };
  return (
    <>
      <details class="book__rows">
        <summary>{say('rules.preface')}</summary>
        <p class="rules__preface" lang={book.language}>
          <Linked book={book} text={book.preface} onRule={onRule} />
        </p>
        {book.colophon !== '' && (
          <p class="rules__preface" lang={book.language}>
            <Linked book={book} text={book.colophon} onRule={onRule} />
          </p>
        )}
        {credit !== null && <p class="note">{credit}</p>}
      </details>
      <p class="book__all">
        <button type="button" class="link" aria-pressed={isOpen} onClick={openAll}>
          {say(isOpen ? 'rules.shut' : 'rules.open')}
        </button>
      </p>
    </>
  );
}

interface ChapterPartProps extends Pick<BookPageProps, 'book' | 'summaries' | 'Picture'> {
  readonly chapter: Chapter;
  readonly chosen: string | null;
  readonly onRule: (id: string) => void;
}

function ChapterPart({ book, chapter, chosen, summaries, Picture, onRule }: ChapterPartProps) {
  const { slug, title, rules } = chapter;
  const summary = summaries(slug);
  return (
    <section id={slug} class="book__chapter" aria-labelledby={`${slug}-title`}>
      <h2 class="book__title typed" id={`${slug}-title`}>
        <a href={`#${slug}`} lang={summary === null ? book.language : undefined}>
          {summary?.title ?? title}
        </a>
      </h2>
      {summary !== null && (
        <p class="book__gist">
          <Linked book={book} text={summary.gist} onRule={onRule} />
        </p>
      )}
      {Picture !== undefined && <Picture slug={slug} />}
      <details class="book__rows">
        <summary>{say('rules.count', { count: rules.length })}</summary>
        <RuleRows book={book} chapter={chapter} chosen={chosen} onRule={onRule} />
      </details>
    </section>
  );
}
