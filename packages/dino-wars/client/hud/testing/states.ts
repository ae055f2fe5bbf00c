/** Positions for tests of the client, made by the engine. */
import { dinoWars, type Event, type Options, quick, type State } from '@dwo/dino-wars';
import { clone, type Frozen, seededDice } from '@dwo/kernel';

const SECRET = new Uint8Array(32).fill(7);

/** A quick match just after setup: army in seat 0, dinosaurs in seat 1. */
export function quickState(change: (options: Options) => void = () => {}): State {
  const options = quick();
  change(options);
  return dinoWars.setup(options as Frozen<Options>, seededDice(SECRET, 0)) as State;
}

/** A copy of a state after an edit, for positions that no match reaches soon. */
export function altered(state: Frozen<State>, edit: (draft: State) => void): State {
  const draft = clone(state) as State;
  edit(draft);
  return draft;
}

/** A copy of a state after these events. */
export function after(state: Frozen<State>, events: readonly Event[]): State {
  return altered(state, (draft) => {
    for (const event of events) dinoWars.evolve(draft, event);
  });
}
