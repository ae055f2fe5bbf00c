/** Dinosaur Cowboys as server and client play it. */
import type { Game } from '@dwo/shared';
import { bot, decisionCost, evaluator } from '../bot';
import { dinosaurCowboys, type Event, type Intent, type Options, READINGS, type RuleId, type State } from '../rules';
import { about } from './about';
import { events } from './events';
import { CHAIRS, planOf } from './plan';
import { claim, drawn, quick, showdown, standard } from './presets';
import { Table } from './schema';
import { intent, options } from './shapes';
import { attackIn, tallyOf } from './tally';

export { standard as usualOptions } from './presets';
export { DRAWN_KINDS, type OwnTable, posseShape, tableShape } from './shapes';

/** The options with the version under which the match was begun, so that it keeps those values (DC-C-09). */
function asBegun(options: Options, version: number): Options {
  return version < READINGS ? { ...options, asOf: options.asOf ?? version } : options;
}

/** The options without a version: a new match uses the present values, even if its options come from an old match. */
function asNew({ asOf: _former, ...options }: Options): Options {
  return options;
}

/** The game: ruleset, wire format, presets and computer players. */
export const dinosaurCowboysGame: Game<State, Intent, Event, Options, RuleId> = {
  rules: dinosaurCowboys,
  intent,
  options,
  State: Table,
  hasSecrets: false,
  asBegun,
  asNew,
  events,
  decisionCost: (_, strength) => decisionCost(strength),
  plan: planOf,
  tally: tallyOf,
  attack: attackIn,
  chairs: () => CHAIRS,
  about,
  presets: { standard, quick, claim, showdown, drawn },
  daily: 'drawn',
  bot: { name: 'Computer', ...bot },
  evaluator,
  isOpening: ({ turn }) => turn <= 1,
  ownersOnly: ['resign', 'leave'],
};
