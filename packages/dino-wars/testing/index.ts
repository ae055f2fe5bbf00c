/** DINO WARS! for tools: its secrets, its matches, and random play. */
import { type Frozen, replay, stateHash } from '@dwo/kernel';
import type { Game } from '@dwo/shared';
import type { Contest, GameTesting, Planted, Secrecy, Soaked } from '@dwo/shared/testing';
import { ALL_LESSONS } from '../client/lessons/lessons';
import { dinoWars, type State } from '../rules';
import { dinoWarsGame } from '../wire';
import { botMatch } from './contest';
import { crowd } from './crowd';
import { playMatch } from './match';
import { midBattle } from './mid-battle';
import { gate, secret } from './pairs';
import { PLANTERS, usualOf } from './planted';
import * as secrecy from './secrets';

/** A replay of the record ends as the match did (DW-INV-30). */
function soak(seed: number): Soaked {
  const { recording, state, violations } = playMatch(dinoWars, seed);
  const same = violations.length > 0 || stateHash(replay(dinoWars, recording)) === stateHash(state);
  return { recording, violations: same ? violations : [{ rule: 'DW-INV-30', facts: {} }] };
}

function contest(seed: number, large: number): Contest {
  const { recording, turns, winner, violations, stall } = botMatch(seed, large);
  const whole = violations.length === 0 && stall === null;
  const again = whole ? (replay(dinoWars, recording).ending?.winner ?? null) : winner;
  const all = again === winner ? violations : [{ rule: 'DW-INV-30', facts: { again, winner } }];
  return { recording, turns, winner, violations: all, stall };
}

/** The answers of DINO WARS! to scripts and drills. */
export const testing: GameTesting = {
  game: dinoWarsGame as Game,
  presets: { fuzzed: 'duel', beside: 'quick' },
  // The herd is among the soldiers, and each soldier asks before answering an overrun.
  busy: () => midBattle('quick', 3, 'dinosaur-movement', 'ask'),
  heaviest: crowd,
  wishes(seen, seat) {
    const state = seen as Frozen<State>;
    const legal = dinoWars.intents(state, seat);
    return legal.length === 0 ? [dinoWars.pass(state, seat)] : legal;
  },
  names(seen) {
    if (seen === null) return ['d1', 's1'];
    const { dinosaurs, soldiers, vehicles, crewedWeapons } = seen as Frozen<State>;
    return [dinosaurs, soldiers, vehicles, crewedWeapons].flatMap(Object.keys);
  },
  secrecy: secrecy as unknown as Secrecy,
  pairs: { gate, secret },
  soak,
  lessons: ALL_LESSONS,
  contest,
  planted: { usual: usualOf, planters: PLANTERS } as unknown as Planted,
};
