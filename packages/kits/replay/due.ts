/** Finds the decision that is awaited at a moment, for an edition's `position`. */
import type { Frozen, Ruleset, Seat, Tagged } from '@dwo/kernel';
import type { Position, Viewpoint } from './contract';

/** The viewpoint at a moment. */
interface Looking {
  readonly viewpoint: Viewpoint;
  /** The seat that acts next in the record; null if nobody does. */
  readonly next: Seat | null;
  /** Whether seats of this game hold hidden cards or the like. */
  readonly hands: boolean;
}

/**
 * The decision of the viewpoint's own seat, else of the seat that acts next, in that seat's view; null if none is awaited.
 * `hidden` is set if the viewpoint may not see what the seat holds.
 */
export function dueIn<S extends object, I extends Tagged, E extends Tagged, O, R extends string>(
  rules: Pick<Ruleset<S, I, E, O, R>, 'awaiting' | 'view'>,
  state: Frozen<S>,
  { viewpoint, next, hands }: Looking,
): Position | null {
  const due = rules.awaiting(state);
  const seat = due.find((each) => each === viewpoint) ?? due.find((each) => each === next) ?? due[0];
  if (seat === undefined) return null;
  const sees = !hands || viewpoint === 'everything' || viewpoint === seat;
  return { seat, view: rules.view(state, seat), ...(sees ? {} : { hidden: true }) };
}
