/** Random matches for soaks: a game chooses the intents, and its properties are checked after every step. */
import { clone, frozen } from '../clone';
import { attempt } from '../play';
import { recordedDice } from '../recorded-dice';
import { newRecording, type Recording } from '../recording';
import type { Frozen, Ruleset, Seat, Tagged } from '../ruleset';
import { secretToHex } from '../seeded';
import { walkOnce } from './conformance';
import { Random, secretOf } from './random';
import type { Game as AnyRules } from './walk';

/** How a game's random matches are played and checked. */
export interface Soak<S extends object, I extends Tagged, E extends Tagged, O> {
  readonly rules: Ruleset<S, I, E, O, string>;
  readonly options: O;
  readonly mostSteps: number;
  /** Types of intents that a thorough walk tries seldom. */
  readonly rare?: readonly string[];
  /** A random legal intent; null if there is none. */
  chosen(state: Frozen<S>, seat: Seat, random: Random): I | null;
  /** Throws an error that names the property which a step breaks. */
  propertiesHold(before: Frozen<S>, events: readonly E[], after: Frozen<S>): void;
  /** The promises that a match breaks which does not end, and one in which nothing is legal. */
  readonly promises: { readonly ends: string; readonly goesOn: string };
}

/** The match, and what was violated in it. */
export interface Soaked {
  readonly recording: Recording<Tagged, unknown>;
  readonly violations: readonly object[];
}

/** Plays the random match of a seed; a `thorough` one with all checks of the kernel, which takes many times as long. */
export function soakMatch<S extends object, I extends Tagged, E extends Tagged, O>(
  soak: Soak<S, I, E, O>,
  seed: number,
  thorough: boolean,
): Soaked {
  const { rules, options, mostSteps, propertiesHold, promises } = soak;
  const any = rules as unknown as AnyRules;
  const recording: Recording<Tagged, unknown> = newRecording(any, clone(options), secretToHex(secretOf(seed)));
  if (thorough) {
    const settings = { mostSteps, invariant: propertiesHold, ...(soak.rare && { rare: soak.rare }) };
    const walked = walkOnce<S, E>(any, options, seed, settings);
    return { recording: walked.recording ?? recording, violations: walked.failures };
  }
  const diceOf = recordedDice(recording, any);
  const state = rules.setup(frozen(options), diceOf(0));
  const random = new Random(seed, 5);
  try {
    for (let step = 1; rules.outcome(frozen(state)) === null; step++) {
      if (step > mostSteps) throw new Error(`${promises.ends} is broken: it does not end`);
      const seat = random.pick(rules.awaiting(frozen(state)));
      const intent = soak.chosen(frozen(state), seat, random);
      if (intent === null) throw new Error(`${promises.goesOn} is broken: nothing is legal`);
      const before = clone(state) as S;
      const { refusal, events } = attempt(rules, state, seat, intent, diceOf(step));
      if (refusal !== null) throw new Error(`${intent.type} was offered but is refused by ${refusal.rule}`);
      recording.entries.push({ seat, intent });
      propertiesHold(frozen(before), events, frozen(state));
    }
  } catch (error) {
    return { recording, violations: [{ check: 'properties', message: (error as Error).message }] };
  }
  return { recording, violations: [] };
}
