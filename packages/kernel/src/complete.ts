import { stateHash } from './canonical';
import { frozen } from './clone';
import type { Entry, Recording } from './recording';
import { finish, opening } from './replay';
import type { Ruleset, Tagged } from './ruleset';
import { Seals } from './seal';
import { secretFromHex } from './seeded';

/**
 * A record with everything in it that can be verified: all rolls, the opened seals, the outcome and the hash of the last
 * state, and in a game with packs exactly those cards that were turned for all. Everything is computed by a replay. Throws
 * what `openRecording` throws.
 */
export function completed<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
): Recording<I, O> {
  return finish(completing(rules, recording));
}

/** The same as a generator, one intent per step, for callers that must not block. */
export function* completing<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
): Generator<void, Recording<I, O>> {
  const opened = yield* opening(rules, recording);
  const seals = new Seals(rules, secretFromHex(recording.secret), rules.seats(frozen(recording.options)));
  seals.look(frozen(opened.state), 0);
  const hasPacks = rules.packs !== undefined;
  const entries: Entry<I>[] = [];
  for (let step = yield* opened.advance(); step !== null; step = yield* opened.advance()) {
    const { entry, rolls, turned } = step;
    entries.push('intent' in entry ? { ...entry, rolls, ...(hasPacks ? { turned } : {}) } : entry);
    if ('back' in entry) seals.back(entry.back);
    else seals.look(frozen(step.state), step.step);
    yield;
  }
  const state = frozen(opened.state);
  const outcome = rules.outcome(state);
  // The key of closed cards stays secret, and so does a state with closed cards in it.
  const { closed: _, ...open } = recording;
  const found = { entries, lots: opened.lots, seals: seals.all, outcome };
  if (!hasPacks) return { ...recording, ...found, hash: stateHash(state) };
  return { ...open, ...found, dealt: opened.dealt, hash: stateHash(rules.view(state, 'spectator')) };
}
