/** The rules of a chapter word for word, with the tables and sentences between them. */
import { Linked } from './linked';
import { RuleTag } from './rule-tag';
import type { Aside, Chapter, Rulebook } from './rulebook';

interface RuleRowsProps {
  readonly book: Rulebook;
  readonly chapter: Chapter;
  /** The id of the rule that is marked; null for none. */
  readonly chosen: string | null;
  /** Goes to a rule. */
  readonly onRule: (id: string) => void;
}

export function RuleRows({ book, chapter, chosen, onRule }: RuleRowsProps) {
  return (
    <>
      <dl class="rules__list" lang={book.language}>
        {chapter.rules.map(({ id, text }) => (
          <div key={id} id={id} class={`rules__rule ${id === chosen ? 'rules__rule--chosen' : ''}`}>
            <dt>
              <RuleTag id={id} onRule={onRule} />
            </dt>
            <dd>
              <Linked book={book} text={text} own={id} onRule={onRule} />
            </dd>
          </div>
        ))}
      </dl>
      {chapter.asides.map((aside, at) => (
        <Between key={at} book={book} aside={aside} onRule={onRule} />
      ))}
    </>
  );
}

interface BetweenProps extends Pick<RuleRowsProps, 'book' | 'onRule'> {
  readonly aside: Aside;
}

function Between({ book, aside, onRule }: BetweenProps) {
  switch (aside.kind) {
    case 'text':
      return (
        <p class="note" lang={book.language}>
          <Linked book={book} text={aside.text} onRule={onRule} />
        </p>
      );
    case 'listing':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <pre class="rules__listing" lang={book.language} tabIndex={0}>
          {aside.text}
        </pre>
      );
    case 'table': {
      const [head = [], ...rows] = aside.rows;
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <div class="rules__wide" lang={book.language} tabIndex={0}>
          <table class="rules__table">
            <thead>
              <tr>
                {head.map((cell, at) => (
                  <th key={at} scope="col">
                    <Linked book={book} text={cell} onRule={onRule} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, column) => (
                    <td key={column}>
                      <Linked book={book} text={cell} onRule={onRule} />
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
  }
}
