/** Whether a spectator may be the owner of a seat in a browser that has lost what it kept. */
import type { Lobby } from '@dwo/kits/shell/lobby';

type Seen = Pick<Lobby, 'stage' | 'terms'> & {
  readonly chairs: readonly Pick<Lobby['chairs'][number], 'taken' | 'bot' | 'holder' | 'connected'>[];
};

/** Whether somebody who plays in this match under way is not here. */
export function isSeatLost({ stage, chairs }: Seen): boolean {
  return stage === 'playing' && chairs.some(({ taken, bot, connected }) => taken && !bot && !connected);
}
