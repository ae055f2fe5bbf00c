/** The answer to a question: one sentence as the answer, then the others; or words to try instead. */
import { Linked } from './linked';
import { RuleTag } from './rule-tag';
import type { Rulebook } from './rulebook';
import type { Findings } from './search';
import type { Summaries } from './summaries';
import { say } from './words';

interface AnswersProps {
  readonly book: Rulebook;
  readonly question: string;
  readonly findings: Findings;
  readonly summaries: Summaries;
  /** Goes to a rule. */
  readonly onRule: (id: string) => void;
  /** Asks another question. */
  readonly onAsk: (question: string) => void;
}

/** More than these tell nothing new. */
const MOST = 24;

export function Answers({ book, question, findings, summaries, onRule, onAsk }: AnswersProps) {
  const { hits, chapter } = findings;
  const [best, ...others] = hits;
  if (best === undefined) return <Nothing {...{ book, question, findings, summaries, onAsk }} />;
  const slug = chapter ?? book.chapters.find(({ title }) => title === best.rule.chapter)?.slug ?? '';
  const summary = summaries(slug);
  return (
    <div class="answers" data-testid="answers">
      <section class="answers__best" aria-label={say('rules.answer')}>
        <p class="answers__sentence" lang={book.language} data-testid="answer">
          <Linked book={book} text={best.sentence} own={best.rule.id} onRule={onRule} />
        </p>
        <RuleTag id={best.rule.id} onRule={onRule} />
        {summary !== null && (
          <p class="answers__chapter">
            <a href={`#${slug}`} class="link">
              {say('rules.chapter', { chapter: summary.title })}
            </a>{' '}
            <Linked book={book} text={summary.gist} onRule={onRule} />
          </p>
        )}
      </section>
      {others.length > 0 && (
        <section aria-label={say('rules.others')}>
          <h2 class="paper__band">{say('rules.others')}</h2>
          <ul class="answers__others" lang={book.language}>
            {others.slice(0, MOST).map((hit) => (
              <li key={hit.rule.id}>
                <RuleTag id={hit.rule.id} onRule={onRule} />
                <span>
                  <Linked book={book} text={hit.sentence} own={hit.rule.id} onRule={onRule} />
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type NothingProps = Omit<AnswersProps, 'onRule'>;

function Nothing({ book, question, findings, summaries, onAsk }: NothingProps) {
  const chapters = book.chapters.slice(0, 3).map(({ slug, title }) => summaries(slug)?.title ?? title);
  const tries = findings.suggestions.length > 0 ? findings.suggestions : chapters;
  return (
    <div class="answers" data-testid="answers">
      <p class="notice" role="status">
        {say('rules.none', { words: question.trim() })} {say('rules.try')}
      </p>
      <p class="answers__tries">
        {tries.map((word) => (
          <button key={word} type="button" class="btn btn--paper" onClick={() => onAsk(word)}>
            {word}
          </button>
        ))}
      </p>
    </div>
  );
}
