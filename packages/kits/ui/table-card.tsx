/** The frame of every card beside the table. */

import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { hasStood } from '../presses/watch';
import { say } from '../words';
import { Icon } from './icons';
import './table-card.css';

interface CardProps {
  readonly label: string;
  /** Whether it stays long, and must leave the table visible. */
  readonly slim?: boolean;
  /** Whether it lasts long, and can be folded to its name. */
  readonly folds?: boolean;
  readonly children: ComponentChildren;
}

/** A card. The keys A and D press its first two answers. */
export function Card({ label, slim = false, folds = false, children }: CardProps) {
  const [folded, setFolded] = useState(false);
  if (folded) {
    return (
      <button type="button" class="btn table-card__fold" aria-expanded={false} onClick={() => setFolded(false)}>
        {label} <Icon name="chevron" size={16} />
      </button>
    );
  }
  return (
    <section class={`table-card paper ${slim ? 'table-card--slim' : ''}`} role="status" aria-label={label}>
      {children}
      {folds && (
        <button
          type="button"
          class="btn table-card__fold"
          aria-expanded={true}
          aria-label={say('card.fold')}
          title={say('card.fold.short')}
          onClick={() => setFolded(true)}
        >
          <Icon name="cross" size={16} />
        </button>
      )}
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

/** Presses an answer of the topmost card, if a person can have seen it; returns whether there was one. */
export function answerCard(answer: 'yes' | 'no'): boolean {
  const button = document.querySelector<HTMLButtonElement>(`.table-card [data-answer="${answer}"]`);
  if (button !== null && hasStood(button)) button.click();
  return button !== null;
}
