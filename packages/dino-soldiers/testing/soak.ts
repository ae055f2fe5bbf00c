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
import { dinoSoldiers, type Event, type Intent, type Options, type State } from '../rules';
import { ACTIONS } from '../rules/actions';
import { FULL, QUICK, STRICT } from './presets';
import { propertiesHold } from './properties';

/** Each match whose seed is a multiple of this runs with all checks of the kernel too. */
const THOROUGH = 250;
const SETS: readonly Options[] = [QUICK, STRICT, QUICK, FULL];
const MOST = 6000;

/** These things in random order. */
function inAnyOrder<T>(things: readonly T[], random: Random): T[] {
  const rest = [...things];
  return things.map(() => {
    const at = random.below(rest.length);
    const [next] = rest.splice(at, 1);
    return next as T;
  });
}

/**
 * A random legal intent; null if there is none. All types are equally likely, because moves are far more numerous than
 * attacks. It stops at the first legal intent, because listing all takes most of the time of a match.
 */
function chosen(state: State, seat: Seat, random: Random): Intent | null {
  const now = frozen(state);
  for (const { offers, check } of inAnyOrder(Object.values(ACTIONS), random)) {
    const found = inAnyOrder(offers(now, seat) as readonly Intent[], random);
    const legal = found.find((intent) => check(now, seat, intent as never) === null);
    if (legal !== undefined) return legal;
  }
  return null;
}

/**
 * Plays the random match of a seed; a `thorough` one with all checks of the kernel. Returns its recording and what was
 * violated.
 */
export function soak(seed: number, thorough = seed % THOROUGH === 0) {
  const options = SETS[seed % SETS.length] as Options;
  const rules = dinoSoldiers as unknown as AnyRules;
  if (thorough) {
    const { recording, failures } = walkOnce<State, Event>(rules, options, seed, {
      mostSteps: MOST,
      invariant: propertiesHold,
    });
    return { recording, violations: failures };
  }
  const secret = secretToHex(secretOf(seed));
  const recording: Recording<Tagged, unknown> = newRecording(rules, clone(options), secret);
  const diceOf = recordedDice(recording, rules);
  const state = dinoSoldiers.setup(frozen(options), diceOf(0));
  const random = new Random(seed, 5);
  try {
    for (let step = 1; state.ending === null; step++) {
      if (step > MOST) throw new Error('DS-P-21 is broken: it does not end');
      const seat = random.pick(dinoSoldiers.awaiting(frozen(state)));
      const intent = chosen(state, seat, random);
      if (intent === null) throw new Error('DS-P-19 is broken: nothing is legal');
      const before = clone(state) as State;
      const { refusal, events } = attempt(dinoSoldiers, state, seat, intent, diceOf(step));
      if (refusal !== null) throw new Error(`${intent.type} was offered but is refused by ${refusal.rule}`);
      recording.entries.push({ seat, intent });
      propertiesHold(frozen(before), events, frozen(state));
    }
  } catch (error) {
    return { recording, violations: [{ check: 'properties', message: (error as Error).message }] };
  }
  return { recording, violations: [] };
}
