/** The chips beside a tray: what a figure can do, and what its tool offers. */
import type { ComponentChildren } from 'preact';
import { Icon, type IconName } from '../../ui/icons';

/** Chips that belong together. */
export function Chips({ label, children }: { readonly label: string; readonly children: ComponentChildren }) {
  return (
    <fieldset class="chips" aria-label={label}>
      {children}
    </fieldset>
  );
}

interface ChipProps {
  readonly icon?: IconName;
  /** The digit that does the same. */
  readonly place?: number;
  readonly word: string;
  readonly label?: string;
  readonly keyName?: string;
  /** Whether the word is only spoken. */
  readonly small?: boolean;
  /** Whether the word stays where there is little room, so that no tip has to repeat it. */
  readonly stays?: boolean;
  readonly pressed?: boolean | undefined;
  readonly refused?: boolean;
  readonly testId?: string;
  readonly onPress: () => void;
}

/** One chip. */
export function Chip({ icon, place, word, label, keyName, pressed, refused = false, onPress, ...look }: ChipProps) {
  const { small = false, stays = false, testId } = look;
  return (
    <button
      type="button"
      class="btn chip"
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={refused}
      title={stays ? undefined : word}
      data-choice={word}
      data-testid={testId}
      data-repeats={keyName === '[' || keyName === ']' || undefined}
      onClick={onPress}
    >
      {place !== undefined && (
        <span class="chip__key btn__key" aria-hidden="true">
          {place}
        </span>
      )}
      {icon !== undefined && <Icon name={icon} size={18} />}
      <span class={small ? 'visually-hidden' : stays ? '' : 'chip__word'}>{word}</span>
      {keyName !== undefined && (
        <span class="btn__key chip__key" aria-hidden="true">
          {keyName}
        </span>
      )}
    </button>
  );
}
