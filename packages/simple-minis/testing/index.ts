/** Very Simple Miniatures for scripts and drills. */
import { type Frozen, randomBot, type Viewer } from '@dwo/kernel';
import { type AnyRules, botGame } from '@dwo/kernel/testing';
import type { Game, Lesson } from '@dwo/shared';
import type { GameTesting, Planted, Secrecy } from '@dwo/shared/testing';
import { STRENGTHS } from '../bot';
import { ALL_LESSONS } from '../client/lessons/lessons';
import { type Event, type State, simpleMinis } from '../rules';
import { referee } from '../scenarios/player';
import { simpleMinisGame } from '../wire';
import { crowd } from './crowd';
import { duel, playerOf } from './duel';
import { parties } from './parties';
import { PLANTERS, usualOf } from './planted';
import { EVERY, matchOf } from './presets';
import { soak } from './soak';

const RULES = simpleMinis as unknown as AnyRules;
const CHANCE = randomBot(simpleMinis);

/** Everything is open (VS-SEQ-1). */
const secrecy = {
  mayKnow: (state: Frozen<State>, _: Viewer): object => state,
  mayNotice: (_: Frozen<State>, events: readonly Event[]): readonly object[] => events,
} as unknown as Secrecy;

/** The presets, random matches and ladder of Very Simple Miniatures. */
export const testing: GameTesting = {
  game: simpleMinisGame as Game,
  presets: { fuzzed: 'quick', beside: 'random' },
  busy: () => matchOf('open_battle', 2),
  heaviest: crowd,
  wishes: (seen, seat) => simpleMinis.intents(seen as Frozen<State>, seat),
  names: () => [],
  secrecy,
  lessons: ALL_LESSONS as unknown as Readonly<Record<string, Lesson>>,
  pairs: {},
  soak: (seed) => soak(seed),
  referee,
  // Each strength plays against random play and against the weaker ones; seats change with the seed.
  ladder: {
    tables: { random: 2, easy: 2, normal: 2 },
    rungs: STRENGTHS,
    wins(table, rung, seed) {
      const rival = table === 'random' ? CHANCE : playerOf(table);
      const own = seed % 2;
      const players = own === 0 ? [playerOf(rung), rival] : [rival, playerOf(rung)];
      return duel(matchOf('open_battle', 2), players, Math.floor(seed / 2) + 1).winners.includes(own);
    },
  },
  parties,
  planted: { usual: usualOf, planters: PLANTERS } as unknown as Planted,
  contest(seed) {
    const [scenario, seats] = EVERY[seed % EVERY.length] as (typeof EVERY)[number];
    const options = matchOf(scenario, seats);
    const { recording, outcome, refused } = botGame(RULES, playerOf('easy') as never, options, seed, 4000);
    const [winner] = outcome?.winners ?? [];
    return {
      recording,
      violations: refused === null ? [] : [refused],
      turns: recording.entries.length,
      winner: winner === undefined ? null : (simpleMinisGame.chairs(options)[winner] ?? null),
      stall: outcome === null && refused === null ? 'It does not end' : null,
    };
  },
};
