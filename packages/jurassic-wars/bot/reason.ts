/** Why a strong player chooses so: the facts behind a hint, from what its seat may know. */
import { frozen, type Seat } from '@dwo/kernel';
import { combatType, type Intent, type State } from '../rules';
import { combatsOfRound } from '../rules/deal-sizes';
import { forecast } from '../rules/forecast';
import { standingOf } from './causes/bids';
import { chanceOf, LESS, mostFaced } from './causes/odds';
import { handOf, strength, unseen, type View } from './guess';
import { expectedWins } from './normal';
import { priceOfPot } from './pot';

/** The reasons by name. */
const REASONS = [
  'only',
  'best',
  'cheap',
  'worse',
  'scores',
  'lose',
  'all',
  'counts',
  'needs',
  'gains',
  'faces',
  'saved',
  'idle',
  'stands',
  'pays',
  'chases',
  'protects',
  'level',
  'half',
] as const;

/** A reason, with the ranks, chances and numbers that its sentence names. */
export interface Reason {
  readonly id: (typeof REASONS)[number];
  readonly facts: Readonly<Record<string, number | string | boolean>>;
}

/** A difference of chances that is worth a word. */
const NOTABLE = 0.005;

/** The reason for an intent; `chance` is that of a hand of Poker. Null where nothing true and short can be said. */
export function reasonFor(view: View, seat: Seat, intent: Intent, chance: number | null): Reason | null {
  switch (intent.type) {
    case 'play':
      return dinosaur(view, seat, handOf(view, seat)[intent.at ?? 0] ?? 1);
    case 'commit':
      return combatCard(view, seat, intent.card);
    case 'bid':
      return {
        id: 'stands',
        facts: { expected: expectedWins(view, seat), combats: combatsOfRound(view.players.length, view.handSize) },
      };
    case 'declare':
      return declaration(view, seat, intent.choice, chance ?? 0);
    case 'stake':
      return intent.side === null ? { id: 'level', facts: {} } : null;
    case 'predict':
      return intent.n === null ? null : { id: 'half', facts: {} };
    default:
      return null;
  }
}

/** A dinosaur that leads or answers: the best one, or one that is less to lose than the best one. */
function dinosaur(view: View, seat: Seat, rank: number): Reason | null {
  const hand = handOf(view, seat);
  if (hand.length < 2) return { id: 'only', facts: {} };
  const wins = (each: number) => chanceOf(view, seat, each);
  const best = hand.reduce((one, other) => (wins(other) > wins(one) ? other : one));
  const isBest = wins(best) - wins(rank) < NOTABLE;
  const { version } = view.options;
  if (version === 'whist') return forBid(view, seat, { best, isBest });
  if (isBest) return { id: 'best', facts: {} };
  if (version === 'underdog') {
    return best < rank ? { id: 'scores', facts: { rank, card: best, otherRank: best, wins: wins(best) } } : null;
  }
  const worth = (each: number) => strength(view, each, unseen(view, seat));
  // The rank alone, or what is played out, may have decided.
  if (worth(best) < worth(rank) + LESS) return { id: 'worse', facts: { card: best, wins: wins(best) } };
  const cheapest = hand.every((each) => worth(each) >= worth(rank));
  const answers = view.phase === 'oppose';
  return {
    id: 'cheap',
    facts: { card: best, answers, wins: wins(best), worth: worth(best), ownWorth: worth(rank), cheapest },
  };
}

/** The victories that the bid of Whist still needs (JW-WH-11); null without a bid. */
function neededOf(view: View, seat: Seat) {
  const { bid = null, set = [], cards = 0 } = view.players[seat] ?? {};
  return view.options.version !== 'whist' || bid === null ? null : { bid, needed: bid - set.length, left: cards };
}

/** The reason that the bid gives for a dinosaur. */
function forBid(view: View, seat: Seat, { best, isBest }: { readonly best: number; readonly isBest: boolean }) {
  const bound = neededOf(view, seat);
  if (bound === null) return null;
  const { bid, needed, left } = bound;
  const reason = (id: Reason['id'], facts: Reason['facts'] = {}): Reason => ({ id, facts });
  if (bid > 0 && (needed < 0 || needed > left)) return reason('counts');
  if (needed <= 0) return reason('lose', { bid });
  if (needed === left) return reason('all');
  return reason('needs', { needed, left, card: best, keeps: !isBest });
}

/** A combat card: what it changes by itself, or against the card that it is for. No card: what the best one would have made of it. */
function combatCard(view: View, seat: Seat, card: number | null): Reason | null {
  const told = forecast(frozen(view as State), seat);
  const bare = told?.own.at(-1);
  if (told === null || bare === undefined) return null;
  const open = told.theirs.length > 1;
  const [without = 0] = bare.chances;
  if (card === null) {
    const bound = neededOf(view, seat);
    if (bound !== null && bound.needed <= 0 && (bound.bid === 0 || bound.needed === 0)) {
      return { id: 'lose', facts: { bid: bound.bid } };
    }
    const best = told.own.reduce((one, other) => ((other.chances[0] ?? 0) > (one.chances[0] ?? 0) ? other : one));
    const [wins = 0] = best.chances;
    if (best.type === null || wins - without < LESS) return { id: 'idle', facts: {} };
    return { id: 'saved', facts: { type: best.type, wins, open } };
  }
  const own = told.own.find(({ type }) => type === combatType(card));
  if (own === undefined) return null;
  if ((own.chances[0] ?? 0) - without >= LESS) return { id: 'gains', facts: { bare: without, open } };
  const faced = mostFaced(told.theirs, own, bare);
  return faced === null ? null : { id: 'faces', facts: faced };
}

/** Staying in or folding: the price of the pot, unless the standing of the match outweighs it. */
function declaration(view: View, seat: Seat, choice: 'fight' | 'fold', chance: number): Reason {
  const price = priceOfPot(view);
  const { lead } = standingOf(view, seat);
  if (choice === 'fight' && chance < price && lead < 0) return { id: 'chases', facts: {} };
  if (choice === 'fold' && chance >= price && lead >= 0) return { id: 'protects', facts: {} };
  return { id: 'pays', facts: { price } };
}
