/** Tells what happened on a table of cards in scenes, one after the other. */
import type { Frozen, Tagged } from '@dwo/kernel';
import type { Batch } from '../game-client';
import type { Act } from './stage';

/** A picture that stays on the table for a time. */
export interface Scene<S extends object = object, E extends Tagged = Tagged> {
  readonly picture: Frozen<S>;
  readonly ms: number;
  /** The ms for which it can be read at normal speed, however many batches wait. */
  readonly leastMs?: number;
  /** The events that the log tells as soon as the picture is shown. */
  readonly told: readonly E[];
}

/** The scenes that lead from the state on show to the state of the batch. Events that no scene tells are told with that state. */
type Scenes<S extends object, E extends Tagged> = (
  before: Frozen<S>,
  batch: Pick<Batch<S, E>, 'events' | 'state'>,
) => readonly Scene<S, E>[];

/** A `Stage.perform` in scenes. What is played again passes without them. */
export function inScenes<S extends object, E extends Tagged>(scenes: Scenes<S, E>) {
  return async ({ before, events, state, ...act }: Act<S, E>): Promise<void> => {
    if (state === null || act.again || act.pace() === 0) return;
    for (const { picture, ms, leastMs, told } of scenes(before, { events, state })) {
      if (!act.on() || act.pace() === 0) return;
      act.show(picture);
      for (const event of told) act.tell(event, picture);
      await act.wait(ms, leastMs);
    }
  };
}
