/** The set-up of a whole force: what a game asks for, and the plan of it on the desk. Lengths are those of the scene. */
import type { Frozen, Point, Refusal, Seat } from '@dwo/kernel';
import type { Stand } from './line-up';

/** The place that a player chose for a figure. */
export interface Placed {
  readonly figure: string;
  readonly at: Point;
  /** Degrees. */
  readonly facing: number;
  /** The figure on which it begins, such as a mount; null on foot. */
  readonly on: string | null;
}

/** An outline in which figures may stand. */
export interface DeployZone {
  readonly outline: readonly Point[];
  readonly label: string;
  /** A direction towards the enemy; its length does not matter. */
  readonly ahead: Point;
}

/** Figures in a line, as they would stand. */
export interface LinePlan {
  readonly stands: readonly Stand[];
  /** The figures that it takes: those of one kind, or all without a place. */
  readonly squad: 'kind' | 'all';
  /** The numbers of both. */
  readonly ofKind: number;
  readonly ofAll: number;
}

/** The set-up of a force that a game asks for. */
export interface DeployUse<S, I> {
  readonly word: string;
  /** All figures to set up. */
  readonly figures: readonly string[];
  /** The outlines within which they must stand; they are shown. */
  readonly zones: readonly DeployZone[];
  /** Whether facings matter. */
  readonly turns: boolean;
  /** The facing of a figure that is put down first. */
  readonly facing: number;
  radius(state: Frozen<S>, figure: string): number;
  /** The same text for figures that form a squad: they can be put down in one line. */
  kind(state: Frozen<S>, figure: string): string;
  /** Figures of the force on which this one may begin. */
  mounts(state: Frozen<S>, figure: string): readonly string[];
  /** Why these places would be refused, although others are still missing; null if they would not. */
  refuse(state: Frozen<S>, seat: Seat, places: readonly Placed[]): Refusal | null;
  /** A legal place for each figure that has none; null if there is none. */
  rest(state: Frozen<S>, seat: Seat, places: readonly Placed[]): readonly Placed[] | null;
  intent(places: readonly Placed[]): I;
}

/** A set-up on the desk. */
export interface DeployPlan<I> {
  readonly kind: 'deploy';
  /** Its name: "Set up". */
  readonly word: string;
  /** The figure in hand; null for none. */
  readonly figure: string | null;
  readonly places: readonly Placed[];
  /** The figures without a place. */
  readonly missing: readonly string[];
  /** The place under the pointer for the figure in hand. */
  readonly at: Point | null;
  readonly facing: number;
  readonly zones: DeployUse<never, never>['zones'];
  /** Whether facings matter. */
  readonly turns: boolean;
  readonly refusal: Refusal | null;
  /** Null while figures are missing. */
  readonly intent: I | null;
  /** The line that is being drawn; null for none. */
  readonly line: LinePlan | null;
}
