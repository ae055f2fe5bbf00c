/** Chooses how well the computer plays; the last choice is kept, and a newcomer begins with the easy one. */
import { recall, remember } from '@dwo/kits/shell/storage';

/** Under this name the last choice is kept. */
const KEY = 'dino-wars.strength';
const CHOICES = [
  { strength: 'easy', word: 'Easy', text: 'Goes for whatever is nearest.' },
  { strength: 'normal', word: 'Normal', text: 'Weighs the odds of every choice.' },
] as const;

/** The strength chosen last. */
export function chosenStrength(): string {
  const kept = recall(KEY);
  return CHOICES.some(({ strength }) => strength === kept) ? (kept as string) : CHOICES[0].strength;
}

interface StrengthPickerProps {
  readonly strength: string;
  readonly onPick: (strength: string) => void;
}

export function StrengthPicker({ strength, onPick }: StrengthPickerProps) {
  return (
    <label class="terms-picker">
      <span>Computer</span>
      <select
        class="field"
        data-testid="strength"
        value={strength}
        onChange={({ currentTarget }) => {
          remember(KEY, currentTarget.value);
          onPick(currentTarget.value);
        }}
      >
        {CHOICES.map((choice) => (
          <option key={choice.strength} value={choice.strength}>
            {choice.word}
          </option>
        ))}
      </select>
      <span class="note">{CHOICES.find((choice) => choice.strength === strength)?.text}</span>
    </label>
  );
}
