/** Causes in the choice of a dinosaur, as the lead or as the answer. */
import type { Seat } from '@dwo/kernel';
import { strength, unseen, type View } from '../guess';
import { chanceOf, LESS, rankOf } from './odds';
import type { Asked, Cause, CauseId, Suspect } from './suspect';

/** The facts of two dinosaurs of a hand; null if it is not a choice between two. */
function factsOf({ view, seat, chosen, better }: Asked) {
  const [rank, otherRank] = [rankOf(view, seat, chosen), rankOf(view, seat, better)];
  if (rank === null || otherRank === null) return null;
  const lead = view.phase === 'oppose' ? (view.up[0] ?? null) : null;
  return {
    ...{ rank, otherRank, rival: lead, wins: chanceOf(view, seat, rank), otherWins: chanceOf(view, seat, otherRank) },
    ...{ worth: worthOf(view, seat, rank), otherWorth: worthOf(view, seat, otherRank) },
    ...{ underdog: view.options.version === 'underdog', left: view.players[seat]?.cards ?? 0 },
    ...bidOf(view, seat),
  };
}

/** The mean chance of a dinosaur of the hand against all that its player has not seen: what it is good for in later combats. */
const worthOf = (view: View, seat: Seat, rank: number) => strength(view, rank, unseen(view, seat));

/** The bid of Whist and the combats that are won; -1 where none is made. */
function bidOf(view: View, seat: Seat) {
  const { bid = null, set } = view.players[seat] ?? { set: [] };
  return { bid: view.options.version === 'whist' && bid !== null ? bid : -1, won: set.length };
}

/**
 * In Whist a combat was fought to be won, or to be lost, against the bid (JW-WH-11). A bid above zero that has failed counts each victory,
 * so that winning is good again.
 */
export const againstBid: Suspect = (asked) => {
  const facts = factsOf(asked);
  if (facts === null || facts.bid < 0) return null;
  const { bid, won, left } = facts;
  const gain = facts.otherWins - facts.wins;
  const told = { ...facts, needed: bid - won };
  const cause = (id: CauseId) => ({ id, rule: 'JW-WH-11', facts: told, without: asked.better });
  const hasFailed = won > bid || bid - won > left;
  if (hasFailed && bid > 0) return gain > LESS ? cause('bid-failed') : null;
  if (won >= bid) return gain < -LESS ? cause('won-too-many') : null;
  if (Math.abs(gain) <= LESS) return null;
  return cause(gain > 0 ? 'won-too-few' : 'won-early');
};

/** A dinosaur fought that was clearly less likely to win than another of the hand (JW-G-11, JW-G-12). */
export const weakDinosaur: Suspect = (asked) => {
  const facts = factsOf(asked);
  if (facts === null || facts.bid >= 0 || facts.otherWins <= facts.wins + LESS) return null;
  return facts.rival === null
    ? { id: 'weak-lead', rule: 'JW-G-11', facts, without: asked.better }
    : { id: 'weak-answer', rule: 'JW-G-12', facts, without: asked.better };
};

/** Whether the dinosaur that fought is the one to keep: in Underdog by rank, which is what scores, else by what it is good for. */
const isStronger = ({ underdog, rank, otherRank, worth, otherWorth }: NonNullable<ReturnType<typeof factsOf>>) =>
  underdog ? rank < otherRank : worth > otherWorth;

/** A strong dinosaur was put at risk where a weaker one was to be spent (JW-G-16). */
export const riskedDinosaur: Suspect = (asked) => {
  const facts = factsOf(asked);
  if (facts === null || facts.bid >= 0 || !isStronger(facts)) return null;
  if (facts.otherWins > facts.wins + LESS) return null;
  const id = facts.rival === null ? 'risked-lead' : 'risked-answer';
  return { id, rule: 'JW-G-16', facts, without: asked.better };
};

/** Another dinosaur was better; named only if nothing else is known about it (JW-G-14). */
export function otherDinosaur(asked: Asked): Cause | null {
  const facts = factsOf(asked);
  return facts === null ? null : { id: 'other-dinosaur', rule: 'JW-G-14', facts, without: asked.better };
}
