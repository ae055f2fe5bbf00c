/** The contract of a way of going, and functions that ways share. */
import type { FigureId, State, Vehicle } from '@dwo/dino-wars';
import type { Frozen, Point, Point3 } from '@dwo/kernel';
import type { Walk as AnyWalk, Walker as AnyWalker } from '@dwo/kits/miniatures/tools/go';
import type { IconName } from '@dwo/kits/ui/icons';
import type { MoveMode, MovePreview, Plan } from '../tools/plan';
import { type Sentence, say } from '../words';

/** A path along corners, as the referee would play it. */
export type Walk = AnyWalk<MovePreview['intent']>;

/** The figure that goes, the state, and its player's seat. */
export type Walker = AnyWalker<State, MoveMode>;

export type MovingPlan = Extract<Plan, { kind: 'move' }>;

/** A way of going: on the ground, through the air, as a load, or into a dinosaur. */
export interface Way {
  /** The icon of its red button. */
  readonly icon: IconName;
  /** Whether a figure that was dragged with the mouse goes as soon as it is released. */
  readonly atOnce: boolean;
  /** The walk along these corners, from the rules' own plan; the corners of a flight have heights. */
  along(walker: Walker, corners: readonly (Point | Point3)[], stopAt: FigureId | null): Walk;
  /** The movement left for it, in ci; with `contact`, a dinosaur has more (DW-R-90). */
  leftCi(walker: Walker, contact: boolean): number;
  /** The hint for a plan that can be carried out; if left out, the hint for walking is shown. */
  step?(plan: MovingPlan, touch: boolean): string;
  /** The button with which vehicles choose it. */
  readonly button?: {
    readonly word: Sentence;
    readonly icon: 'claw';
    offered(state: Frozen<State>, vehicle: Frozen<Vehicle>): boolean;
  };
}

/** The corners without heights. */
export function plain(corners: readonly Point[]): Point[] {
  return corners.map(({ x, y }) => ({ x, y }));
}

/** The hint that the path follows the pointer until it is fixed. */
export function setTheWay({ drag }: MovingPlan, touch: boolean): string {
  return say('step.way', { how: drag !== null ? 'drag' : touch ? 'tap' : 'click' });
}
