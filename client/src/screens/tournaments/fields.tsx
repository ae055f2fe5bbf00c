/** The fields of the sheets: a text, and a choice from a list. */

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
  /** The values to choose from, each with its word. */
  readonly choices: readonly (readonly [T, string])[];
  readonly onPick: (value: T) => void;
}

/** A choice from a list with its label. */
export function Choice<T extends string | number>({ label, value, choices, onPick }: ChoiceProps<T>) {
  return (
    <label class="cups__field">
      <span>{label}</span>
      <select
        class="field"
        value={value}
        onChange={({ currentTarget }) => {
          const picked = choices[currentTarget.selectedIndex];
          if (picked !== undefined) onPick(picked[0]);
        }}
      >
        {choices.map(([choice, word]) => (
          <option key={choice} value={choice}>
            {word}
          </option>
        ))}
      </select>
    </label>
  );
}
