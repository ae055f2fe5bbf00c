/** The strengths of the computer. */
import type { StrengthChoice } from '@dwo/kits/game-client';
import { say } from '../words';

const CHOICES = ['easy', 'normal', 'strong'] as const;

export function strengths(): readonly StrengthChoice[] {
  return CHOICES.map((id) => ({ id, word: say(`strength.${id}`), text: say(`strength.${id}.text`) }));
}
