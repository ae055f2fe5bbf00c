/** Random matches in which every step is checked. */
import { clone, type Frozen, type Seat } from '@dwo/kernel';
import { type Random, soakMatch } from '@dwo/kernel/testing';
import { ACTIONS, dinosaurCowboys, type Event, type Intent, type Options, POSSE_IDS, type State } from '../rules';
import { CLAIMED, OPEN, QUICK, SHOWDOWN } from './presets';
import { propertiesHold } from './properties';

/** Each match whose seed is a multiple of this runs with all checks of the kernel too. */
const THOROUGH = 500;
const SETS: readonly Options[] = [SHOWDOWN, QUICK, CLAIMED, SHOWDOWN, OPEN];
const MOST = 3000;
/** Types of intents that are tried once in so many times. */
const RARE: readonly Intent['type'][] = ['resign', 'leave', 'idle', 'endActivation'];
const RARELY = 60;

/**
 * A random legal intent; null if there is none. All types are equally likely, because moves are far more numerous than
 * attacks. It stops at the first legal intent, because listing all takes most of the time of a match.
 */
function chosen(now: Frozen<State>, seat: Seat, random: Random): Intent | null {
  const types = random.shuffled(Object.keys(ACTIONS) as Intent['type'][]);
  const rare = random.below(RARELY) === 0;
  const ordered = rare
    ? types
    : [
        ...types.filter((type) => !RARE.includes(type)),
        ...types.filter((type) => RARE.includes(type) && type !== 'resign' && type !== 'leave'),
      ];
  for (const type of ordered) {
    const { offers, check } = ACTIONS[type];
    const found = random.shuffled(offers(now, seat) as readonly Intent[]);
    const legal = found.find((intent) => check(now, seat, intent as never) === null);
    if (legal !== undefined) return legal;
  }
  return null;
}

/** The options of a seed: every pairing of posses, on both maps and on a street. */
function optionsOf(seed: number): Options {
  const options = clone(SETS[seed % SETS.length] as Options);
  const pick = (at: number) => POSSE_IDS[at % POSSE_IDS.length] ?? null;
  // Both have four entities or three, so the position of the showdown keeps its posses.
  if (options.position === undefined && options.posses[0] !== null) {
    options.posses = [pick(seed), pick(Math.floor(seed / POSSE_IDS.length))];
  }
  return options;
}

/** Plays the random match of a seed; a `thorough` one with all checks of the kernel. */
export function soak(seed: number, thorough = seed % THOROUGH === 0) {
  const promises = { ends: 'DC-INV-15', goesOn: 'DC-INV-22' };
  const match = { rules: dinosaurCowboys, options: optionsOf(seed), mostSteps: MOST, chosen, propertiesHold, promises };
  return soakMatch<State, Intent, Event, Options>(match, seed, thorough);
}
