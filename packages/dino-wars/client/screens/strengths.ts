/** The strengths of the computer. */
import type { GameLobby } from '@dwo/kits/game-client';
import { recall } from '@dwo/kits/shell/storage';
import { say } from '../words';

/** The key under which the last choice is stored. */
const KEY = 'dino-wars.strength';
const CHOICES = ['easy', 'normal', 'strong'] as const;

/** The strengths, and the one chosen last; a newcomer begins with the weakest. */
export function strengths(): NonNullable<ReturnType<NonNullable<GameLobby['strengths']>>> {
  const kept = recall(KEY);
  return {
    choices: CHOICES.map((id) => ({ id, word: say(`strength.${id}`), text: say(`strength.${id}.text`) })),
    chosen: CHOICES.find((each) => each === kept) ?? CHOICES[0],
  };
}
