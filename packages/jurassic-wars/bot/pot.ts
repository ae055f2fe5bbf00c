/** The value of a Poker hand: the chance that it takes the pot, and the price of staying in. */
import { type Dice, frozen, type Seat } from '@dwo/kernel';
import { RANKS, type State } from '../rules';
import { termsOf } from '../rules/settle';
import { chance, handOf, unseen, type View } from './guess';

/** The chance to take the pot from all who are in now, over so many random deals of the unseen cards. */
export function potChance(view: View, seat: Seat, dice: Dice, deals: number): number {
  const full = Math.floor(RANKS.length / view.players.length);
  const live = view.players.flatMap(({ standing }, at) => (standing === 'in' ? [at] : []));
  const left = unseen(view, seat);
  let won = 0;
  for (let n = 0; n < deals; n++) {
    const rest = [...left];
    const draw = () => rest.splice(dice.roll(rest.length, 'guess') - 1, 1)[0] as number;
    const hands = live.map((at) => {
      const face = view.players[at]?.face ?? null;
      const known = at === seat ? handOf(view, seat) : face === null ? [] : [face];
      return [...known, ...Array.from({ length: Math.max(0, full - known.length) }, draw)];
    });
    if (live[lastOf(view, hands, dice)] === seat) won++;
  }
  return won / deals;
}

/** The index of the hand that takes the pot if all hands play random cards. */
function lastOf(view: View, hands: readonly number[][], dice: Dice): number {
  const terms = termsOf(frozen(view as State));
  const sets = hands.map((): number[] => []);
  let lead = -1;
  for (;;) {
    hands.forEach((hand, at) => {
      if (hand.length === 0) hand.push(...(sets[at] ?? []).splice(0));
    });
    const first = nextWith(hands, lead);
    const second = nextWith(hands, first);
    if (first === second) return first;
    const pair = [first, second].map((at) => {
      const hand = hands[at] as number[];
      return hand.splice(dice.roll(hand.length, 'guess') - 1, 1)[0] as number;
    }) as [number, number];
    const wins = dice.roll(1_000, 'guess') <= 1_000 * chance(terms, pair);
    sets[wins ? first : second]?.push(wins ? pair[0] : pair[1]);
    lead = first;
  }
}

/** The next index to the left whose hand has cards; `from` if there is no other. */
function nextWith(hands: readonly (readonly number[])[], from: number): number {
  for (let step = 1; step <= hands.length; step++) {
    const at = (from + step + hands.length) % hands.length;
    if ((hands[at]?.length ?? 0) > 0) return at;
  }
  return from;
}

/** The bidding rounds of a hand that are left with the present one, if nobody else folds: each costs a counter (JW-PK-6). */
export function roundsLeft({ players, bidding }: View): number {
  return Math.floor(RANKS.length / players.length) - bidding;
}

/** The least share of pots that pays for staying in until all cards are dealt, if nobody else folds. */
export function priceOfPot(view: View): number {
  const { players, pot } = view;
  const rounds = roundsLeft(view);
  const live = players.filter(({ standing }) => standing === 'in');
  const owed = live.filter(({ answered }) => !answered).length + live.length * (rounds - 1);
  return rounds / (pot + owed);
}
