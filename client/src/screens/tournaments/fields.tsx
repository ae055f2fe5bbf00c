/** The fields of the sheets: a text, and a choice from a list. */
import { type Choices, Select } from '../select';

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onInput: (value: string) => void;
  readonly testId: string;
}

/** A short text with its label. */
export function Text({ label, value, onInput, testId }: TextProps) {
  return (
    <label class="cups__field">
      <span>{label}</span>
      <input
        class="field"
        value={value}
        maxLength={60}
        data-testid={testId}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
    </label>
  );
}

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly value: T;
  readonly choices: Choices<T>;
  readonly onPick: (value: T) => void;
}

/** A choice from a list with its label. */
export function Choice<T extends string | number>({ label, ...list }: ChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is the control
    <label class="cups__field">
      <span>{label}</span>
      <Select {...list} />
    </label>
  );
}
