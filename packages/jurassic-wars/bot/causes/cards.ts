/** Causes in combat cards: one that was kept, one that was spent, or the other one. */
import { frozen, type Seat } from '@dwo/kernel';
import { combatType, type State } from '../../rules';
import { forecast } from '../../rules/forecast';
import type { View } from '../guess';
import { chanceWith, isOpen, LESS, mostFaced, ownOf, rivalOf } from './odds';
import type { Suspect } from './suspect';

/** A combat card was kept, spent or not the best one (JW-CC-2, JW-G-19). Chances are exact if the other side uses none. */
export const combatCard: Suspect = ({ view, seat, chosen, better }) => {
  if (chosen.type !== 'commit' || better.type !== 'commit') return null;
  const [wins, otherWins] = [chanceWith(view, seat, chosen.card), chanceWith(view, seat, better.card)];
  const facts = {
    ...{ rank: ownOf(view, seat), rival: rivalOf(view, seat) },
    ...{ card: typeOf(chosen.card), otherCard: typeOf(better.card), wins, otherWins },
    ...{ open: isOpen(view, seat), left: view.secrets[seat]?.combat.length ?? 0, more: otherWins > wins + LESS },
    ...against(view, seat, [chosen.card, better.card]),
  };
  if (chosen.card === null) return { id: 'kept-card', rule: 'JW-CC-2', facts, without: better };
  const id = better.card === null ? 'spent-card' : 'wrong-card';
  return { id, rule: better.card === null ? 'JW-G-19' : 'JW-CC-2', facts, without: better };
};

const typeOf = (card: number | null) => (card === null ? null : combatType(card));

/**
 * The card of the rival that the better choice is for, with the chances of both choices against it; and a third choice with a better chance than both
 * while the rival uses none, as a reader sees it on the table. Null and 0 where there is none.
 */
function against(view: View, seat: Seat, [chosen, better]: readonly [number | null, number | null]) {
  const told = forecast(frozen(view as State), seat);
  const of = (card: number | null) => told?.own.find(({ type }) => type === typeOf(card));
  const [one, other] = [of(chosen), of(better)];
  if (told === null || one === undefined || other === undefined) return NOTHING_AGAINST;
  const faced = mostFaced(told.theirs, other, one);
  const alone = (choice: typeof one) => choice.chances[0] ?? 0;
  const third = told.own.reduce((a, b) => (alone(b) > alone(a) ? b : a));
  const isThird = alone(third) > Math.max(alone(one), alone(other)) + LESS;
  return {
    ...{ faced: faced?.type ?? null, facedWins: faced?.bare ?? 0, facedOtherWins: faced?.wins ?? 0 },
    ...{ third: isThird ? third.type : null, thirdWins: isThird ? alone(third) : 0 },
  };
}

const NOTHING_AGAINST = { faced: null, facedWins: 0, facedOtherWins: 0, third: null, thirdWins: 0 };
