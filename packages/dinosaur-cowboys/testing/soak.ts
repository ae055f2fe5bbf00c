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

/** These things in random order. */
function inAnyOrder<T>(things: readonly T[], random: Random): T[] {
  const rest = [...things];
  return things.map(() => rest.splice(random.below(rest.length), 1)[0] as T);
}

/**
 * A random legal intent; null if there is none. All types are equally likely, because moves are far more numerous than
 * attacks. It stops at the first legal intent, because listing all takes most of the time of a match.
 */
function chosen(state: State, seat: Seat, random: Random): Intent | null {
  const now = frozen(state);
  const types = inAnyOrder(Object.keys(ACTIONS) as Intent['type'][], random);
  const rare = random.below(RARELY) === 0;
  const ordered = rare
    ? types
    : [
        ...types.filter((type) => !RARE.includes(type)),
        ...types.filter((type) => RARE.includes(type) && type !== 'resign' && type !== 'leave'),
      ];
  for (const type of ordered) {
    const { offers, check } = ACTIONS[type];
    const found = inAnyOrder(offers(now, seat) as readonly Intent[], random);
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
  const options = optionsOf(seed);
  const rules = dinosaurCowboys as unknown as AnyRules;
  const recording: Recording<Tagged, unknown> = newRecording(rules, clone(options), secretToHex(secretOf(seed)));
  if (thorough) {
    const walked = walkOnce<State, Event>(rules, options, seed, { mostSteps: MOST, invariant: propertiesHold });
    return { recording: walked.recording ?? recording, violations: walked.failures as readonly object[] };
  }
  const diceOf = recordedDice(recording, rules);
  const state = dinosaurCowboys.setup(frozen(options), diceOf(0));
  const random = new Random(seed, 5);
  try {
    for (let step = 1; state.ending === null; step++) {
      if (step > MOST) throw new Error('DC-INV-15 is broken: it does not end');
      const seat = random.pick(dinosaurCowboys.awaiting(frozen(state)));
      const intent = chosen(state, seat, random);
      if (intent === null) throw new Error('DC-INV-22 is broken: nothing is legal');
      const before = clone(state) as State;
      const { refusal, events } = attempt(dinosaurCowboys, state, seat, intent, diceOf(step));
      if (refusal !== null) throw new Error(`${intent.type} was offered but is refused by ${refusal.rule}`);
      recording.entries.push({ seat, intent });
      propertiesHold(frozen(before), events, frozen(state));
    }
  } catch (error) {
    return { recording, violations: [{ check: 'properties', message: (error as Error).message }] };
  }
  return { recording, violations: [] as readonly object[] };
}
