/** Causes in bids of Whist and in declarations of Poker. */
import type { Seat } from '@dwo/kernel';
import { combatsOfRound, roundsOf } from '../../rules/deal-sizes';
import type { View } from '../guess';
import { expectedWins } from '../normal';
import { roundsLeft } from '../pot';
import { potOdds } from './odds';
import type { Asked, Suspect } from './suspect';

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

/** How far a seat is ahead of the next in counters, below zero if it is behind, and how many hands are left with the present one. */
export function standingOf({ players, options, round }: View, seat: Seat) {
  const own = players[seat]?.counters ?? 0;
  const most = Math.max(...players.filter((_, at) => at !== seat).map(({ counters }) => counters));
  return { lead: own - most, hands: roundsOf(options) + 1 - round };
}

/** The price of the pot and the standing of a seat, as facts of a declaration. */
function declarationFacts({ view, seat }: Asked) {
  const { pot, price } = potOdds(view, seat);
  const left = view.players.filter(({ standing }) => standing === 'in').length;
  return { ...{ chance: pot, price, pot: view.pot, left }, ...standingOf(view, seat), cost: roundsLeft(view) };
}

const isChange = ({ chosen, better }: Asked, from: 'fight' | 'fold') =>
  chosen.type === 'declare' && better.type === 'declare' && chosen.choice === from && better.choice !== from;

/** A hand stayed in for less than the price of the pot, or folded for more (JW-PK-6). */
export const potPrice: Suspect = (asked) => {
  const [stayed, folded] = [isChange(asked, 'fight'), isChange(asked, 'fold')];
  if (!stayed && !folded) return null;
  const facts = declarationFacts(asked);
  const gap = facts.chance - facts.price;
  if (stayed && gap < -CLEARLY) return { id: 'stayed-in', rule: 'JW-PK-6', facts, without: asked.better };
  if (folded && gap > CLEARLY) return { id: 'folded-winner', rule: 'JW-PK-6', facts, without: asked.better };
  return null;
};

/**
 * The price of the pot does not tell the better choice, but the standing of the match does (JW-PK-14): the player with most counters
 * staked them on a fair pot, or one who is behind let it go.
 */
export const standing: Suspect = (asked) => {
  const [stayed, folded] = [isChange(asked, 'fight'), isChange(asked, 'fold')];
  if (!stayed && !folded) return null;
  const facts = declarationFacts(asked);
  const gap = facts.chance - facts.price;
  if (stayed && gap >= -CLEARLY && facts.lead >= 0) {
    return { id: 'staked-lead', rule: 'JW-PK-14', facts, without: asked.better };
  }
  if (folded && gap <= CLEARLY && facts.lead < 0) {
    return { id: 'gave-up-chase', rule: 'JW-PK-14', facts, without: asked.better };
  }
  return null;
};
