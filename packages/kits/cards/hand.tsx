/** A hand of cards that fans out: a card is raised by pointing, by arrow keys or by a first tap, and played by a press. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import './cards.css';

/** A card of a hand. */
export interface HeldCard {
  readonly key: string | number;
  /** The name for screen readers, with what pressing does. */
  readonly label: string;
  readonly face: ComponentChildren;
  /** Shown as taken up; null for hands of which cards are played at once. */
  readonly chosen: boolean | null;
  /** Whether a hint is about it. */
  readonly marked?: boolean;
}

interface HandProps {
  readonly name: string;
  readonly cards: readonly HeldCard[];
  readonly open: boolean;
  /** Leaves room for something else: the hand shows its upper half. */
  readonly tucked?: boolean;
  onPress(at: number): void;
}

/** Degrees between two neighbours, and the most that a whole hand spreads. */
const STEP = 3;
const SPREAD = 18;
/** More cards than this do not fan out on a phone, where each must be read and met by a finger. */
const FEW = 4;
/** So many lie side by side there; more of them lie in two rows. */
const ROW = 5;

export function Hand({ name, cards, open, tucked = false, onPress }: HandProps) {
  const row = useRef<HTMLFieldSetElement>(null);
  const step = cards.length < 2 ? 0 : Math.min(STEP, SPREAD / (cards.length - 1));
  const move = (event: KeyboardEvent) => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (way === 0) return;
    const buttons = [...(row.current?.querySelectorAll<HTMLButtonElement>('button') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
    buttons[(at + way + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  return (
    <fieldset
      class={`hand hand--${cards.length > FEW ? 'many' : 'few'} ${tucked ? 'hand--tucked' : ''}`}
      aria-label={name}
      style={{ '--count': cards.length, '--cols': cards.length > ROW ? Math.ceil(cards.length / 2) : cards.length }}
      ref={row}
      onKeyDown={move}
    >
      {cards.map(({ key, label, face, chosen, marked = false }, at) => {
        const off = at - (cards.length - 1) / 2;
        return (
          <button
            key={key}
            type="button"
            class={`hand__card ${marked ? 'hand__card--marked' : ''}`}
            style={{ '--turn': `${off * step}deg`, '--drop': `${off * off * (step / 3)}px` }}
            aria-label={label}
            {...(chosen === null ? {} : { 'aria-pressed': chosen })}
            disabled={!open}
            onClick={() => onPress(at)}
          >
            {face}
          </button>
        );
      })}
    </fieldset>
  );
}
