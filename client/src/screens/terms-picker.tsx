/** Chooses what time there is. */
import type { Terms } from '@dwo/shared';
import { sameTerms, TERMS_CHOICES } from '../net/terms';

interface TermsPickerProps {
  readonly terms: Terms;
  readonly onPick: (terms: Terms) => void;
}

export function TermsPicker({ terms, onPick }: TermsPickerProps) {
  return (
    <label class="terms-picker">
      <span>Clock</span>
      <select
        class="field"
        data-testid="terms"
        value={String(TERMS_CHOICES.findIndex((choice) => sameTerms(choice.terms, terms)))}
        onChange={(event) => {
          const choice = TERMS_CHOICES[Number(event.currentTarget.value)];
          if (choice !== undefined) onPick(choice.terms);
        }}
      >
        {TERMS_CHOICES.map(({ word }, at) => (
          <option key={word} value={String(at)}>
            {word}
          </option>
        ))}
      </select>
      <span class="note">{TERMS_CHOICES.find((choice) => sameTerms(choice.terms, terms))?.text}</span>
    </label>
  );
}
