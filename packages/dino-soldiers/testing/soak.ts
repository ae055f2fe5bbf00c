/** Random matches in which every step is checked. */
import type { Frozen, Seat } from '@dwo/kernel';
import { type Random, soakMatch } from '@dwo/kernel/testing';
import { dinoSoldiers, type Event, type Intent, type Options, type State } from '../rules';
import { ACTIONS } from '../rules/actions';
import { FULL, QUICK, STRICT } from './presets';
import { propertiesHold } from './properties';

/** Each match whose seed is a multiple of this runs with all checks of the kernel too. */
const THOROUGH = 250;
const SETS: readonly Options[] = [QUICK, STRICT, QUICK, FULL];
const MOST = 6000;

/**
 * A random legal intent; null if there is none. All types are equally likely, because moves are far more numerous than
 * attacks. It stops at the first legal intent, because listing all takes most of the time of a match.
 */
function chosen(now: Frozen<State>, seat: Seat, random: Random): Intent | null {
  for (const { offers, check } of random.shuffled(Object.values(ACTIONS))) {
    const found = random.shuffled(offers(now, seat) as readonly Intent[]);
    const legal = found.find((intent) => check(now, seat, intent as never) === null);
    if (legal !== undefined) return legal;
  }
  return null;
}

/** Plays the random match of a seed; a `thorough` one with all checks of the kernel. */
export function soak(seed: number, thorough = seed % THOROUGH === 0) {
  const options = SETS[seed % SETS.length] as Options;
  const promises = { ends: 'DS-P-21', goesOn: 'DS-P-19' };
  const match = { rules: dinoSoldiers, options, mostSteps: MOST, chosen, propertiesHold, promises };
  return soakMatch<State, Intent, Event, Options>(match, seed, thorough);
}
