/** The rulebook with a search field, for a drawer beside the table. */
import { useEffect, useRef } from 'preact/hooks';
import { Answers } from './answers';
import { Linked } from './linked';
import { RuleRows } from './rule-rows';
import type { Rulebook } from './rulebook';
import type { Summaries } from './summaries';
import { useQuestion } from './use-question';
import { say } from './words';
import './rules-panel.css';

interface RulesPanelProps {
  readonly book: Rulebook;
  /** The words in the empty search field, with examples. */
  readonly hint: string;
  /** The id of the rule to show first; null for the beginning. */
  readonly rule: string | null;
  /** Goes to a rule. */
  readonly onRule: (id: string) => void;
  readonly summaries: Summaries;
}

/** All rules by chapter, with the chosen one marked and in view. */
export function RulesPanel({ book, hint, rule, onRule, summaries }: RulesPanelProps) {
  const { question, ask, findings } = useQuestion(book, summaries);
  const panel = useRef<HTMLDivElement>(null);
  const unknown = rule !== null && !book.byId.has(rule);
  const isAsked = findings !== null;
  useEffect(() => {
    if (!isAsked) panel.current?.querySelector('.rules__rule--chosen')?.scrollIntoView({ block: 'center' });
  }, [rule, isAsked]);
  const open = (id: string) => {
    ask('');
    onRule(id);
  };
  return (
    <div class="rules" ref={panel}>
      <label class="rules__search">
        <span class="visually-hidden">{say('rules.search')}</span>
        <input
          class="field"
          type="search"
          placeholder={hint}
          value={question}
          onInput={(event) => ask(event.currentTarget.value)}
        />
        <span class="note num" aria-live="polite">
          {say('rules.found', { count: findings?.hits.length ?? book.byId.size })}
        </span>
      </label>
      {findings !== null && <Answers {...{ book, question, findings, summaries }} onRule={open} onAsk={ask} />}
      <div hidden={findings !== null}>
        {unknown && (
          <p class="notice" role="status">
            {say('rules.unknown', { rule })}
          </p>
        )}
        {(rule === null || unknown) && (
          <p class="rules__preface" lang={book.language}>
            <Linked book={book} text={book.preface} onRule={open} />
          </p>
        )}
        {book.chapters.map((chapter) => (
          <section key={chapter.slug} aria-label={summaries(chapter.slug)?.title ?? chapter.title}>
            <h3 class="paper__band rules__chapter">{summaries(chapter.slug)?.title ?? chapter.title}</h3>
            <RuleRows book={book} chapter={chapter} chosen={rule} onRule={open} />
          </section>
        ))}
        {book.colophon !== '' && (
          <p class="rules__preface" lang={book.language}>
            <Linked book={book} text={book.colophon} onRule={open} />
          </p>
        )}
      </div>
    </div>
  );
}
