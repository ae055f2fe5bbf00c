/** The dice to come: what followed in a match after a step from which another one goes on. */
import { frozen } from './clone';
import { occasionOf } from './recorded-dice';
import { type Followed, type Recording, standingIntents } from './recording';
import { opening } from './replay';
import type { Ruleset, Tagged } from './ruleset';

/**
 * The intents that followed the first `taken` ones of a record, with the dice that they rolled, for a fork that rolls the same
 * (`ahead`); one intent per step. Only intents that were not undone count.
 */
export function* following<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  taken: number,
): Generator<void, Followed<I>[]> {
  const entries = standingIntents(recording);
  const replay = yield* opening(rules, { ...recording, entries });
  const earlier = new Map(recording.origin?.ahead?.map((each) => [each.occasion, each]));
  const [all, since] = [new Map<string, number>(), new Map<string, number>()];
  const found: Followed<I>[] = [];
  for (const [at, { seat, intent }] of entries.entries()) {
    const name = occasionOf(rules, { state: frozen(replay.state), seat, intent });
    const times = counted(all, name);
    if (at >= taken) {
      const known = recording.dice === 'by-occasion' ? earlier.get(`${name}#${times}`) : undefined;
      const own = recording.dice === 'by-occasion' ? `${name}#${times}` : `${at + 1}`;
      const dice = known === undefined ? { dice: own } : { dice: known.dice, back: (known.back ?? 0) + 1 };
      found.push({ seat, intent, occasion: `${name}#${counted(since, name)}`, ...dice });
    }
    yield* replay.advance();
    yield;
  }
  return found;
}

function counted(times: Map<string, number>, name: string): number {
  const now = (times.get(name) ?? 0) + 1;
  times.set(name, now);
  return now;
}
