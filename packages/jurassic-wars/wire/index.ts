/** Jurassic Wars as server and client play it: two to five seats, secret hands, closed decks. */
import type { Frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { bot, evaluator, STRONG_BUDGET } from '../bot';
import { defaults, type Event, type Intent, type JwRule, jurassicWars, type Options, type State } from '../rules';
import { about } from './about';
import { events } from './events';
import { intent, options } from './intents';
import { PERSONS } from './persons';
import { Table } from './schema';
import { attackIn, tallyOf } from './tally';

/** The presets: each version with each number of players, and the options that the rulebook suggests. */
const TABLES = [
  ['standard', 'standard', 2, 5],
  // Two can play Whist only with revealed cards (JW-WH-1).
  ['whist', 'whist', 2, 5],
  ['underdog', 'underdog', 3, 5],
  ['poker', 'poker', 4, 5],
  ['wild', 'dinosaursWild', 2, 5],
  ['unleashed', 'carnivoresUnleashed', 2, 2],
] as const;

const presets = Object.fromEntries(
  TABLES.flatMap(([name, version, fewest, most]) =>
    Array.from({ length: most - fewest + 1 }, (_, i) => {
      const players = fewest + i;
      const carnivores = version === 'carnivoresUnleashed' ? 0 : null;
      const reveal = version === 'whist' && players === 2;
      return [`${name}-${players}`, (): Options => ({ ...defaults(version, players), carnivores, reveal })] as const;
    }),
  ),
);

/** The names of the seats. Only where the options name the seat of the carnivores can a player ask for a side. */
function chairs({ players, carnivores }: Frozen<Options>): string[] {
  const labels = Array.from({ length: players }, (_, seat) => `seat-${seat + 1}`);
  return carnivores === null ? labels : labels.map((_, seat) => (seat === carnivores ? 'carnivores' : 'herbivores'));
}

/** The game: ruleset, wire format, presets and computer players. */
export const jurassicWarsGame: Game<State, Intent, Event, Options, JwRule> = {
  rules: jurassicWars,
  intent,
  options,
  State: Table,
  hasSecrets: true,
  hasClosed: true,
  // JW-PK-10: a folded hand is a dummy hand.
  hands(event) {
    if (event.type === 'dealt') return { dealt: true };
    return event.type === 'declared' && event.choice === 'fold' ? { buried: event.seat } : null;
  },
  openOptions: (agreed) => agreed,
  events,
  decisionCost: ({ players }, strength) => players + (strength === 'strong' ? STRONG_BUDGET / 4 : 0),
  chairs,
  sidesAlike: ({ carnivores }) => carnivores === null,
  tally: (state) => tallyOf(state, chairs(state.options)),
  attack: ({ options: agreed }, event) => attackIn(event, chairs(agreed)),
  about,
  presets,
  daily: 'standard-2',
  bot: { name: 'Computer', names: PERSONS, ...bot },
  evaluator,
  isOpening: ({ round }) => round <= 1,
  ownersOnly: ['resign'],
};
