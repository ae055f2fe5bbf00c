/** A recorded match as its viewers follow it: each from what they knew, by the events that they see. */
import { clone, frozen } from '../clone';
import { attempt } from '../play';
import { recordedDice } from '../recorded-dice';
import { type Recording, standingIntents } from '../recording';
import type { Frozen, Ruleset, Seat, Tagged, Viewer } from '../ruleset';

/** One step of a match as one viewer sees it. */
export interface Following<S extends object, E extends Tagged> {
  readonly step: number;
  readonly viewer: Viewer;
  /** The viewer's state before the step and after it. */
  readonly before: Frozen<S>;
  readonly after: Frozen<S>;
  /** The events that the viewer sees, each with the viewer's state just after it. */
  readonly seen: readonly { readonly event: E; readonly state: Frozen<S> }[];
}

/** Plays a record again and yields every step for every viewer; throws if an event can't be followed from a view. */
export function* followings<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Ruleset<S, I, E, O, R>,
  recording: Recording<I, O>,
): Generator<Following<S, E>> {
  const diceOf = recordedDice(recording, rules);
  const options = frozen(recording.options);
  const state = rules.setup(options, diceOf(0));
  const viewers: Viewer[] = [...Array.from({ length: rules.seats(options) }, (_, seat): Seat => seat), 'spectator'];
  for (const [at, { seat, intent }] of standingIntents(recording).entries()) {
    const step = at + 1;
    const befores = viewers.map((viewer) => clone(rules.view(frozen(state), viewer)));
    const { refusal, events } = attempt(rules, state, seat, intent, diceOf(step));
    if (refusal !== null) throw new Error(`Step ${step} is refused: ${refusal.rule}`);
    for (const [i, viewer] of viewers.entries()) {
      const before = befores[i] as Frozen<S>;
      const known = clone(before) as S;
      const seen = events.flatMap((event) => {
        const own = rules.see(frozen(state), event, viewer);
        if (own === null) return [];
        rules.evolve(known, own);
        return [{ event: own, state: clone(known) as Frozen<S> }];
      });
      yield { step, viewer, before, after: clone(rules.view(frozen(state), viewer)), seen };
    }
  }
}
