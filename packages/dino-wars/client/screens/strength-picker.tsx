/** The choice of the computer's strength. The last choice is stored; a newcomer begins with the weakest. */
import type { GameLobby } from '@dwo/kits/game-client';
import { recall, remember } from '@dwo/kits/shell/storage';
import { say } from '../words';

/** The key under which the last choice is stored. */
const KEY = 'dino-wars.strength';
const CHOICES = ['easy', 'normal', 'strong'] as const;
type Strength = (typeof CHOICES)[number];

/** The strength chosen last. */
export function chosenStrength(): Strength {
  return known(recall(KEY));
}

function known(text: string | null): Strength {
  return CHOICES.find((each) => each === text) ?? CHOICES[0];
}

/** The strengths of computers in a lobby. */
export function strengths(): NonNullable<ReturnType<NonNullable<GameLobby['strengths']>>> {
  return { choices: CHOICES.map((id) => ({ id, word: say(`strength.${id}`) })), chosen: chosenStrength() };
}

interface StrengthPickerProps {
  readonly strength: Strength;
  readonly onPick: (strength: Strength) => void;
}

export function StrengthPicker({ strength, onPick }: StrengthPickerProps) {
  return (
    <label class="terms-picker">
      <span>{say('strength.label')}</span>
      <select
        class="field"
        data-testid="strength"
        value={strength}
        onChange={({ currentTarget }) => {
          remember(KEY, currentTarget.value);
          onPick(known(currentTarget.value));
        }}
      >
        {CHOICES.map((each) => (
          <option key={each} value={each}>
            {say(`strength.${each}`)}
          </option>
        ))}
      </select>
      <span class="note">{say(`strength.${strength}.text`)}</span>
    </label>
  );
}
