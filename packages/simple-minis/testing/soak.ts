/** Random matches in which every step is checked. */
import {
  attempt,
  clone,
  frozen,
  newRecording,
  type Recording,
  recordedDice,
  type Seat,
  secretToHex,
  type Tagged,
} from '@dwo/kernel';
import { type AnyRules, Random, secretOf, walkOnce } from '@dwo/kernel/testing';
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
function chosen(state: State, seat: Seat, random: Random): Intent | null {
  const now = frozen(state);
  const mayBeRare = random.below(12) === 0;
  const types = Object.entries(ACTIONS).filter(([type]) => mayBeRare || !RARE.includes(type));
  for (const actions of [inAnyOrder(types, random), Object.entries(ACTIONS)]) {
    for (const [, { offers, check }] of actions) {
      const found = inAnyOrder(offers(now, seat) as readonly Intent[], random);
      const legal = found.find((intent) => check(now, seat, intent as never) === null);
      if (legal !== undefined) return legal;
    }
  }
  return null;
}

/** These things in random order. */
function inAnyOrder<T>(things: readonly T[], random: Random): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(random.below(rest.length), 1)[0] as T);
}

/** Plays the random match of a seed; a `thorough` one with all checks of the kernel. */
export function soak(seed: number, thorough = seed % THOROUGH === 0) {
  const options = soakOptions(seed);
  const rules = simpleMinis as unknown as AnyRules;
  if (thorough) {
    const settings = { mostSteps: MOST, rare: RARE, invariant: propertiesHold };
    const { recording, failures } = walkOnce<State, Event>(rules, options, seed, settings);
    return { recording, violations: failures };
  }
  const recording: Recording<Tagged, unknown> = newRecording(rules, clone(options), secretToHex(secretOf(seed)));
  const diceOf = recordedDice(recording, rules);
  const state = simpleMinis.setup(frozen(options), diceOf(0));
  const random = new Random(seed, 5);
  try {
    for (let step = 1; state.ending === null; step++) {
      if (step > MOST) throw new Error('It does not end');
      const seat = random.pick(simpleMinis.awaiting(frozen(state)));
      const intent = chosen(state, seat, random);
      if (intent === null) throw new Error('VS-INV-16 is broken: nothing is legal');
      const before = clone(state) as State;
      const { refusal, events } = attempt(simpleMinis, state, seat, intent, diceOf(step));
      if (refusal !== null) throw new Error(`${intent.type} was offered but is refused by ${refusal.rule}`);
      recording.entries.push({ seat, intent });
      propertiesHold(frozen(before), events, frozen(state));
    }
  } catch (error) {
    return { recording, violations: [{ check: 'properties', message: (error as Error).message }] };
  }
  return { recording, violations: [] };
}
