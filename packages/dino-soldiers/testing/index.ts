/** Dino Soldiers for scripts and drills. */
import { type Frozen, frozen, randomBot, type Seat } from '@dwo/kernel';
import { type AnyRules, botGame } from '@dwo/kernel/testing';
import type { Game, Lesson } from '@dwo/shared';
import type { GameTesting } from '@dwo/shared/testing';
import { STRENGTHS } from '../bot';
import { ALL_LESSONS } from '../client/lessons/lessons';
import { dinoSoldiers, SEATS, type State } from '../rules';
import { referee } from '../scenarios/player';
import { dinoSoldiersGame } from '../wire';
import { crowd } from './crowd';
import { duel, playerOf } from './duel';
import { QUICK } from './presets';
import { pairs, secrecy } from './secrecy';
import { soak } from './soak';

const RULES = dinoSoldiers as unknown as AnyRules;
const CHANCE = randomBot(dinoSoldiers);
const CONTEST = { ...QUICK, sideAssignment: 'choice' as const };

/** The secrets, presets, random matches and ladder of Dino Soldiers. */
export const testing: GameTesting = {
  game: dinoSoldiersGame as Game,
  presets: { fuzzed: 'quick', beside: 'sides' },
  busy: () => QUICK,
  heaviest: crowd,
  wishes: (seen, seat) => dinoSoldiers.intents(seen as Frozen<State>, seat),
  names: () => [],
  secrecy,
  pairs,
  soak,
  referee,
  lessons: ALL_LESSONS as unknown as Readonly<Record<string, Lesson>>,
  // Each strength plays against random play and against the weaker ones, with teams and fields of the quick match.
  ladder: {
    tables: { random: SEATS, easy: SEATS, normal: SEATS },
    rungs: STRENGTHS,
    wins: (table, rung, seed) => duel(playerOf(rung), table === 'random' ? CHANCE : playerOf(table), seed).won === true,
  },
  contest(seed) {
    const { recording, outcome, refused } = botGame(RULES, playerOf('easy') as never, CONTEST, seed, 4000);
    const [winner] = outcome?.winners ?? [];
    const labels = dinoSoldiersGame.chairs(frozen(CONTEST));
    const entries = recording.entries as readonly { readonly intent: { readonly type: string } }[];
    return {
      recording,
      violations: refused === null ? [] : [refused],
      turns: entries.filter(({ intent }) => intent.type === 'endTurn').length,
      winner: winner === undefined ? null : (labels[winner as Seat] ?? null),
      stall: outcome === null && refused === null ? 'It does not end' : null,
    };
  },
};
