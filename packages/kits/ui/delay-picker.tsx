/** Chooses how long after its players spectators see a match. */

import { DELAYS } from '@dwo/shared';
import { delayText, delayWord } from '../shell/delay-words';
import { say } from '../words';
import './terms-picker.css';

interface DelayPickerProps {
  /** In seconds. */
  readonly delay: number;
  readonly onPick: (delay: number) => void;
}

export function DelayPicker({ delay, onPick }: DelayPickerProps) {
  const choices = (DELAYS as readonly number[]).includes(delay) ? DELAYS : [...DELAYS, delay];
  return (
    <label class="terms-picker">
      <span>{say('delay.label')}</span>
      <select
        class="field"
        data-testid="delay"
        value={String(delay)}
        onChange={(event) => onPick(Number(event.currentTarget.value))}
      >
        {choices.map((choice) => (
          <option key={choice} value={String(choice)}>
            {delayWord(choice)}
          </option>
        ))}
      </select>
      <span class="note">{delayText(delay)}</span>
    </label>
  );
}
