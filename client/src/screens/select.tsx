/** A list to choose from, of any values with their words. */

/** A value and its word. */
export type Choices<T> = readonly (readonly [T, string])[];

interface SelectProps<T extends string | number> {
  /** The name of the list for those who can't see what stands beside it. */
  readonly label?: string;
  readonly value: T;
  readonly choices: Choices<T>;
  readonly onPick: (value: T) => void;
  /** The word for a value that is no longer among the choices. */
  readonly gone?: string;
}

/** The list, closed. */
export function Select<T extends string | number>({ label, value, choices, onPick, gone }: SelectProps<T>) {
  return (
    <select
      class="field"
      aria-label={label}
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
      {gone !== undefined && !choices.some(([choice]) => choice === value) && (
        <option value={value} disabled>
          {gone}
        </option>
      )}
    </select>
  );
}
