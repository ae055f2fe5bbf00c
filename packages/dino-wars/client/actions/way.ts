/** The contract of a way of going, and what ways are made of. */
import type { FigureId, State, Vehicle } from '@dwo/dino-wars';
import type { Frozen, Point, Point3, Refusal, Seat } from '@dwo/kernel';
import type { IconName } from '@dwo/kits/ui/icons';
import type { MoveMode, MovePreview, Plan } from '../tools/plan';
import { type Sentence, say } from '../words';

/** A way along corners as it would be gone. */
export interface Walk {
  readonly asked: readonly Point[];
  readonly stopAt: FigureId | null;
  readonly path: readonly Point[];
  readonly heights: readonly number[] | null;
  readonly costCi: number;
  /** The most it may cost: more for a charge into contact (DW-R-90), less through dear terrain (DW-OPT-TERR-2). */
  readonly mayCi: number;
  readonly touches: readonly FigureId[];
  readonly refusal: Refusal | null;
  readonly intent: MovePreview['intent'];
}

/** The walker of a way, its kind, and its player. */
export interface Walker {
  readonly state: Frozen<State>;
  readonly seat: Seat;
  readonly figure: FigureId;
  readonly mode: MoveMode;
}

export type MovingPlan = Extract<Plan, { kind: 'move' }>;

/** One way of going: on foot or wheels, through the air, as a load, into a dinosaur. */
export interface Way {
  /** The picture of its red button. */
  readonly icon: IconName;
  /** Whether a figure that was dragged with the mouse goes as soon as it is let go of. */
  readonly atOnce: boolean;
  /** The way along these corners as the referee's plan for it says; a flight has its heights in them. */
  along(walker: Walker, corners: readonly (Point | Point3)[], stopAt: FigureId | null): Walk;
  /** The movement that may still be spent on it; a dinosaur has more if it comes into contact (DW-R-90). */
  leftCi(walker: Walker, contact: boolean): number;
  /** The act that a plan which may be carried out waits for; left out, the hints for walking say it. */
  step?(plan: MovingPlan, touch: boolean): string;
  /** The button with which vehicles take it. */
  readonly button?: {
    readonly word: Sentence;
    readonly icon: 'claw';
    offered(state: Frozen<State>, vehicle: Frozen<Vehicle>): boolean;
  };
}

/** Corners on the ground. */
export function plain(corners: readonly Point[]): Point[] {
  return corners.map(({ x, y }) => ({ x, y }));
}

/** The hint that a way follows the pointer until it is set. */
export function setTheWay({ drag }: MovingPlan, touch: boolean): string {
  return say('step.way', { how: drag !== null ? 'drag' : touch ? 'tap' : 'click' });
}
