/** The card of what a player has made, beside the ready-made ways to play. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../ui/icons';
import './own-card.css';

interface OwnCardProps {
  readonly title: string;
  readonly text: string;
  /** The word of the button that leads to the page where it is made. */
  readonly change: string;
  readonly picture: ComponentChildren;
  /** Whether it is what will be played. */
  readonly picked: boolean;
  /** Chooses it; without it the card only links to the page that changes it. */
  readonly onPick?: () => void;
  readonly onChange: () => void;
  /** Elements between the card and the button. */
  readonly children?: ComponentChildren;
}

export function OwnCard({ title, text, change, picture, picked, onPick, onChange, children }: OwnCardProps) {
  return (
    <div class="own-card">
      <button
        type="button"
        class="choice own-card__card"
        aria-pressed={picked}
        data-testid="pick-own"
        onClick={onPick ?? onChange}
      >
        <span class="own-card__pics" aria-hidden="true">
          {picture}
        </span>
        <span class="own-card__text">
          <b>{title}</b>
          <span class="note">{text}</span>
        </span>
        {onPick === undefined && <Icon name="chevron" />}
      </button>
      {children}
      {onPick !== undefined && (
        <button type="button" class="btn" data-testid="change-own" onClick={onChange}>
          {change}
        </button>
      )}
    </div>
  );
}
