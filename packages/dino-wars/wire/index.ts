/** DINO WARS! on the wire. */

import type { Frozen } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import { dinoWarsBot, dinoWarsEvaluator, STRONG_BUDGET } from '../bot';
import {
  dinoWars,
  type Event,
  FORMER_READINGS,
  figureIndexOf,
  type Intent,
  isFair,
  type Options,
  PRESETS,
  pointsOfForces,
  READINGS,
  type RuleId,
  randomBattle,
  type State,
} from '../rules';
import { about } from './about';
import { attackIn } from './attack';
import { dinoWarsEvents } from './events';
import { dinoWarsIntent } from './intents';
import { measured, measuredAs } from './measured';
import { dinoWarsOptions } from './options';
import { planOf } from './plan';
import { DinoWarsState } from './schema';

/** Returns the options without what is secret: the places of the Time Gate's dinosaurs, and which of them hide. */
function openOptions(options: Frozen<Options>): Frozen<Options> {
  if (options.scenario !== 'gate') return options;
  const dinosaurs = options.dinosaurs.map((each) => ({ ...each, at: null, facing: null, hidden: false }));
  return { ...options, dinosaurs };
}

/** Returns the options with the version of the rules under which the match was begun, so that it keeps those readings. */
function asBegun(options: Options, version: number): Options {
  return version < READINGS ? { ...options, asOf: options.asOf ?? FORMER_READINGS } : options;
}

/** Returns the options without a version: a new match uses the present readings, even if its options come from an old match. */
function asNew({ asOf: _former, ...options }: Options): Options {
  return options;
}

export { forceShape, groundShape, MOST_NAME } from './options';

/** DINO WARS! as server and client play it. */
export const dinoWarsGame: Game<State, Intent, Event, Options, RuleId> = {
  rules: dinoWars,
  intent: dinoWarsIntent,
  options: dinoWarsOptions,
  State: DinoWarsState,
  hasSecrets: true,
  openOptions,
  asBegun,
  asNew,
  events: dinoWarsEvents,
  decisionCost: ({ dinosaurs, soldiers, vehicles, crewedWeapons, table }, strength) =>
    [dinosaurs, soldiers, vehicles, crewedWeapons, table.terrain].reduce((sum, { length }) => sum + length, 0) +
    (strength === 'strong' ? STRONG_BUDGET / 4 : 0),
  plan: planOf,
  standing: (state) => ({ turn: state.turn, left: { ...figureIndexOf(state).points } }),
  attack: attackIn,
  isFair: (options) => options.scenario === 'battle' && isFair(pointsOfForces(options)),
  chairs: ({ players }) => players.map(({ side }) => side),
  about,
  uncommittedUntil: 2,
  presets: {
    skirmish: () => PRESETS.skirmish(),
    quick: () => PRESETS.quick(),
    duel: () => PRESETS.duel(),
    full: () => PRESETS.full(),
    island: () => PRESETS.island(),
    tanks: () => PRESETS.tanks(),
    gate: () => PRESETS.gate(),
    gateTeams: () => PRESETS.gateTeams(),
    random: (dice) => randomBattle(dice),
  },
  daily: 'random',
  measured,
  measuredAs,
  isOpening: ({ turn }) => turn <= 1,
  ownersOnly: ['agreeEnd', 'resign'],
  bot: { name: 'Computer', ...dinoWarsBot },
  evaluator: dinoWarsEvaluator,
};
