/** Shuffling and dealing: chapters "The standard game", "Shorter game" and "Vasel deal" of RULES.md. */
import { type Dice, type Frozen, type Seat, shuffled } from '@dwo/kernel';
import { COMBAT_IDS, DINOCARDS, type Period, RANKS, SEEDS, TIMELINE_CARDS } from './cards';
import { combatCardsEach, GROUP_RANKS, handSize, PER_GROUP, UNLEASHED_COMBAT } from './deal-sizes';
import type { Options } from './options';
import { leftOf } from './seats';
import type { Closed, Dealt, Now } from './types';

/** The cards of each seat, and those that were not dealt. */
interface Shares {
  readonly hands: number[][];
  readonly away: number[];
}

/** Deals `each` cards to each of these seats, one at a time, in their order. */
function dealt(deck: readonly number[], each: number, order: readonly Seat[], players: number): Shares {
  const hands: number[][] = Array.from({ length: players }, () => []);
  const count = each * order.length;
  deck.slice(0, count).forEach((card, i) => {
    hands[order[i % order.length] as Seat]?.push(card);
  });
  return { hands, away: deck.slice(count) };
}

/** The seats in the order of dealing, from the left of the dealer (JW-G-3). */
function orderFrom(dealer: Seat, players: number): Seat[] {
  return Array.from({ length: players }, (_, i) => (dealer + 1 + i) % players);
}

/** Dinocards from one shuffled deck (JW-G-3, JW-V1-1, JW-V1-2). */
function plainHands(options: Frozen<Options>, dealer: Seat, dice: Dice): Shares {
  const { players } = options;
  return dealt(shuffled(RANKS, dice, 'dinocards'), handSize(options), orderFrom(dealer, players), players);
}

/** Dinocards by seeding groups (JW-V5-1, JW-V5-2, JW-V5-3); nothing else differs from the standard game (JW-V5-5). */
function vaselHands({ players }: Frozen<Options>, dealer: Seat, dice: Dice): Shares {
  const order = orderFrom(dealer, players);
  const shares = SEEDS.map((seed) =>
    dealt(shuffled(GROUP_RANKS[seed], dice, `group ${seed}`), PER_GROUP[players] ?? 0, order, players),
  );
  const surplus = shares.flatMap(({ away }) => away);
  const piles = players === 4 ? halves(surplus) : players === 5 ? [surplus] : [];
  for (const pile of piles) shares.push(dealt(shuffled(pile, dice, 'surplus'), 1, order, players));
  const hands = order.map((_, seat) => shares.flatMap((share) => share.hands[seat] ?? []));
  return { hands, away: piles.length > 0 ? [] : surplus };
}

/** The four best ranks of the surplus, and the other four (JW-V5-3). */
function halves(surplus: readonly number[]): number[][] {
  const best = [...surplus].sort((a, b) => a - b);
  return [best.slice(0, 4), best.slice(4)];
}

function combatShares(each: number, dealer: Seat, players: number, dice: Dice): Shares {
  if (each === 0) return { hands: Array.from({ length: players }, () => []), away: [...COMBAT_IDS] };
  return dealt(shuffled(COMBAT_IDS, dice, 'combat cards'), each, orderFrom(dealer, players), players);
}

const rising = (cards: readonly number[]): number[] => [...cards].sort((a, b) => a - b);

/** The event of a new round, hand or game: everything is shuffled and dealt anew (JW-WH-3, JW-V3-5). */
export function newDeal(state: Now, round: number, dealer: Seat, carnivores: Seat | null, dice: Dice): Dealt {
  const { options } = state;
  const { players } = options;
  const { hands, away } = dinocardHands(options, dealer, dice);
  const combat = combatShares(combatEach(options), dealer, players, dice);
  const timeline = shuffled(TIMELINE_CARDS, dice, 'timeline');
  const closed: Closed = {
    timeline,
    // JW-DW-1
    pool: options.version === 'dinosaursWild' ? shuffled(RANKS, dice, 'pool') : [],
    decks: options.version === 'carnivoresUnleashed' ? dietDecks(dice) : [],
    // Nobody sees the cards that were not dealt (JW-G-5).
    away,
    combatAway: combat.away,
  };
  return {
    type: 'dealt',
    round,
    dealer,
    carnivores,
    hands: hands.map(rising),
    combat: combat.hands.map(rising),
    period: firstPeriod(options, timeline),
    closed,
  };
}

function dinocardHands(options: Frozen<Options>, dealer: Seat, dice: Dice): Shares {
  const none: Shares = { hands: Array.from({ length: options.players }, () => []), away: [] };
  switch (options.version) {
    case 'carnivoresUnleashed':
    case 'dinosaursWild':
    case 'poker':
      return none;
    default:
      return options.deal === 'vasel' ? vaselHands(options, dealer, dice) : plainHands(options, dealer, dice);
  }
}

/** Combat cards of each seat (JW-G-4, JW-DW-2, JW-CU-4, JW-CU-9, JW-PK-11). */
function combatEach(options: Frozen<Options>): number {
  const { version } = options;
  if (version === 'poker') return 0;
  if (version === 'carnivoresUnleashed') return options.unleashedCombatCards ? UNLEASHED_COMBAT : 0;
  if (version === 'dinosaursWild') return combatCardsEach(handSize({ ...options, deal: 'standard' }));
  return combatCardsEach(handSize(options));
}

/** Ten carnivores and ten herbivores, each shuffled (JW-CU-1). */
function dietDecks(dice: Dice): number[][] {
  const ranks = (diet: string) => DINOCARDS.filter((card) => card.diet === diet).map(({ rank }) => rank);
  return [shuffled(ranks('carnivore'), dice, 'carnivores'), shuffled(ranks('herbivore'), dice, 'herbivores')];
}

/**
 * The top card of the timeline (JW-G-6, JW-DW-4). Carnivores Unleashed has no period unless its options say so
 * (JW-CU-4).
 */
function firstPeriod(options: Frozen<Options>, [first]: readonly Period[]): Period | null {
  const none = options.version === 'carnivoresUnleashed' && options.unleashedTimeline === 'off';
  return none ? null : (first ?? null);
}

/** One combat card for each seat still in, after the dealing (JW-PK-11). */
export function pokerCombat(state: Now, dice: Dice): { readonly combat: number[][]; readonly away: number[] } {
  const { players } = state.options;
  const order = orderFrom(state.dealer, players).filter((seat) => state.players[seat]?.standing === 'in');
  const { hands, away } = dealt(shuffled(COMBAT_IDS, dice, 'combat cards'), 1, order, players);
  return { combat: hands, away };
}

/** The dealer of the next round, on the left of the last (JW-WH-2, JW-PK-2). */
export function nextDealer(state: Now): Seat {
  return leftOf(state, state.dealer);
}
