/** Advice for a player: the choice of the strong computer player, and its chance as far as the player's view tells. */
import { type Dice, frozen, type Seat } from '@dwo/kernel';
import type { Intent, State } from '../rules';
import { committers, termsOf } from '../rules/settle';
import { chance, handOf, strength, unseen, type View } from './guess';
import { potChance } from './pot';
import { type Reason, reasonFor } from './reason';
import { blindMind, search } from './search';

/** Intents that are played out for one piece of advice. */
const BUDGET = 4_000;
/** Random deals for the chance of a Poker hand. */
const DEALS = 400;

/** A recommended intent and its chance. */
export interface Advice {
  readonly intent: Intent;
  /** The chance to win the combat, or in Poker the pot, from 0 to 1; null if the intent has none. */
  readonly chance: number | null;
  /** Whether the chance is exact, whatever cards others hold. */
  readonly exact: boolean;
  /** Why it is recommended; null where nothing short can be said. */
  readonly why: Reason | null;
}

/** The choice that a strong player would make for a seat with this view. */
export function advise(view: View, seat: Seat, dice: Dice): Advice {
  const { intent } = search(view, seat, dice, blindMind(view, seat, BUDGET, dice));
  const odds = chanceOf(view, seat, intent, dice);
  return { intent, ...odds, why: reasonFor(view, seat, intent, odds.chance) };
}

function chanceOf(view: View, seat: Seat, intent: Intent, dice: Dice): Pick<Advice, 'chance' | 'exact'> {
  const terms = termsOf(frozen(view as State));
  const [lead, opponent] = view.up;
  switch (intent.type) {
    case 'play': {
      const rank = handOf(view, seat)[intent.at ?? 0] ?? 1;
      // A combat card may still change the chance.
      if (view.phase === 'oppose')
        return { chance: 1 - chance(terms, [lead ?? 1, rank]), exact: committers(view).length === 0 };
      return { chance: strength(view, rank, unseen(view, seat)), exact: false };
    }
    case 'commit': {
      const leads = seat === view.lead;
      const cards: [number | null, number | null] = leads ? [intent.card, null] : [null, intent.card];
      const first = chance(terms, [lead ?? 1, opponent ?? 1], cards);
      // Nobody else may use a card in Dinosaurs Wild, whatever they hold (JW-DW-7).
      return { chance: leads ? first : 1 - first, exact: committers(view).every((each) => each === seat) };
    }
    case 'declare':
      return { chance: potChance(view, seat, dice, DEALS), exact: false };
    case 'stake': {
      const carnivore = chance(terms, [lead ?? 1, opponent ?? 1]);
      if (intent.side === null) return { chance: null, exact: false };
      return { chance: intent.side === 'carnivores' ? carnivore : 1 - carnivore, exact: committers(view).length === 0 };
    }
    default:
      return { chance: null, exact: false };
  }
}
