/** Chooses who can find a match. */

import type { Visibility } from '@dwo/shared';
import { VISIBILITY_CHOICES, visibilityText } from '../shell/visibility';

interface VisibilityPickerProps {
  readonly visibility: Visibility;
  readonly onPick: (visibility: Visibility) => void;
}

export function VisibilityPicker({ visibility, onPick }: VisibilityPickerProps) {
  return (
    <label class="terms-picker">
      <span>Who can find it</span>
      <select
        class="field"
        data-testid="visibility"
        value={visibility}
        onChange={(event) => {
          const choice = VISIBILITY_CHOICES[event.currentTarget.selectedIndex];
          if (choice !== undefined) onPick(choice.visibility);
        }}
      >
        {VISIBILITY_CHOICES.map((choice) => (
          <option key={choice.visibility} value={choice.visibility}>
            {choice.word}
          </option>
        ))}
      </select>
      <span class="note">{visibilityText(visibility)}</span>
    </label>
  );
}
