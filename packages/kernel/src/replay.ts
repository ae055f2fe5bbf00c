/** A match as a file: how it was set up and what was played. The dice come from the secret, so nothing else is needed. */
import { clone, frozen } from './clone';
import { type Observed, observe } from './observe';
import { type Attempt, attempt } from './play';
import type { Ruleset, Seat, Tagged } from './ruleset';
import { secretFromHex, seededDice } from './seeded';

/** Everything that is needed to play a match again. Plain data; `secret` is 64 hex digits. */
export interface Recording<I, O> {
  game: string;
  version: number;
  options: O;
  secret: string;
  intents: { seat: Seat; intent: I }[];
}

/** A match that is being played, or played again: its state and the record of how it came about. */
export class Match<S extends object, I extends Tagged, E extends Tagged, O, R extends string> {
  readonly state: S;
  readonly recording: Recording<I, O>;
  private readonly secret: Uint8Array;
  private readonly watched: Observed<S>;

  /** Sets the match up. Throws if the options can't be played or the secret is not 64 hex digits. */
  constructor(
    readonly rules: Ruleset<S, I, E, O, R>,
    options: O,
    secret: string,
  ) {
    const refusals = rules.checkSetup(frozen(options));
    if (refusals.length > 0) throw new Error(`These options can't be played: ${JSON.stringify(refusals)}`);
    this.secret = secretFromHex(secret);
    this.recording = { game: rules.id, version: rules.version, options: clone(options), secret, intents: [] };
    this.state = rules.setup(frozen(clone(options)), seededDice(this.secret, 0));
    this.watched = observe(this.state);
  }

  /** Checks an intent and, unless it is refused, plays and records it. Throws what the rules throw, with the state as it was. */
  attempt(seat: Seat, intent: I): Attempt<E, R> {
    const dice = seededDice(this.secret, this.recording.intents.length + 1);
    try {
      const result = attempt(this.rules, this.state, seat, intent, dice, this.watched.proxy);
      if (result.refusal === null) this.recording.intents.push({ seat, intent: clone(intent) });
      this.watched.keep();
      return result;
    } catch (error) {
      this.watched.rollback();
      throw error;
    }
  }
}

/** One step of a replay: what was asked, what happened, and the state after it, which the next step goes on to change. */
export interface Step<S, I, E> {
  /** Counts from 1. */
  readonly step: number;
  readonly seat: Seat;
  readonly intent: I;
  readonly events: readonly E[];
  readonly state: S;
}

/**
 * Plays a recorded match again and returns its last state; `visit` sees every step. Throws if the record belongs to another
 * game or version, or holds an intent that the rules refuse.
 */
export function replay<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  visit: (step: Step<S, I, E>) => void = () => {},
): S {
  if (recording.game !== rules.id) throw new Error(`This is a record of ${recording.game}, not of ${rules.id}`);
  if (recording.version !== rules.version) {
    throw new Error(
      `Recorded under version ${recording.version} of ${rules.id}, but these rules are version ${rules.version}`,
    );
  }
  const match = new Match(rules, recording.options, recording.secret);
  recording.intents.forEach(({ seat, intent }, i) => {
    const { refusal, events } = match.attempt(seat, intent);
    if (refusal !== null) {
      throw new Error(`Step ${i + 1}: seat ${seat} may not ${JSON.stringify(intent)}: ${JSON.stringify(refusal)}`);
    }
    visit({ step: i + 1, seat, intent, events, state: match.state });
  });
  return match.state;
}
