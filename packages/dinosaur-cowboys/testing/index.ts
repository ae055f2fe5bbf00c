/** Dinosaur Cowboys for scripts and drills. Nothing in it is secret (DC-SEQ-1). */
import { type Frozen, frozen, randomBot, type Seat } from '@dwo/kernel';
import { type AnyRules, botGame } from '@dwo/kernel/testing';
import type { Game, Lesson } from '@dwo/shared';
import type { GameTesting, Planted, Secrecy } from '@dwo/shared/testing';
import { STRENGTHS } from '../bot';
import { ALL_LESSONS } from '../client/lessons/lessons';
import { dinosaurCowboys, SEATS, type State } from '../rules';
import { referee } from '../scenarios/player';
import { dinosaurCowboysGame } from '../wire';
import { duel, playerOf } from './duel';
import { parties } from './parties';
import { PLANTERS, usualOf } from './planted';
import { QUICK, SHOWDOWN } from './presets';
import { soak } from './soak';

const RULES = dinosaurCowboys as unknown as AnyRules;
const CHANCE = randomBot(dinosaurCowboys);

const secrecy = {
  mayKnow: (state: object) => state,
  mayNotice: (_: object, events: readonly object[]) => events,
} as unknown as Secrecy;

/** The presets, random matches and ladder of Dinosaur Cowboys. */
export const testing: GameTesting = {
  game: dinosaurCowboysGame as Game,
  presets: { fuzzed: 'showdown', beside: 'quick' },
  busy: () => SHOWDOWN,
  heaviest: () => QUICK,
  wishes: (seen, seat) => dinosaurCowboys.intents(seen as Frozen<State>, seat),
  names: () => [],
  secrecy,
  lessons: ALL_LESSONS as unknown as Readonly<Record<string, Lesson>>,
  pairs: {},
  soak,
  referee,
  // Each strength plays against random play and against the weaker ones.
  ladder: {
    tables: { random: SEATS, easy: SEATS, normal: SEATS },
    rungs: STRENGTHS,
    wins: (table, rung, seed) => duel(playerOf(rung), table === 'random' ? CHANCE : playerOf(table), seed).won === true,
  },
  parties,
  planted: { usual: usualOf, planters: PLANTERS } as unknown as Planted,
  contest(seed) {
    const { recording, outcome, refused } = botGame(RULES, playerOf('easy') as never, QUICK, seed, 3000);
    const [winner] = outcome?.winners ?? [];
    const labels = dinosaurCowboysGame.chairs(frozen(QUICK));
    const entries = recording.entries as readonly { readonly intent: { readonly type: string } }[];
    return {
      recording,
      violations: refused === null ? [] : [refused],
      turns: entries.filter(({ intent }) => intent.type === 'activate').length,
      winner: winner === undefined ? null : (labels[winner as Seat] ?? null),
      stall: outcome === null && refused === null ? 'It does not end' : null,
    };
  },
};
