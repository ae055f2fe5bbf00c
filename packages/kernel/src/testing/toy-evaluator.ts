/** A judge of the Bone Auction: all bid their middle card, and a lot is never doubted. */
import { thaw } from '../clone';
import { shuffled } from '../deck';
import { type Evaluator, evaluatorOf } from '../review';
import type { Frozen, Seat } from '../ruleset';
import { toyGame } from './toy-game';
import { FOSSILS, type ToyIntent, type ToyState } from './toy-types';

const CARDS = 15;

/** The judge. Hands that the seat does not see are dealt at random from the cards that it does not see. */
export const toyEvaluator: Evaluator<ToyState, ToyIntent> = evaluatorOf(toyGame, {
  suppose(view, seat, dice) {
    const state = thaw(view) as ToyState;
    const own = view.secrets[seat]?.hand ?? [];
    const deck = shuffled(
      Array.from({ length: CARDS }, (_, i) => i + 1).filter((card) => !own.includes(card)),
      dice,
      'suppose',
    );
    state.secrets = view.secrets.map((secret, other) => {
      if (secret !== null) return thaw(secret) as NonNullable<ToyState['secrets'][number]>;
      const { cards = 0, bid = false } = view.players[other] ?? {};
      const hand = deck.splice(0, cards + (bid ? 1 : 0));
      return { hand: hand.slice(0, cards).sort((a, b) => a - b), bid: bid ? (hand.at(-1) ?? null) : null, note: null };
    });
    state.closed = { lots: shuffled(FOSSILS, dice, 'suppose') };
    return { state };
  },
  player:
    () =>
    (state, seat): ToyIntent => {
      if (state.stage === 'doubt') return { type: 'accept' };
      const hand = state.secrets[seat]?.hand ?? [];
      return { type: 'bid', card: hand[hand.length >> 1] as number };
    },
  chances: chancesOf,
  isFar: () => false,
  mostSteps: 100,
  candidates: (view, seat) => toyGame.intents(view, seat).filter(({ type }) => type !== 'note'),
});

function chancesOf({ players, ending }: Frozen<ToyState>): readonly number[] {
  const total = players.reduce((sum, { points }) => sum + points + 1, 0);
  if (ending === null) return players.map(({ points }) => (points + 1) / total);
  return players.map((_, seat: Seat) => (ending.winners.includes(seat) ? 1 / ending.winners.length : 0));
}
