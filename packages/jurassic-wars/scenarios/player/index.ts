/** The parts of Jurassic Wars in the plain referee: its questions, and the states that a patch can't make. */
import type { Frozen } from '@dwo/kernel';
import { type Asked, type RefereeParts, ScenarioMistake } from '@dwo/shared/testing';
import { COMBAT_TYPES, type CombatType, JW_RULES, PERIODS, PHASES, RANKS, STANDINGS, type State } from '../../rules';
import { type Fighter, starts, type Terms } from '../../rules/fight';
import { leadWins } from '../../rules/odds';
import type { Pair } from '../../rules/types';

type Now = Frozen<State>;

/** The two dinosaurs of a combat: `ranks`, the lead's first, and `cards`, opened combat cards or null. */
function fightersOf({ of }: Asked): Pair<Fighter> {
  const { ranks, cards = [null, null] } = of;
  const good = Array.isArray(ranks) && ranks.length === 2 && ranks.every((rank) => RANKS.includes(rank as never));
  if (!good) throw new ScenarioMistake('of.ranks: are the ranks of two dinocards, the lead\u2019s first');
  const known = (card: unknown) => card === null || COMBAT_TYPES.includes(card as CombatType);
  if (!Array.isArray(cards) || cards.length !== 2 || !cards.every(known)) {
    throw new ScenarioMistake(`of.cards: are two of ${COMBAT_TYPES.join(', ')} or null`);
  }
  return [0, 1].map((side) => ({ rank: ranks[side], card: cards[side] ?? null })) as unknown as Pair<Fighter>;
}

function termsOf({ state, of }: Asked): Terms {
  const { options, period } = state as Now;
  const wanted = of.period === undefined ? period : of.period;
  if (wanted !== null && !PERIODS.includes(wanted as never)) {
    throw new ScenarioMistake(`of.period: is one of ${PERIODS.join(', ')}, or null`);
  }
  const { hitLoss, unlimited, naturalOrder } = options;
  return { hitLoss, unlimited, naturalOrder, period: wanted as Terms['period'] };
}

/** A card in two places, or one that does not exist. */
function faultsOf(state: Frozen<object>): readonly string[] {
  const { secrets, players, out, up, closed } = state as Now;
  const hands = secrets.flatMap((secret) => secret?.hand ?? []);
  const there = [...hands, ...players.flatMap(({ set }) => set), ...out, ...up, ...(closed?.away ?? [])];
  const cards = [...there, ...(closed?.decks ?? []).flat()].filter((card) => typeof card === 'number');
  const strange = cards.filter((card) => !RANKS.includes(card as never));
  const twice = cards.filter((card, at) => cards.indexOf(card) !== at);
  const sizes = players.flatMap(({ cards: size, standing }, seat) => {
    const hand = secrets[seat]?.hand ?? [];
    const wrong = standing === 'in' && hand.length > 0 && hand.length !== size;
    return wrong ? [`players.${seat}.cards: is ${size}, and the hand has ${hand.length}`] : [];
  });
  return [
    ...strange.map((card) => `there is no dinocard of rank ${card}`),
    ...twice.map((card) => `the dinocard of rank ${card} is in two places`),
    ...sizes,
  ];
}

/** The questions of Jurassic Wars. */
export const referee: RefereeParts = {
  words: {
    phase: PHASES,
    period: PERIODS,
    known: PERIODS,
    timeline: PERIODS,
    standing: STANDINGS,
    rule: JW_RULES,
  },
  faultsOf,
  questions: {
    /** The starting dice of both sides, and their reasons (JW-K-1 to JW-K-3). */
    dice(asked) {
      const [lead, opponent] = starts(fightersOf(asked), termsOf(asked));
      return { lead, opponent };
    },
    /** The chance of the lead to win a combat. */
    fight: (asked) => ({ lead: Math.round(leadWins(fightersOf(asked), termsOf(asked)) * 1e6) / 1e6 }),
    /** Points, counters and games won by seat. */
    points: ({ state }) => ({
      points: (state as Now).players.map(({ score }) => score),
      counters: (state as Now).players.map(({ counters }) => counters),
      games: (state as Now).players.map(({ games }) => games),
    }),
  },
};
