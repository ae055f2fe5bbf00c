/** Giving up (DC-END-3). */
import { otherSeat } from '../bodies';
import type { Resign } from '../intents';
import type { Action } from '../play';
import { refuse } from '../refusal';

/** Open to both at any time after the lobby (DC-SEQ-2). */
export const resign: Action<Resign> = {
  check({ phase }) {
    if (phase === 'over') return refuse('DC-END-3', 'GAME_OVER');
    return phase === 'lobby' ? refuse('DC-END-3', 'WRONG_PHASE', { phase }) : null;
  },
  resolve: ({ emit }, seat) => emit({ type: 'ended', winners: [otherSeat(seat)], rule: 'DC-END-3' }),
  offers: () => [{ type: 'resign' }],
};
