/** The decisions of a finished record, in order. */
import { clone, frozen } from '../clone';
import type { Recording } from '../recording';
import { openRecording } from '../replay';
import type { Frozen, Ruleset, Seat, Tagged } from '../ruleset';
import { textHash } from './common-dice';

/** One intent that stands. */
export interface Moment<S, I> {
  /** The number of its entry, from 1. */
  readonly n: number;
  readonly seat: Seat;
  readonly intent: I;
  /** The whole state before it. */
  readonly before: Frozen<S>;
  /** Whether dice or cards decided something, or something hidden may have come to light. */
  readonly isChance: boolean;
  /** Whether nothing was hidden from this seat. */
  readonly isOpen: boolean;
}

/** A finished match, ready to be judged. */
export interface Played<S, I> {
  readonly seats: number;
  readonly moments: readonly Moment<S, I>[];
  /** The state at the end. */
  readonly last: Frozen<S>;
  /** The seed of its playouts: the same record gives the same. */
  readonly seed: number;
}

/**
 * Plays a record to its end. `reveals` tells which events bring something hidden to light; default: all. Throws if it breaks off, or if the match is not over by the rules.
 */
export function playedOf<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
  reveals: (event: E) => boolean = () => true,
): Played<S, I> {
  const replay = openRecording(rules, recording);
  const moments: Moment<S, I>[] = [];
  for (;;) {
    const before = frozen(clone(replay.state));
    const step = replay.next();
    if (step === null) break;
    const { entry, n, rolls, turned, events } = step;
    if ('back' in entry) moments.length = step.step;
    if (!('intent' in entry)) continue;
    const { seat, intent } = entry;
    const isOpen = isSame(rules.view(before, seat), before) && isSame(rules.view(before, 'spectator'), before);
    moments.push({
      n,
      seat,
      intent,
      before,
      isOpen,
      isChance: rolls.length > 0 || turned.length > 0 || (!isOpen && events.some(reveals)),
    });
  }
  // Another seat knows other secrets.
  const handed = moments.map((moment, at) => {
    const next = moments[at + 1];
    return !moment.isOpen && next !== undefined && next.seat !== moment.seat ? { ...moment, isChance: true } : moment;
  });
  const last = frozen(replay.state);
  if (rules.outcome(last) === null) throw new Error('This match is not over');
  return { seats: rules.seats(frozen(recording.options)), moments: handed, last, seed: seedOf(recording) };
}

function isSame(one: unknown, other: unknown): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}

function seedOf<I, O>({ secret, entropy, entries }: Recording<I, O>): number {
  return textHash(JSON.stringify([secret, entropy, entries.map((each) => ('intent' in each ? each.intent : null))]));
}
