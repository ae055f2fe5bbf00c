/** Causes in combat cards: one that was kept, one that was spent, or the other one. */
import { combatType } from '../../rules';
import { chanceWith, isOpen, ownOf, rivalOf } from './odds';
import { LESS, type Suspect } from './suspect';

/** A combat card was kept, spent or not the best one (JW-CC-2, JW-G-19). Chances are exact if the other side uses none. */
export const combatCard: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'commit' || better.type !== 'commit') return null;
  const facts = {
    ...{
      rank: ownOf(view, seat),
      rival: rivalOf(view, seat),
      card: typeOf(chosen.card),
      otherCard: typeOf(better.card),
    },
    ...{ wins: chanceWith(view, seat, chosen.card), otherWins: chanceWith(view, seat, better.card) },
    ...{ open: isOpen(view, seat), left: view.secrets[seat]?.combat.length ?? 0 },
  };
  const isMore = facts.otherWins > facts.wins + LESS;
  if (chosen.card === null)
    return { id: 'kept-card', rule: 'JW-CC-2', facts: { ...facts, more: isMore }, without: better };
  const id = better.card === null ? 'spent-card' : 'wrong-card';
  return { id, rule: better.card === null ? 'JW-G-19' : 'JW-CC-2', facts: { ...facts, more: isMore }, without: better };
};

const typeOf = (card: number | null) => (card === null ? null : combatType(card));
