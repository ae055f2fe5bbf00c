/** The plans of the two tools of lasting orders on the desk, and how a round of orders ended. */
import type { Point } from '@dwo/kernel';
import type { Act, OrderRound, OrderType, Terms } from './contract';

/** Figures that are to be given an order. */
export interface OrderingPlan extends Terms {
  readonly kind: 'ordering';
  readonly members: readonly string[];
  /** The order that they would get; null takes away what they have. */
  readonly type: OrderType | null;
  /** The orders that at least one of them can have. */
  readonly able: readonly OrderType[];
  /** Whether figures that move by it shoot too. */
  readonly fires: boolean;
  /** The figure to be followed; null for none yet. */
  readonly leader: string | null;
  /** The place that the middle of them goes to; null for none yet. */
  readonly goal: Point | null;
}

/** The orders as they would be carried out. */
export interface CarryingPlan<I> extends Pick<OrderRound<unknown, I>, 'waits'> {
  readonly kind: 'carrying';
  readonly acts: readonly Act<I>[];
  /** The number of orders that have been carried out; null before the first. */
  readonly done: number | null;
}

/** Why a round of orders ended before its end. */
export type Halt =
  /** The player must look: a figure fell, or somebody is asked. */
  | 'surprise'
  /** The referee refused an intent, and the player was told why. */
  | 'refused'
  /** The step is over. */
  | 'over';

/** How a round of orders went. */
export interface CarryingEnd {
  readonly done: number;
  readonly count: number;
  /** Shots at another target than planned, because that had fallen. */
  readonly turned: number;
  readonly halt: Halt | null;
}

/** A plan of either tool. */
export type OrderPlan<I> = OrderingPlan | CarryingPlan<I>;
