/** The check of options: chapters "Match options" and "What goes with what" of RULES.md. */
import type { Frozen, Refusal } from '@dwo/kernel';
import { standardHand } from './deal-sizes';
import { defaults, type Options, type Version } from './options';
import { type JwRule, refuse } from './refusals';

/** The least and the greatest number of players of each version, and the rule that says so. */
const PLAYERS: Readonly<Record<Version, readonly [rule: JwRule, fewest: number, most: number]>> = {
  // JW-G-1
  standard: ['JW-G-1', 2, 5],
  carnivoresUnleashed: ['JW-CU-1', 2, 2],
  dinosaursWild: ['JW-DW-0', 2, 5],
  whist: ['JW-WH-1', 3, 5],
  underdog: ['JW-UD-0', 3, 5],
  poker: ['JW-PK-1', 4, 5],
};

type Asked = Frozen<Options>;

/** The variations in the chapter "What goes with what" (JW-X-3). */
type Variation = 'shorter' | 'unlimited' | 'dynamic' | 'rotating' | 'naturalOrder' | 'vasel';
const KNOWS: Readonly<Record<Version, readonly Variation[]>> = {
  standard: ['shorter', 'unlimited', 'dynamic', 'rotating', 'naturalOrder', 'vasel'],
  carnivoresUnleashed: ['unlimited'],
  dinosaursWild: ['unlimited', 'dynamic', 'rotating'],
  whist: ['shorter', 'unlimited', 'dynamic', 'rotating', 'naturalOrder', 'vasel'],
  underdog: ['shorter', 'unlimited', 'dynamic', 'rotating', 'naturalOrder', 'vasel'],
  poker: ['unlimited', 'dynamic', 'rotating', 'naturalOrder'],
};

/** The version of each option that belongs to one version only (JW-OPT-6). */
const ONLY_IN: Readonly<Partial<Record<keyof Options, Version>>> = {
  reveal: 'whist',
  pokerCombatCards: 'poker',
  startingCounters: 'poker',
  handsPerDealer: 'poker',
  wildCardSide: 'dinosaursWild',
  unleashedTimeline: 'carnivoresUnleashed',
  unleashedCombatCards: 'carnivoresUnleashed',
  doubleMatch: 'carnivoresUnleashed',
  predictions: 'carnivoresUnleashed',
  carnivores: 'carnivoresUnleashed',
};

/** Every reason why a match can't be played with these options; empty if it can. */
export function checkSetup(options: Asked): Refusal<JwRule>[] {
  const found = [playersFlaw(options), handFlaw(options), ...variationFlaws(options), ...foreign(options)];
  return [...found, ...pokerFlaws(options), sidesFlaw(options)].filter((refusal) => refusal !== null);
}

function playersFlaw({ version, players, reveal }: Asked): Refusal<JwRule> | null {
  const [rule, least, most] = PLAYERS[version];
  // Two can play Whist only with revealed cards (JW-WH-1).
  const fewest = version === 'whist' && reveal ? 2 : least;
  const fits = Number.isInteger(players) && players >= fewest && players <= most;
  return fits ? null : refuse(rule, 'PLAYERS', { players, fewest, most });
}

/** JW-V1-3, JW-X-1 */
function handFlaw({ deal, dinocardsEach, players }: Asked): Refusal<JwRule> | null {
  if (deal !== 'shorter') {
    const rule = deal === 'vasel' ? 'JW-X-1' : 'JW-V1-3';
    return dinocardsEach === null ? null : refuse(rule, 'NOT_SHORTER', { deal, dinocardsEach });
  }
  const most = standardHand(players) - 1;
  const fits = dinocardsEach !== null && Number.isInteger(dinocardsEach) && dinocardsEach >= 2 && dinocardsEach <= most;
  return fits ? null : refuse('JW-V1-3', 'HAND_SIZE', { dinocardsEach, fewest: 2, most });
}

function variationFlaws({ version, deal, unlimited, timeline, naturalOrder }: Asked): (Refusal<JwRule> | null)[] {
  const wanted: Variation[] = [];
  if (deal !== 'standard') wanted.push(deal);
  if (unlimited) wanted.push('unlimited');
  if (timeline !== 'fixed') wanted.push(timeline);
  if (naturalOrder) wanted.push('naturalOrder');
  return wanted
    .filter((variation) => !KNOWS[version].includes(variation))
    .map((variation) => {
      // Carnivores Unleashed has its own timeline option (JW-CU-8).
      const own = version === 'carnivoresUnleashed' && variation === timeline;
      return refuse(own ? 'JW-CU-8' : 'JW-X-3', 'NOT_TOGETHER', { version, variation });
    });
}

function foreign(options: Asked): (Refusal<JwRule> | null)[] {
  const usual = defaults(options.version, options.players);
  return Object.entries(ONLY_IN).map(([name, version]) => {
    const option = name as keyof Options;
    if (version === options.version || options[option] === usual[option]) return null;
    return refuse('JW-OPT-6', 'OTHER_VERSION', { option, version });
  });
}

/** JW-PK-2, JW-PK-3 */
function pokerFlaws({ version, startingCounters, handsPerDealer }: Asked): (Refusal<JwRule> | null)[] {
  if (version !== 'poker') return [];
  const within = (n: number, least: number, most: number) => Number.isInteger(n) && n >= least && n <= most;
  return [
    within(startingCounters, 6, 200) ? null : refuse('JW-PK-3', 'COUNTERS', { startingCounters, fewest: 6, most: 200 }),
    within(handsPerDealer, 1, 4) ? null : refuse('JW-PK-2', 'HANDS', { handsPerDealer, fewest: 1, most: 4 }),
  ];
}

/** JW-CU-2 */
function sidesFlaw({ carnivores }: Asked): Refusal<JwRule> | null {
  const known = carnivores === null || carnivores === 0 || carnivores === 1;
  return known ? null : refuse('JW-CU-2', 'NO_SUCH_SEAT', { carnivores });
}
