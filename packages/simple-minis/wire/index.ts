/** Very Simple Miniatures as server and client play it. */
import type { Game } from '@dwo/shared';
import { bot, decisionCost, evaluator } from '../bot';
import {
  type Event,
  type Intent,
  type Options,
  READINGS,
  type RuleId,
  type State,
  scoreOf,
  simpleMinis,
} from '../rules';
import { about } from './about';
import { chairsOf } from './chairs';
import { events } from './events';
import { planOf } from './plan';
import { PRESETS } from './presets';
import { Table } from './schema';
import { intent, options } from './shapes';
import { attackIn, tallyOf } from './tally';

export { usualOptions } from './presets';
export { type Force, force as forceShape, type OwnTable, table as tableShape } from './shapes';

/** The options with the version under which the match was begun, so that it keeps those forces (VS-C-04). */
function asBegun(options: Options, version: number): Options {
  return version < READINGS ? { ...options, asOf: options.asOf ?? version } : options;
}

/** The options without a version: a new match uses the present forces, even if its options come from an old match. */
function asNew({ asOf: _former, ...options }: Options): Options {
  return options;
}

/** The game: ruleset, wire format, presets and computer players. */
export const simpleMinisGame: Game<State, Intent, Event, Options, RuleId> = {
  rules: simpleMinis,
  intent,
  options,
  State: Table,
  hasSecrets: false,
  asBegun,
  asNew,
  events,
  decisionCost,
  standing: (state) => {
    const labels = chairsOf(state.options);
    const left = state.players.map((_, seat) => [`${labels[seat]}`, scoreOf(state, seat)] as const);
    return { turn: Math.max(1, state.round), left: Object.fromEntries(left) };
  },
  tally: tallyOf,
  attack: attackIn,
  plan: planOf,
  chairs: chairsOf,
  about,
  presets: PRESETS,
  daily: 'drawn',
  bot: { name: 'Computer', ...bot },
  evaluator,
  isOpening: ({ round }) => round <= 1,
  ownersOnly: ['resign'],
};
