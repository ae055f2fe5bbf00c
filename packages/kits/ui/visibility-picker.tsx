/** Chooses who can find a match. */

import { VISIBILITIES, type Visibility } from '@dwo/shared';
import { visibilityText, visibilityWord } from '../shell/visibility-words';
import { say } from '../words';
import './terms-picker.css';

interface VisibilityPickerProps {
  readonly visibility: Visibility;
  readonly onPick: (visibility: Visibility) => void;
}

export function VisibilityPicker({ visibility, onPick }: VisibilityPickerProps) {
  return (
    <label class="terms-picker">
      <span>{say('visibility.who')}</span>
      <select
        class="field"
        data-testid="visibility"
        value={visibility}
        onChange={(event) => {
          const choice = VISIBILITIES[event.currentTarget.selectedIndex];
          if (choice !== undefined) onPick(choice);
        }}
      >
        {VISIBILITIES.map((choice) => (
          <option key={choice} value={choice}>
            {visibilityWord(choice)}
          </option>
        ))}
      </select>
      <span class="note">{visibilityText(visibility)}</span>
    </label>
  );
}
