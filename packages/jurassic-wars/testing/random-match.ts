/** Random matches of any version in which every step is checked. */
import {
  attempt,
  clone,
  type Frozen,
  frozen,
  newRecording,
  type Recording,
  recordedDice,
  secretToHex,
  type Tagged,
} from '@dwo/kernel';
import { Random, secretOf } from '@dwo/kernel/testing';
import { type Intent, jurassicWars, type Options, type State, type Version } from '../rules';
import { properties } from './properties';
import { randomOptions } from './random-options';

/** More intents than any match has. */
const MOST = 5_000;

/** A match, its recording, and the properties that it broke. */
interface RandomMatch {
  readonly recording: Recording<Tagged, unknown>;
  readonly violations: readonly object[];
  readonly state: Frozen<State>;
}

/** Plays the random match of a seed to its end, or to the first broken property. */
export function randomMatch(version: Version, seed: number): RandomMatch {
  const random = new Random(seed, 3);
  const options = randomOptions(version, random);
  const recording = newRecording<Intent, Options>(jurassicWars, options, secretToHex(secretOf(seed)));
  const diceOf = recordedDice(recording, jurassicWars);
  const state = jurassicWars.setup(frozen(options), diceOf(0));
  const violations: object[] = [];
  for (let step = 1; state.ending === null && violations.length === 0; step++) {
    const before = clone(state);
    const seat = random.pick(jurassicWars.awaiting(frozen(state)));
    const intent = chosen(state, seat, random);
    const { refusal, events } = attempt(jurassicWars, state, seat, intent, diceOf(step));
    recording.entries.push({ seat, intent });
    if (refusal !== null) violations.push({ rule: 'JW-INV-23', facts: refusal });
    else if (step > MOST) violations.push({ rule: 'JW-INV-10', facts: { step } });
    else violations.push(...broken(() => properties(frozen(before), events, frozen(state))));
  }
  return { recording: recording as Recording<Tagged, unknown>, violations, state: frozen(state) };
}

/** A random legal intent; in one of twenty steps the intent for a seat whose time is up. */
function chosen(state: State, seat: number, random: Random): Intent {
  if (random.rarely(20)) return jurassicWars.pass(frozen(state), seat);
  const offers = jurassicWars.intents(frozen(state), seat).filter(({ type }) => type !== 'resign');
  return random.pick(offers);
}

function broken(check: () => void): object[] {
  try {
    check();
    return [];
  } catch (error) {
    const [rule, ...rest] = (error instanceof Error ? error.message : String(error)).split(': ');
    return [{ rule, facts: rest.join(': ') }];
  }
}
