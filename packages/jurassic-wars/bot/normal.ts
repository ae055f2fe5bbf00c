/**
 * The normal player: it weighs every choice by the exact chances of its combat, and guesses hands from the unseen
 * cards.
 */
import { type Dice, frozen, type Seat } from '@dwo/kernel';
import { combatType, type Intent, jurassicWars, type State } from '../rules';
import { combatsOfRound, revealed } from '../rules/deal-sizes';
import { termsOf } from '../rules/settle';
import { forbiddenBid } from '../rules/tricks';
import { mostStake } from '../rules/unleashed';
import { chance, handOf, sampledHands, strength, unseen, type View } from './guess';
import { potChance, priceOfPot } from './pot';

/** Hands that are guessed before a lead. With 0 a lead is weighed against all unseen cards. */
const SAMPLES = 10;
/** Random deals before a declaration in Poker. */
const DEALS = 60;
/** Random deals before a declaration in a playout, where time is short. */
const DEALS_IN_PLAYOUTS = 8;
/** The least gain in chance for which a combat card is used. */
const WORTH_A_CARD = 0.15;
/** The same for a card that can't be used in any other combat. */
const WORTH_A_SPARE_CARD = 0.005;
/** The least chance of a side for which a stake is made. */
const WORTH_A_STAKE = 0.58;

/** The choice of a normal player; `samples` is the number of hands that are guessed for a lead. */
export function normal(view: View, seat: Seat, dice: Dice, samples = SAMPLES): Intent {
  switch (view.phase) {
    case 'lead':
      return { type: 'play', at: best(handOf(view, seat), leadValue(view, seat, dice, samples)) };
    case 'oppose':
      return { type: 'play', at: best(handOf(view, seat), (rank) => opposeValue(view, seat, rank)) };
    case 'commit':
      return commit(view, seat);
    case 'reveal':
      // It shows its weakest cards, so that the strong ones stay secret.
      return { type: 'reveal', cards: lastOnes(view.handSize, revealed(view.players.length, view.handSize)) };
    case 'bid':
      return bid(view, seat);
    case 'declare':
      return declare(view, seat, dice, samples === 0 ? DEALS_IN_PLAYOUTS : DEALS);
    case 'predict':
      return { type: 'predict', n: 5 };
    case 'stake':
      return stake(view, seat);
    case 'pickAttacker':
    case 'pickOpponent':
      return { type: 'pick', slot: view.pool[dice.roll(view.pool.length, 'slot') - 1] as number };
    default:
      return jurassicWars.pass(view, seat);
  }
}

/** The index of the highest value; of equals the first. */
function best(hand: readonly number[], value: (rank: number) => number): number {
  const values = hand.map(value);
  return values.indexOf(Math.max(...values));
}

function lastOnes(size: number, count: number): number[] {
  return Array.from({ length: count }, (_, i) => size - count + i);
}

/** The value of a victory with a dinosaur, and the cost of a defeat. */
function stakesOf(
  view: View,
  seat: Seat,
  own: number,
  theirs: number,
): { readonly won: number; readonly lost: number } {
  switch (view.options.version) {
    case 'underdog':
      return { won: own, lost: theirs };
    case 'whist': {
      const player = view.players[seat];
      const bid = player?.bid ?? 0;
      const wanted = bid - (player?.set.length ?? 0);
      const left = player?.cards ?? 1;
      // A bid that has failed counts victories (JW-WH-11), so a dinosaur fights where it wins more often than elsewhere.
      if (bid > 0 && (wanted < 0 || wanted > combatsLeft(view, seat) + 1)) {
        const elsewhere = strength(view, own, unseen(view, seat));
        return { won: 1 - elsewhere, lost: elsewhere };
      }
      // A player who needs every combat wins at any price; one who needs none loses. Else strong dinosaurs are to win,
      // weak ones to lose.
      if (wanted <= 0) return { won: -1, lost: -1 };
      return wanted >= left ? { won: 1, lost: 1 } : { won: 1 - own / 100, lost: own <= 10 ? 1 : 0 };
    }
    default:
      // A victory weakens only one of several rivals.
      return { won: worth(theirs) / (view.options.players > 2 ? 2 : 1), lost: worth(own) };
  }
}

/** The combats that a seat can fight with its combat cards after the present one. */
function combatsLeft({ options, players, pool, phase }: View, seat: Seat): number {
  const cards = players[seat]?.cards ?? 0;
  switch (options.version) {
    case 'whist':
    case 'underdog':
      return phase === 'commit' ? cards : cards - 1;
    case 'dinosaursWild':
      return pool.length;
    default:
      return Number.POSITIVE_INFINITY;
  }
}

/** The value of a dinosaur: 3 for rank 1, falling to 1.1 for rank 20. */
export function worth(rank: number): number {
  return 1 + (21 - rank) / 10;
}

function expected(view: View, seat: Seat, wins: number, own: number, theirs: number): number {
  const { won, lost } = stakesOf(view, seat, own, theirs);
  return wins * won - (1 - wins) * lost;
}

function opposeValue(view: View, seat: Seat, rank: number): number {
  const lead = view.up[0] as number;
  return expected(view, seat, 1 - chance(termsOf(frozen(view as State)), [lead, rank]), rank, lead);
}

/** The value of each lead: in guessed hands, the opponent answers with their best dinosaur. */
function leadValue(view: View, seat: Seat, dice: Dice, samples: number): (rank: number) => number {
  const terms = termsOf(frozen(view as State));
  if (samples === 0) {
    const others = unseen(view, seat);
    const value = (rank: number, theirs: number) => expected(view, seat, chance(terms, [rank, theirs]), rank, theirs);
    return (rank) => others.reduce((sum, theirs) => sum + value(rank, theirs), 0);
  }
  const hands = sampledHands(view, seat, view.opponent ?? seat, samples, dice);
  return (rank) => {
    const values = hands.map((hand) => {
      const answers = hand.map((theirs) => ({ theirs, wins: chance(terms, [rank, theirs]) }));
      const answer = answers.reduce(
        (a, b) => (answerValue(b, rank) > answerValue(a, rank) ? b : a),
        answers[0] ?? NOBODY,
      );
      return expected(view, seat, answer.wins, rank, answer.theirs);
    });
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
}

const NOBODY = { theirs: 20, wins: 1 };

function answerValue({ theirs, wins }: { readonly theirs: number; readonly wins: number }, rank: number): number {
  return (1 - wins) * worth(rank) - wins * worth(theirs);
}

/** The combat card that gains most, if it gains enough. */
function commit(view: View, seat: Seat): Intent {
  const [lead, opponent] = view.up as readonly [number, number];
  const leads = seat === view.lead;
  const terms = termsOf(frozen(view as State));
  const wins = (card: number | null) => {
    const first = chance(terms, [lead, opponent], leads ? [card, null] : [null, card]);
    return leads ? first : 1 - first;
  };
  const own = view.secrets[seat]?.combat ?? [];
  const gains = own.map((card) => ({ card, gain: wins(card) - wins(null) }));
  const most = gains.reduce((a, b) => (b.gain > a.gain ? b : a), { card: 0, gain: 0 });
  const [mine, theirs] = leads ? [lead, opponent] : [opponent, lead];
  const { won, lost } = stakesOf(view, seat, mine, theirs);
  const wanted = won + lost > 0;
  // Cards that are left when the combats are over were for nothing.
  const isSpare = own.length > combatsLeft(view, seat);
  if (wanted && most.gain >= (isSpare ? WORTH_A_SPARE_CARD : WORTH_A_CARD)) return { type: 'commit', card: most.card };
  // The gain of a Stare-Down depends on the other card, so it is used in an even combat against a player with cards.
  const rival = view.players[(leads ? view.opponent : view.lead) ?? 0];
  const stare = own.find((card) => combatType(card) === 'stareDown');
  const even = wanted && (isSpare || Math.abs(wins(null) - 0.5) < 0.2) && (rival?.combat ?? 0) > 0;
  return { type: 'commit', card: even && stare !== undefined ? stare : null };
}

/** The number of combats that the hand wins on average, by its strength against all dinosaurs that its player has not seen. */
export function expectedWins(view: View, seat: Seat): number {
  const others = unseen(view, seat);
  const wins = handOf(view, seat).reduce((sum, rank) => sum + strength(view, rank, others), 0);
  // Every combat has a winner, so the share of this hand is its strength relative to an average of one half.
  return (wins * combatsOfRound(view.players.length, view.handSize)) / (view.players.length * view.handSize * 0.5);
}

/** The number of combats that the hand wins on average, or the nearest legal number. */
function bid(view: View, seat: Seat): Intent {
  const share = expectedWins(view, seat);
  const wanted = Math.min(view.handSize, Math.round(share));
  const forbidden = forbiddenBid(view, seat);
  if (wanted !== forbidden) return { type: 'bid', n: wanted };
  return {
    type: 'bid',
    n: wanted > share && wanted > 0 ? wanted - 1 : wanted < view.handSize ? wanted + 1 : wanted - 1,
  };
}

/** Folds a hand whose chance to take the pot is less than the price of staying in. */
function declare(view: View, seat: Seat, dice: Dice, deals: number): Intent {
  return { type: 'declare', choice: potChance(view, seat, dice, deals) >= priceOfPot(view) ? 'fight' : 'fold' };
}

function stake(view: View, seat: Seat): Intent {
  const [carnivore, herbivore] = view.up as readonly [number, number];
  const wins = chance(termsOf(frozen(view as State)), [carnivore, herbivore]);
  const n = mostStake(view, seat);
  if (wins > WORTH_A_STAKE) return { type: 'stake', side: 'carnivores', n };
  return wins < 1 - WORTH_A_STAKE ? { type: 'stake', side: 'herbivores', n } : { type: 'stake', side: null, n: 0 };
}
