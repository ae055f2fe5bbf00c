/** Chooses the time limits. */

import type { Terms } from '@dwo/shared';
import { type Against, sameTerms, termsChoices } from '../shell/terms';
import { say } from '../words';
import './terms-picker.css';

interface TermsPickerProps {
  readonly terms: Terms;
  /** The kind of opponent; people by default. */
  readonly against?: Against;
  /** The standard clocks of this match in words, if they are not a few minutes for each phase. */
  readonly standard?: string | null;
  readonly onPick: (terms: Terms) => void;
}

export function TermsPicker({ terms, against = 'people', standard = null, onPick }: TermsPickerProps) {
  const choices = termsChoices(against);
  const how = choices.find((choice) => sameTerms(choice.terms, terms))?.text;
  return (
    <label class="terms-picker">
      <span>{say('terms.label')}</span>
      <select
        class="field"
        data-testid="terms"
        value={String(choices.findIndex((choice) => sameTerms(choice.terms, terms)))}
        onChange={(event) => {
          const choice = choices[Number(event.currentTarget.value)];
          if (choice !== undefined) onPick(choice.terms);
        }}
      >
        {choices.map(({ word }, at) => (
          <option key={word} value={String(at)}>
            {word}
          </option>
        ))}
      </select>
      <span class="note">{(terms.kind === 'standard' ? standard : null) ?? how}</span>
    </label>
  );
}
