/** Advice for a player: the strong computer's choice, and what can be said about it from what that player sees. */
import { type Dice, frozen, type Seat } from '@dwo/kernel';
import type { Intent, State } from '../rules';
import { committers, termsOf } from '../rules/settle';
import { chance, handOf, strength, unseen, type View } from './guess';
import { potChance } from './pot';
import { blindMind, search } from './search';

/** So many intents are played out before advice is given. */
const BUDGET = 4_000;
/** So many deals tell how often a hand of Poker takes the pot. */
const DEALS = 400;

export interface Advice {
  readonly intent: Intent;
  /** From 0 to 1, the chance to win the combat, or in Poker the pot; null where the choice has none. */
  readonly chance: number | null;
  /** Whether the chance is exact, whatever others hold. */
  readonly exact: boolean;
}

/** The choice for a seat, by its own view alone. */
export function advise(view: View, seat: Seat, dice: Dice): Advice {
  const { intent } = search(view, seat, dice, blindMind(view, seat, BUDGET, dice));
  return { intent, ...chanceOf(view, seat, intent, dice) };
}

function chanceOf(view: View, seat: Seat, intent: Intent, dice: Dice): Pick<Advice, 'chance' | 'exact'> {
  const terms = termsOf(frozen(view as State));
  const [lead, opponent] = view.up;
  switch (intent.type) {
    case 'play': {
      const rank = handOf(view, seat)[intent.at ?? 0] ?? 1;
      // Combat cards may still change both.
      if (view.phase === 'oppose')
        return { chance: 1 - chance(terms, [lead ?? 1, rank]), exact: committers(view).length === 0 };
      return { chance: strength(view, rank, unseen(view, seat)), exact: false };
    }
    case 'commit': {
      const leads = seat === view.lead;
      const cards: [number | null, number | null] = leads ? [intent.card, null] : [null, intent.card];
      const first = chance(terms, [lead ?? 1, opponent ?? 1], cards);
      // JW-DW-7: in Dinosaurs Wild nobody else may use a card, whatever they hold.
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
