/** A hand of cards, fanned out. Pointing, arrow keys or a first tap raise a card; a press plays it. */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import './cards.css';

/** A card of a hand. */
export interface HeldCard {
  readonly key: string | number;
  /** The name for screen readers, which includes what a press does. */
  readonly label: string;
  readonly face: ComponentChildren;
  /** Whether it is selected; null in hands that play a card at once. */
  readonly chosen: boolean | null;
  /** Whether a hint points at it. */
  readonly marked?: boolean;
}

interface HandProps {
  readonly name: string;
  readonly cards: readonly HeldCard[];
  readonly open: boolean;
  /** Shows only the upper half of the hand, to leave room for something else. */
  readonly tucked?: boolean;
  onPress(at: number): void;
}

/** Degrees between two neighbours; `SPREAD` is the most that a whole hand spreads. */
const STEP = 3;
const SPREAD = 18;
/** On a phone a larger hand does not fan out, because each card must be readable and large enough to tap. */
const FEW = 4;
/** A phone shows at most this many cards in a row; a larger hand lies in two rows. */
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
