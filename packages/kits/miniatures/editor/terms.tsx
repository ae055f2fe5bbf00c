/** The choices that a table depends on, in one row above it. */

/** A choice among words. */
interface Term {
  readonly id: string;
  readonly word: string;
  readonly value: string;
  readonly choices: readonly (readonly [value: string, word: string])[];
  onPick(value: string): void;
}

export function TableTerms({ terms }: { readonly terms: readonly Term[] }) {
  return (
    <div class="paper table-terms">
      {terms.map(({ id, word, value, choices, onPick }) => (
        <label key={id} class="terms-picker">
          <span>{word}</span>
          <select
            class="field"
            data-testid={`table-${id}`}
            value={value}
            onChange={({ currentTarget }) => onPick(currentTarget.value)}
          >
            {choices.map(([each, name]) => (
              <option key={each} value={each}>
                {name}
              </option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}
