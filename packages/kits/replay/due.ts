/** The decision that is due at a moment, for editions to answer `position` with. */
import type { Frozen, Ruleset, Seat, Tagged } from '@dwo/kernel';
import type { Position, Viewpoint } from './contract';

/** The place from which one looks at a moment. */
interface Looking {
  readonly viewpoint: Viewpoint;
  /** The seat that acts next in the record; null if nobody does. */
  readonly next: Seat | null;
  /** Whether the seats of this game hold what others don't see. */
  readonly hands: boolean;
}

/**
 * The decision of the viewpoint's own seat, else of the one that acts next, with what that seat sees and nothing else; null if nobody
 * decides.
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
