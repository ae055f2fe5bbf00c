/** Chances of choices: of a combat by the rules, of a Poker hand over random deals. */
import { CommonDice, frozen, type Seat } from '@dwo/kernel';
import type { CombatType, Intent, State } from '../../rules';
import type { Choice, Held } from '../../rules/forecast';
import { committers, termsOf } from '../../rules/settle';
import { chance, handOf, strength, unseen, type View } from '../guess';
import { potChance, priceOfPot } from '../pot';

/** The random deals behind the chance of a Poker hand: their standard error is below three points. */
const DEALS = 300;

/** The rank that an intent plays; null for any other intent. */
export function rankOf(view: View, seat: Seat, intent: Intent): number | null {
  return intent.type === 'play' && intent.at !== null ? (handOf(view, seat)[intent.at] ?? null) : null;
}

/**
 * The chance of a dinosaur of the hand: as the answer the exact one before combat cards, as the lead the mean over all dinosaurs that
 * its player has not seen.
 */
export function chanceOf(view: View, seat: Seat, rank: number): number {
  if (view.phase === 'lead') return strength(view, rank, unseen(view, seat));
  return 1 - chance(termsOf(frozen(view as State)), [view.up[0] ?? 1, rank]);
}

/** The exact chance of the own dinosaur with a combat card, or with none, if the other side uses none. */
export function chanceWith(view: View, seat: Seat, card: number | null): number {
  const [lead = 1, opponent = 1] = view.up.map((rank) => rank ?? 1);
  const leads = seat === view.lead;
  const first = chance(termsOf(frozen(view as State)), [lead, opponent], leads ? [card, null] : [null, card]);
  return leads ? first : 1 - first;
}

/** The least difference of two chances that counts. */
export const LESS = 0.03;

/** The card of the rival against which a choice gains most over another one, with both chances; null if it gains against none. */
export function mostFaced(
  theirs: readonly Held[],
  own: Pick<Choice, 'chances'>,
  other: Pick<Choice, 'chances'>,
): { readonly type: CombatType; readonly bare: number; readonly wins: number } | null {
  const each = theirs.flatMap(({ type }, at) =>
    type === null ? [] : [{ type, bare: other.chances[at] ?? 0, wins: own.chances[at] ?? 0 }],
  );
  const [most] = each.sort((one, two) => two.wins - two.bare - (one.wins - one.bare));
  return most === undefined || most.wins - most.bare < LESS ? null : most;
}

/** The rank of the other dinosaur of a combat in which both lie open. */
export const rivalOf = (view: View, seat: Seat) => view.up[seat === view.lead ? 1 : 0] ?? null;
/** The rank of the own one. */
export const ownOf = (view: View, seat: Seat) => view.up[seat === view.lead ? 0 : 1] ?? null;

/** Whether the other side may use a combat card in this combat. */
export const isOpen = (view: View, seat: Seat) => committers(view).some((each) => each !== seat);

/** The chance of a Poker hand to take the pot, over the same random deals for the same view, and the exact price of staying in. */
export function potOdds(view: View, seat: Seat): { readonly pot: number; readonly price: number } {
  return { pot: potChance(view, seat, new CommonDice(1), DEALS), price: priceOfPot(view) };
}

/** The odds of an intent by name, from 0 to 1; none for an intent without any. */
export function oddsOf(view: View, seat: Seat, intent: Intent): Readonly<Record<string, number>> {
  switch (intent.type) {
    case 'play': {
      const rank = rankOf(view, seat, intent);
      return rank === null ? {} : { wins: chanceOf(view, seat, rank) };
    }
    case 'commit':
      return { wins: chanceWith(view, seat, intent.card) };
    case 'declare': {
      const { pot, price } = potOdds(view, seat);
      return { pot, price };
    }
    default:
      return {};
  }
}
