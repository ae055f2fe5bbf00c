/** The chances of a combat while its combat cards are chosen, from what one seat may know. */
import type { Seat } from '@dwo/kernel';
import { COMBAT_IDS, COMBAT_TYPES, type CombatType, combatType } from './cards';
import type { Fighter } from './fight';
import { leadWins } from './odds';
import { faced, fighters, playerAt } from './seats';
import { committers, termsOf } from './settle';
import type { Now, Pair, Side } from './types';

/** Combat cards of one type, or none; `count` is how many there are, or may be. */
export interface Held {
  readonly type: CombatType | null;
  readonly count: number;
}

/** A choice of a seat. */
export interface Choice extends Held {
  /** The id of the card to commit; null for none. */
  readonly card: number | null;
  /** The chance to win the combat, from 0 to 1, against each entry of `theirs`. */
  readonly chances: readonly number[];
}

/** The chances of a combat before the commitments are opened. */
export interface Forecast {
  readonly rival: Seat;
  /** The cards that the rival may commit, none first. */
  readonly theirs: readonly Held[];
  /** The choices of the seat itself, none last. */
  readonly own: readonly Choice[];
}

const NONE: Held = { type: null, count: 0 };

/** The chance of a side to win the combat that is face up, from 0 to 1, with these combat cards, the lead's first. */
export function winChance(state: Now, side: Side, cards: Pair<CombatType | null>): number {
  const [first, second] = faced(state);
  const pair: Pair<Fighter> = [
    { rank: first, card: cards[0] },
    { rank: second, card: cards[1] },
  ];
  const lead = leadWins(pair, termsOf(state));
  return side === 0 ? lead : 1 - lead;
}

/** The chance of a dinosaur to beat the one that leads, before combat cards; null if no dinosaur leads. */
export function answerChance(state: Now, rank: number): number | null {
  const [led] = state.up;
  return typeof led === 'number' ? winChance({ ...state, up: [led, rank] }, 1, [null, null]) : null;
}

/** The cards that a seat may still hold, as another one knows: those that are neither used nor its own (JW-G-7). */
function mayHold(state: Now, seat: Seat, rival: Seat): Held[] {
  const own = state.secrets[seat]?.combat ?? [];
  const gone = new Set<number | null>([...own, ...state.discarded, ...state.opened]);
  const most = playerAt(state, rival).combat;
  return COMBAT_TYPES.map((type) => {
    const unseen = COMBAT_IDS.filter((id) => combatType(id) === type && !gone.has(id)).length;
    return { type, count: Math.min(unseen, most) };
  }).filter(({ count }) => count > 0);
}

/** The forecast for a seat that commits a card now (JW-G-13, JW-DW-7); null for every other seat and phase. */
export function forecast(state: Now, seat: Seat): Forecast | null {
  if (state.phase !== 'commit' || !committers(state).includes(seat)) return null;
  const seats = fighters(state);
  const side: Side = seats[0] === seat ? 0 : 1;
  const rival = seats[1 - side] as Seat;
  const theirs = [NONE, ...(committers(state).includes(rival) ? mayHold(state, seat, rival) : [])];
  const held = state.secrets[seat]?.combat ?? [];
  const chancesOf = (type: CombatType | null) =>
    theirs.map((their) => winChance(state, side, side === 0 ? [type, their.type] : [their.type, type]));
  const own = COMBAT_TYPES.flatMap((type): Choice[] => {
    const alike = held.filter((id) => combatType(id) === type);
    const [card] = alike;
    return card === undefined ? [] : [{ type, count: alike.length, card, chances: chancesOf(type) }];
  });
  return { rival, theirs, own: [...own, { ...NONE, card: null, chances: chancesOf(null) }] };
}
