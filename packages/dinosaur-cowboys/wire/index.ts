/** Dinosaur Cowboys as server and client play it. */
import type { Game } from '@dwo/shared';
import { bot, decisionCost, evaluator } from '../bot';
import { dinosaurCowboys, type Event, type Intent, type Options, type RuleId, type State } from '../rules';
import { about } from './about';
import { events } from './events';
import { CHAIRS, planOf } from './plan';
import { claim, quick, showdown, standard } from './presets';
import { Table } from './schema';
import { intent, options } from './shapes';

export { posseShape } from './shapes';

/** The game: ruleset, wire format, presets and computer players. */
export const dinosaurCowboysGame: Game<State, Intent, Event, Options, RuleId> = {
  rules: dinosaurCowboys,
  intent,
  options,
  State: Table,
  hasSecrets: false,
  events,
  decisionCost: (_, strength) => decisionCost(strength),
  plan: planOf,
  chairs: () => CHAIRS,
  about,
  presets: { standard, quick, claim, showdown },
  bot: { name: 'Computer', ...bot },
  evaluator,
  isOpening: ({ turn }) => turn <= 1,
  ownersOnly: ['resign', 'leave'],
};
