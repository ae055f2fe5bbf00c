/** The form in which the creator of a match chooses its variations. */
import type { Options } from '../rules';
import { isChosen, openFields } from './fields';
import { say } from './words';

interface VariationsProps {
  readonly options: Options;
  readonly busy: boolean;
  onPick(options: Options): void;
}

export function Variations({ options, busy, onPick }: VariationsProps) {
  return (
    <details class="jw-variations">
      <summary>{say('lobby.variations')}</summary>
      {openFields(options).map(({ id: field, name, values }) => (
        <label key={field} class="jw-pick">
          <span>{name}</span>
          <select
            class="field"
            disabled={busy}
            data-testid={`jw-option-${field}`}
            value={values.find((each) => isChosen(options, each))?.id ?? ''}
            onChange={({ currentTarget }) => {
              const picked = values.find(({ id }) => id === currentTarget.value);
              if (picked !== undefined) onPick({ ...options, ...picked.part });
            }}
          >
            {values.map(({ id, text }) => (
              <option key={id} value={id}>
                {text}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}
