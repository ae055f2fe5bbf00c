/** Jurassic Wars for scripts and drills. */
import type { Frozen, Seat, Tagged } from '@dwo/kernel';
import { type AnyRules, botGame } from '@dwo/kernel/testing';
import type { Game, Lesson } from '@dwo/shared';
import type { GameTesting, Secrecy } from '@dwo/shared/testing';
import { bot } from '../bot';
import { ALL_LESSONS } from '../client/lessons/lessons';
import { BACKINGS, COMBAT_IDS, defaults, jurassicWars, type Options, type State, VERSIONS } from '../rules';
import { referee } from '../scenarios/player';
import { jurassicWarsGame } from '../wire';
import { ladder } from './ladder';
import { pairs } from './pairs';
import { randomMatch } from './random-match';
import { secrecy } from './secrecy';

const upTo = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Every intent that might be legal for a seat, from what a spectator sees. */
function wishes(seen: object, seat: Seat): readonly Tagged[] {
  const { players, pool, handSize } = seen as Frozen<State>;
  const cards = players[seat]?.cards ?? 0;
  const numbers = upTo(handSize + 1);
  return [
    { type: 'ready' },
    ...upTo(cards).map((at) => ({ type: 'play', at })),
    ...[null, ...COMBAT_IDS].map((card) => ({ type: 'commit', card })),
    ...numbers.map((n) => ({ type: 'bid', n })),
    ...['fight', 'fold'].map((choice) => ({ type: 'declare', choice })),
    ...pool.map((slot) => ({ type: 'pick', slot })),
    ...BACKINGS.map((side) => ({ type: 'stake', side, n: 1 })),
    { type: 'predict', n: 5 },
    { type: 'reveal', cards: null },
  ] as readonly Tagged[];
}

const RULES = jurassicWars as unknown as AnyRules;

/** The options of matches between computers, in turn. */
const TABLES: readonly Options[] = [
  defaults('standard', 2),
  defaults('standard', 4),
  defaults('whist', 4),
  defaults('underdog', 3),
  defaults('poker', 4),
  defaults('dinosaursWild', 4),
  { ...defaults('carnivoresUnleashed', 2), carnivores: 0, unleashedCombatCards: true, predictions: true },
];

/** The secrets, presets, random matches and ladder of Jurassic Wars. */
export const testing: GameTesting = {
  game: jurassicWarsGame as Game,
  presets: { fuzzed: 'standard-3', beside: 'whist-3' },
  busy: () => defaults('standard', 3),
  heaviest: () => defaults('whist', 5),
  wishes,
  names: () => [],
  secrecy: secrecy as unknown as Secrecy,
  pairs,
  soak(seed) {
    const { recording, violations } = randomMatch(VERSIONS[seed % VERSIONS.length] ?? 'standard', seed);
    return { recording, violations };
  },
  lessons: ALL_LESSONS as unknown as Readonly<Record<string, Lesson>>,
  ladder,
  referee,
  contest(seed) {
    const options = TABLES[seed % TABLES.length] ?? defaults('standard', 2);
    const { recording, outcome, refused } = botGame(RULES, bot as never, options, seed, 2_000);
    const [winner] = outcome?.winners ?? [];
    return {
      recording,
      violations: refused === null ? [] : [refused],
      turns: Math.ceil(recording.entries.length / options.players),
      winner: winner === undefined ? null : (jurassicWarsGame.chairs(options)[winner] ?? null),
      stall: outcome === null && refused === null ? 'It does not end' : null,
    };
  },
};
