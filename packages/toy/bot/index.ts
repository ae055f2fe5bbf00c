/** A computer player of Tar Pit: it keeps its high cards for late rounds, and never sees the other hand. */
import type { Bot } from '@dwo/kernel';
import type { Intent, State } from '../rules';

export const bot: Bot<State, Intent> = {
  choose(view, seat, dice) {
    const hand = view.secrets[seat]?.hand ?? [];
    // A card of the lower half, so that the rest of the hand grows stronger.
    const card = hand[dice.roll(Math.ceil(hand.length / 2), 'choice') - 1];
    if (card === undefined) throw new Error('There is no card to lay');
    return { type: 'lay', card };
  },
};
