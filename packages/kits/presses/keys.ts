/** The one place that decides which key was meant, on any keyboard layout. */

/** A press of a key, as the browser reports it. */
export interface KeyStroke {
  /** The character that the layout types: 'f', 'а', '&', 'Enter'. */
  readonly key: string;
  /** The place of the key on the board: 'KeyF'. Programs that press keys may leave it empty. */
  readonly code?: string;
  readonly shiftKey: boolean;
}

/** Keys without a letter that have a name of their own: 'Enter', 'ArrowLeft', 'F1'. */
const NAMED = /^[A-Z][A-Za-z0-9]+$/;
/** Names that say only that the layout can't tell what is typed. */
const UNTOLD: readonly string[] = ['Dead', 'Process', 'Unidentified'];

/**
 * The meanings that a press may have, the likeliest first. A Latin letter is meant as it is typed, wherever it lies. A letter of another
 * script means what lies there on an English keyboard. An unshifted key of the row of digits means its digit, and then what
 * it types. Letters are in lower case.
 */
export function readingsOf({ key, code = '', shiftKey }: KeyStroke): readonly string[] {
  if (/^[a-z]$/i.test(key)) return [key.toLowerCase()];
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  const named = NAMED.test(key) && !UNTOLD.includes(key);
  if (named || key === ' ') return [key];
  if (digit !== undefined && !(shiftKey && code.startsWith('Digit'))) return digit === key ? [key] : [digit, key];
  const place = placeOf(code, shiftKey);
  return place === null || /^[\x21-\x7e]$/.test(key) ? [key] : [place];
}

/** The character of an English keyboard at a place; null for places where no table has a command. */
function placeOf(code: string, shift: boolean): string | null {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  if (letter !== undefined) return letter.toLowerCase();
  if (code === 'BracketLeft' && !shift) return '[';
  if (code === 'BracketRight' && !shift) return ']';
  return code === 'Slash' && shift ? '?' : null;
}

interface Chord {
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  getModifierState?(name: string): boolean;
}

/** Whether a press belongs to the browser or the system. AltGr, which types brackets on many keyboards, does not make it so. */
export function isChord(press: Chord): boolean {
  if (press.metaKey) return true;
  return (press.ctrlKey || press.altKey) && press.getModifierState?.('AltGraph') !== true;
}

/** Whether a press means Ctrl or Command with this letter. */
export function isCommand(press: KeyStroke & Chord, letter: string): boolean {
  return (press.ctrlKey || press.metaKey) && !press.altKey && readingsOf(press).includes(letter);
}
