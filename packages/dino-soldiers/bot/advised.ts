/** The decisions that a player can be advised about. */
import type { Now } from '../rules';

/** Whether the strong computer weighs the decision that is due. Teams, tiles, Starting Tiles and dodges it leaves to chance. */
export function isWeighed({ phase, step }: Pick<Now, 'phase' | 'step'>): boolean {
  return phase === 'deploy' || (phase === 'play' && step !== 'dodge');
}
