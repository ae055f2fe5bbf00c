/** The keyboard: what each key means on the table. A text field and a focused button keep their own keys. */
import { isChord, isCommand, type KeyStroke, readingsOf } from '../../presses/keys';
import type { Arrow } from '../heading';

/** The commands of keys. */
export type Command =
  | {
      readonly do:
        | 'confirm'
        | 'cancel'
        | 'end'
        | 'help'
        | 'hint'
        | 'roster'
        | 'corner'
        | 'undo'
        | 'group'
        | 'whole'
        | 'face'
        | 'gun'
        | 'rules'
        | 'talk'
        | 'people'
        | 'skip'
        | 'danger'
        | 'volley'
        | 'crowd'
        | 'orders'
        | 'carry';
    }
  | { readonly do: 'answer'; readonly answer: 'yes' | 'no' }
  | { readonly do: 'next'; readonly step: 1 | -1; readonly wrap: boolean }
  | { readonly do: 'arrow'; readonly arrow: Arrow }
  | { readonly do: 'weapon'; readonly place: number }
  | { readonly do: 'turn'; readonly degrees: number }
  /** Climbs or descends in a flight; otherwise zooms in or out. */
  | { readonly do: 'climb'; readonly byCi: number };

/** The place of the focus: it decides which keys are commands. A `pressed` button has it from a pointer, or from a drawer that closed. */
export type Focus = 'table' | 'pressed' | 'button' | 'field';

interface Key extends KeyStroke {
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

const ARROWS: Readonly<Record<string, Arrow>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

/** The commands that a press of a key may mean, the likeliest first; the first that can be done now is done. */
export function commandsOf(key: Key, focus: Focus): readonly Command[] {
  if (isCommand(key, 'z') && !key.shiftKey) return focus === 'field' ? [] : [{ do: 'undo' }];
  if (isChord(key)) return [];
  return readingsOf(key)
    .map((reading) => commandOf(reading, key.shiftKey, focus))
    .filter((command) => command !== null);
}

function commandOf(key: string, shift: boolean, focus: Focus): Command | null {
  if (key === 'Escape') return { do: 'cancel' };
  if (focus === 'field') return null;
  if (key === 'Tab') {
    // From the table Tab leads on to the page after the last figure; a pointer needs no way out.
    if (focus === 'button') return null;
    return { do: 'next', step: shift ? -1 : 1, wrap: focus === 'pressed' };
  }
  if (key === 'Enter' || key === ' ') return focus === 'table' ? { do: 'confirm' } : null;
  const arrow = ARROWS[key];
  if (arrow !== undefined) return { do: 'arrow', arrow };
  if (/^[1-9]$/.test(key)) return { do: 'weapon', place: Number(key) - 1 };
  switch (key) {
    case 'f':
      return { do: 'confirm' };
    case 'n':
      return { do: 'next', step: shift ? -1 : 1, wrap: true };
    case 'h':
      return { do: 'hint' };
    case 'e':
      return { do: 'end' };
    case 'l':
      return { do: 'roster' };
    case 'c':
      return { do: 'corner' };
    case 'm':
      return { do: 'group' };
    case '0':
      return { do: 'whole' };
    case 't':
      return { do: 'face' };
    case 'g':
      return { do: 'gun' };
    case '+':
    case '=':
      return { do: 'climb', byCi: 100 };
    case '-':
      return { do: 'climb', byCi: -100 };
    case 'r':
      return { do: 'rules' };
    case 'p':
      return { do: 'people' };
    case 'a':
      return { do: 'answer', answer: 'yes' };
    case 'd':
      return { do: 'answer', answer: 'no' };
    case 's':
      return { do: 'skip' };
    case 'y':
      return { do: 'talk' };
    case 'v':
      return { do: 'volley' };
    case 'i':
      return { do: 'orders' };
    case 'o':
      return { do: 'carry' };
    case 'k':
      return { do: 'crowd' };
    case 'x':
      return { do: 'danger' };
    case '[':
      return { do: 'turn', degrees: 15 };
    case ']':
      return { do: 'turn', degrees: -15 };
    case '?':
      return { do: 'help' };
    default:
      return null;
  }
}
