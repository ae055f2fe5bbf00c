/** The batch that is playing, and how far it was told. */
import { type Frozen, frozen, type Tagged, thaw } from '@dwo/kernel';
import type { Retold } from '../game-client';

/** The batch that is playing. */
export interface Present<S extends object, E extends Tagged> {
  readonly batch: Retold<S, E>;
  readonly before: Frozen<S>;
  /** The state after the events that were told; null on a stage that does not apply them. */
  readonly state: S | null;
  /** The events that were not told yet, in order. */
  readonly untold: E[];
  /** Whether the player could follow all of it so far. */
  seen: boolean;
  /** Whether it takes time, which the page then knows. */
  begun: boolean;
}

/** A batch before its first event; `applies`: whether the stage applies events, so that there is a state between them. */
export function presentOf<S extends object, E extends Tagged>(
  batch: Retold<S, E>,
  before: Frozen<S>,
  applies: boolean,
): Present<S, E> {
  const state = applies ? (thaw(before) as S) : null;
  return { batch, before, state, untold: [...batch.events], seen: true, begun: false };
}

/** The state after the events that were told, or that of the whole batch on a stage that does not apply them. */
export function stateOf<S extends object, E extends Tagged>({ batch, before, state }: Present<S, E>): Frozen<S> {
  return state === null ? (batch.state ?? before) : frozen(state);
}
