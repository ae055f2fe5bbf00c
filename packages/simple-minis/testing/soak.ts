/** Random matches in which every step is checked. */
import type { Frozen, Seat } from '@dwo/kernel';
import { type Random, soakMatch } from '@dwo/kernel/testing';
import { ACTIONS, type Event, type Intent, type Options, type State, simpleMinis } from '../rules';
import { EVERY, lobbyOf, matchOf } from './presets';
import { propertiesHold } from './properties';

/** Each match whose seed is a multiple of this runs with all checks of the kernel too. */
const THOROUGH = 500;
const MOST = 6000;
/** Types of intents that end much at once; they are tried seldom. */
const RARE = ['resign', 'idle', 'endStep', 'pass', 'leaveSurface'];

/** The options of a seed: every scenario and number of seats in turn, now and then with a lobby or the other way of acting. */
export function soakOptions(seed: number): Options {
  const [scenario, seats] = EVERY[seed % EVERY.length] as (typeof EVERY)[number];
  const round = Math.floor(seed / EVERY.length);
  const make = round % 3 === 1 ? lobbyOf : matchOf;
  const options = make(scenario, seats);
  return round % 4 === 3 ? { ...options, everyoneActs: !options.everyoneActs } : options;
}

/** A random legal intent; all types are equally likely, but rare ones. */
function chosen(now: Frozen<State>, seat: Seat, random: Random): Intent | null {
  const mayBeRare = random.below(12) === 0;
  const types = Object.entries(ACTIONS).filter(([type]) => mayBeRare || !RARE.includes(type));
  for (const actions of [random.shuffled(types), Object.entries(ACTIONS)]) {
    for (const [, { offers, check }] of actions) {
      const found = random.shuffled(offers(now, seat) as readonly Intent[]);
      const legal = found.find((intent) => check(now, seat, intent as never) === null);
      if (legal !== undefined) return legal;
    }
  }
  return null;
}

/** Plays the random match of a seed; a `thorough` one with all checks of the kernel. */
export function soak(seed: number, thorough = seed % THOROUGH === 0) {
  const promises = { ends: 'VS-INV-15', goesOn: 'VS-INV-16' };
  const match = {
    rules: simpleMinis,
    options: soakOptions(seed),
    mostSteps: MOST,
    rare: RARE,
    chosen,
    propertiesHold,
    promises,
  };
  return soakMatch<State, Intent, Event, Options>(match, seed, thorough);
}
