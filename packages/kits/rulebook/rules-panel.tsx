/** The rulebook with a search field, in a drawer or on a page of its own. */
import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { linkedParts, type Rulebook, type RuleText, searchRulebook } from './rulebook';
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
}

/** All rules by chapter, with the chosen one marked and in view. */
export function RulesPanel({ book, hint, rule, onRule }: RulesPanelProps) {
  const [query, setQuery] = useState('');
  const unknown = rule !== null && !book.byId.has(rule);
  const chosen = useRef<HTMLDivElement>(null);
  const chapters = searchRulebook(book, query);
  const found = chapters.reduce((sum, chapter) => sum + chapter.rules.length, 0);
  useEffect(() => {
    chosen.current?.scrollIntoView({ block: 'center' });
  }, [rule]);
  const open = (id: string) => {
    setQuery('');
    onRule(id);
  };
  return (
    <div class="rules">
      <label class="rules__search">
        <span class="visually-hidden">{say('rules.search')}</span>
        <input
          class="field"
          type="search"
          placeholder={hint}
          value={query}
          onInput={(event) => setQuery(event.currentTarget.value)}
        />
        <span class="note num" aria-live="polite">
          {say('rules.found', { count: found })}
        </span>
      </label>
      {query === '' && unknown && (
        <p class="notice" role="status">
          {say('rules.unknown', { rule: rule ?? '' })}
        </p>
      )}
      {query === '' && (rule === null || unknown) && (
        <p class="rules__preface">
          <Linked book={book} text={book.preface} onRule={open} />
        </p>
      )}
      {found === 0 && <p class="note">{say('rules.none')}</p>}
      {chapters.map((chapter) => (
        <section key={chapter.title} aria-label={chapter.title}>
          <h3 class="paper__band rules__chapter">{chapter.title}</h3>
          <dl class="rules__list">
            {chapter.rules.map((each) => (
              <Rule key={each.id} book={book} rule={each} chosen={each.id === rule} anchor={chosen} onRule={open} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

interface RuleProps {
  readonly book: Rulebook;
  readonly rule: RuleText;
  readonly chosen: boolean;
  readonly anchor: RefObject<HTMLDivElement | null>;
  readonly onRule: (id: string) => void;
}

function Rule({ book, rule, chosen, anchor, onRule }: RuleProps) {
  return (
    <div class={`rules__rule ${chosen ? 'rules__rule--chosen' : ''}`} ref={chosen ? anchor : null}>
      <dt>
        <button type="button" class="rule-tag" onClick={() => onRule(rule.id)}>
          {rule.id}
        </button>
      </dt>
      <dd>
        <Linked book={book} text={rule.text} own={rule.id} onRule={onRule} />
      </dd>
    </div>
  );
}

interface LinkedProps {
  readonly book: Rulebook;
  readonly text: string;
  /** The rule that the text belongs to, which gets no link. */
  readonly own?: string;
  readonly onRule: (id: string) => void;
}

function Linked({ book, text: whole, own, onRule }: LinkedProps) {
  return linkedParts(whole).map(({ text, as }, at) => {
    if (as === 'strong') return <b key={at}>{text}</b>;
    if (as === 'text' || text === own || !book.byId.has(text)) return text;
    return (
      <button key={at} type="button" class="link" onClick={() => onRule(text)}>
        {text}
      </button>
    );
  });
}
