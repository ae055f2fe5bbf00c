/** Computations of a computer player from its view: chances of combats, and the dinocards it has not seen. */
import { type Dice, type Frozen, frozen, type Seat } from '@dwo/kernel';
import { COMBAT_TYPES, combatType, RANKS, type State } from '../rules';
import type { Terms } from '../rules/fight';
import { leadWins } from '../rules/odds';
import { termsOf } from '../rules/settle';

/** The view of a seat: the state without the secrets of others. */
export type View = Frozen<State>;

/** A cache of chances by the terms of a combat; the key of the inner map holds both ranks and both combat cards. */
const known = new Map<string, Map<number, number>>();

/** The kind of a combat card as a number from 1; 0 for none. */
function kindOf(card: number | null): number {
  return card === null ? 0 : COMBAT_TYPES.indexOf(combatType(card)) + 1;
}

/** The chance of the lead to win, from 0 to 1, with these ranks and combat cards (ids), the lead's first. */
export function chance(
  terms: Terms,
  [lead, opponent]: readonly [number, number],
  cards: readonly [number | null, number | null] = [null, null],
): number {
  const { period, hitLoss, unlimited, naturalOrder } = terms;
  const under = `${period} ${hitLoss} ${unlimited} ${naturalOrder}`;
  const chances = known.get(under) ?? new Map<number, number>();
  known.set(under, chances);
  const key = ((lead * 32 + opponent) * 8 + kindOf(cards[0])) * 8 + kindOf(cards[1]);
  const found = chances.get(key);
  if (found !== undefined) return found;
  const types = cards.map((id) => (id === null ? null : combatType(id)));
  const worked = leadWins(
    [
      { rank: lead, card: types[0] ?? null },
      { rank: opponent, card: types[1] ?? null },
    ],
    terms,
  );
  chances.set(key, worked);
  return worked;
}

/** The ranks of the seat's own hand. */
export function handOf(view: View, seat: Seat): number[] {
  return (view.secrets[seat]?.hand ?? []).map(Number);
}

/** The ranks that this seat has not seen: others hold them, or they are put away. */
export function unseen(view: View, seat: Seat): number[] {
  const seen = new Set<number | null>([
    ...handOf(view, seat),
    ...view.out,
    ...view.up,
    ...view.players.flatMap(({ set, face }) => [...set, face]),
  ]);
  return RANKS.filter((rank) => !seen.has(rank));
}

/** Random hands of another seat, from the cards that this seat has not seen. */
export function sampledHands(view: View, seat: Seat, other: Seat, count: number, dice: Dice): number[][] {
  const from = unseen(view, seat);
  const size = Math.min(from.length, view.players[other]?.cards ?? 0);
  return Array.from({ length: count }, () => {
    const rest = [...from];
    return Array.from({ length: size }, () => rest.splice(dice.roll(rest.length, 'guess') - 1, 1)[0] as number);
  });
}

/** The mean chance of a dinosaur as the lead against each of these ranks; 1 without any. */
export function strength(view: View, rank: number, against: readonly number[]): number {
  if (against.length === 0) return 1;
  const terms = termsOf(frozen(view as State));
  const sum = against.reduce((total, other) => total + chance(terms, [rank, other]), 0);
  return sum / against.length;
}
