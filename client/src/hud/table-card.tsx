/** What every card over the table is made of. */
import type { ComponentChildren } from 'preact';

interface CardProps {
  readonly label: string;
  /** It stays, and must leave the table in sight. */
  readonly slim?: boolean;
  readonly children: ComponentChildren;
}

/** A card; its first answers are pressed by keys too. */
export function Card({ label, slim = false, children }: CardProps) {
  return (
    <section class={`table-card paper ${slim ? 'table-card--slim' : ''}`} role="status" aria-label={label}>
      {children}
    </section>
  );
}

interface YesNoProps {
  readonly yes: string;
  readonly no: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Two answers; the keys A and D press them. */
export function YesNo({ yes, no, onAnswer }: YesNoProps) {
  return (
    <span class="table-card__acts">
      <button type="button" class="btn btn--mustard" data-answer="yes" onClick={() => onAnswer(true)}>
        {yes}{' '}
        <span class="btn__key" aria-hidden="true">
          A
        </span>
      </button>
      <button type="button" class="btn" data-answer="no" onClick={() => onAnswer(false)}>
        {no}{' '}
        <span class="btn__key" aria-hidden="true">
          D
        </span>
      </button>
    </span>
  );
}

/** Presses the answer of the topmost card; whether there was one. */
export function answerCard(answer: 'yes' | 'no'): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.table-card [data-answer="${answer}"]`);
  button?.click();
  return button !== null;
}
