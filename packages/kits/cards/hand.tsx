/**
 * A hand of cards as a fan. A card rises under the pointer, by arrow keys or at the first tap, and is played by a
 * press.
 */
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import { Said } from '../ui/said';
import './cards.css';

/** A card of a hand. */
interface HeldCard {
  readonly key: string | number;
  /** The name for screen readers, which says what a press does. */
  readonly label: string;
  readonly face: ComponentChildren;
  /** True while the card is selected; null in a hand whose cards are played at once. */
  readonly chosen: boolean | null;
  /** Whether a hint names this card. */
  readonly marked?: boolean;
}

interface HandProps {
  readonly name: string;
  /** The seat whose hand it is, for what flies from it. */
  readonly seat?: number;
  readonly cards: readonly HeldCard[];
  readonly open: boolean;
  /** Whether the hand shows only its upper half, to leave room for something else. */
  readonly tucked?: boolean;
  onPress(at: number): void;
}

/** Degrees between two neighbouring cards. */
const STEP = 3;
/** Degrees that a whole hand spreads at most. */
const SPREAD = 18;
/** A hand with more cards is no fan on a phone, so that each card can be read and touched. */
const FEW = 4;
/** Cards in one row on a phone; a larger hand has two rows. */
const ROW = 5;

/**
 * A hand of cards; `onPress` gets the index of the card. While it is not `open`, a press plays nothing, and the game says why.
 */
export function Hand({ name, seat, cards, open, tucked = false, onPress }: HandProps) {
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
      data-seat={seat}
      data-at-hand
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
            {...(chosen === null ? {} : { 'aria-pressed': chosen })}
            aria-disabled={!open}
            onClick={() => onPress(at)}
          >
            <Said as={label}>{face}</Said>
          </button>
        );
      })}
    </fieldset>
  );
}
