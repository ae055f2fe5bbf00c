/** Dino Soldiers as server and client play it. */
import type { Game } from '@dwo/shared';
import { bot, decisionCost, evaluator } from '../bot';
import { dinoSoldiers, type Event, type Intent, type Options, type RuleId, reveals, type State } from '../rules';
import { about } from './about';
import { events } from './events';
import { patrol } from './patrol';
import { planOf } from './plan';
import { Table } from './schema';
import { intent, options } from './shapes';
import { attackIn, tallyOf } from './tally';

/** The time limits of DS-SEQ-9, in seconds. */
const CLOCKS = { teamsS: 120, placeS: 35, deployS: 90, turnS: 120, dodgeS: 30 };
const STANDARD: Options = {
  sideAssignment: 'random',
  teamMode: 'premade',
  fieldMode: 'alternate',
  shoutMode: 'cheer',
  roundLimit: 30,
  clocks: CLOCKS,
};

/** The game: ruleset, wire format, presets and computer players. */
export const dinoSoldiersGame: Game<State, Intent, Event, Options, RuleId> = {
  rules: dinoSoldiers,
  intent,
  options,
  State: Table,
  hasSecrets: true,
  hasClosed: true,
  reveals,
  // A position shows the faces of face-down tiles.
  openOptions: ({ position: _, ...agreed }) => agreed,
  events,
  decisionCost: ({ position }, strength) => decisionCost(position?.units.length ?? 0, strength),
  plan: planOf,
  tally: tallyOf,
  attack: attackIn,
  // Nobody can ask for a side if sides are random.
  chairs: ({ sideAssignment }) => (sideAssignment === 'choice' ? ['dinosaurs', 'soldiers'] : ['either', 'either']),
  about,
  presets: {
    standard: () => ({ ...STANDARD, clocks: { ...CLOCKS } }),
    quick: () => ({ ...STANDARD, teamMode: 'random', fieldMode: 'quick', clocks: { ...CLOCKS } }),
    sides: () => ({ ...STANDARD, sideAssignment: 'choice', fieldMode: 'quick', clocks: { ...CLOCKS } }),
    patrol: (dice) => patrol(dice, { ...CLOCKS }),
    custom: () => ({ ...STANDARD, teamMode: 'custom', clocks: { ...CLOCKS } }),
  },
  daily: 'patrol',
  bot: { name: 'Computer', ...bot },
  evaluator,
  isOpening: ({ round }) => round <= 1,
  ownersOnly: ['resign'],
};
