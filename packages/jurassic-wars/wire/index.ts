/** Jurassic Wars on the wire: two to five seats, hidden hands, closed decks. */
import type { Frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { bot } from '../bot';
import { defaults, type Event, type Intent, type JwRule, jurassicWars, type Options, type State } from '../rules';
import { about } from './about';
import { events } from './events';
import { intent, options } from './intents';
import { Table } from './schema';

/** The ready-made matches: each version at each of its tables, as the rulebook suggests them. */
const TABLES = [
  ['standard', 'standard', 2, 5],
  // JW-WH-1: two need the revealed cards.
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

/** The carnivores can be asked for where the options name their seat; all other seats are numbered. */
function chairs({ players, carnivores }: Frozen<Options>): string[] {
  const labels = Array.from({ length: players }, (_, seat) => `seat-${seat + 1}`);
  return carnivores === null ? labels : labels.map((_, seat) => (seat === carnivores ? 'carnivores' : 'herbivores'));
}

/** Jurassic Wars as server and client play it. */
export const jurassicWarsGame: Game<State, Intent, Event, Options, JwRule> = {
  rules: jurassicWars,
  intent,
  options,
  State: Table,
  hasSecrets: true,
  hasClosed: true,
  openOptions: (agreed) => agreed,
  events,
  chairs,
  about,
  presets,
  bot: { name: 'Computer', ...bot },
  isOpening: ({ round }) => round <= 1,
  ownersOnly: ['resign'],
};
