/** Random matches in which every step is looked at. */
import {
  attempt,
  clone,
  frozen,
  newRecording,
  type Recording,
  recordedDice,
  secretToHex,
  type Tagged,
} from '@dwo/kernel';
import { type AnyRules, Random, secretOf, walkOnce } from '@dwo/kernel/testing';
import { dinoSoldiers, type Event, type Intent, type Options, type State } from '../rules';
import { FULL, QUICK, STRICT } from './presets';
import { propertiesHold } from './properties';

/** Every so manyth match is walked with all checks of the kernel too. */
const THOROUGH = 100;
const SETS: readonly Options[] = [QUICK, STRICT, QUICK, FULL];
const MOST = 6000;

/** Types of intent as likely as each other, so that moves don't crowd out attacks. */
function chosen(intents: readonly Intent[], random: Random): Intent {
  const type = random.pick([...new Set(intents.map((intent) => intent.type))]);
  return random.pick(intents.filter((intent) => intent.type === type));
}

/** Plays the match of a seed. */
export function soak(seed: number) {
  const options = SETS[seed % SETS.length] as Options;
  const rules = dinoSoldiers as unknown as AnyRules;
  if (seed % THOROUGH === 0) {
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
      const intents = dinoSoldiers.intents(frozen(state), seat);
      if (intents.length === 0) throw new Error('DS-P-19 is broken: nothing is legal');
      const intent = chosen(intents, random);
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
