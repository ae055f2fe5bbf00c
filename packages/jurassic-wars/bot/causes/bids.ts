/** Causes in bids of Whist and in declarations of Poker. */
import { combatsOfRound } from '../../rules/deal-sizes';
import { expectedWins } from '../normal';
import { potOdds } from './odds';
import type { Suspect } from './suspect';

/** The least difference between the chance of a hand, which is an estimate, and its price. */
const CLEARLY = 0.04;

/** A bid was higher or lower than what the hand can make come true (JW-WH-11). */
export const wrongBid: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'bid' || better.type !== 'bid') return null;
  const facts = {
    ...{ n: chosen.n, otherN: better.n, expected: expectedWins(view, seat), hand: view.handSize },
    combats: combatsOfRound(view.players.length, view.handSize),
  };
  const id = chosen.n > better.n ? 'bid-high' : 'bid-low';
  return { id, rule: 'JW-WH-11', facts, without: better };
};

/** A hand stayed in for less than the price of the pot, or folded for more (JW-PK-6). */
export const potPrice: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'declare' || better.type !== 'declare') return null;
  const { pot, price } = potOdds(view, seat);
  const facts = {
    chance: pot,
    price,
    pot: view.pot,
    left: view.players.filter(({ standing }) => standing === 'in').length,
  };
  if (chosen.choice === 'fight' && pot < price - CLEARLY) {
    return { id: 'stayed-in', rule: 'JW-PK-6', facts, without: better };
  }
  if (chosen.choice === 'fold' && pot > price + CLEARLY) {
    return { id: 'folded-winner', rule: 'JW-PK-6', facts, without: better };
  }
  return null;
};
