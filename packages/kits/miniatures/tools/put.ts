/** Something that is put on the table: what, near whom, and by which intent. */
import type { Frozen, Point, Refusal, Seat } from '@dwo/kernel';

/** One thing to put down. Lengths are those of the scene. */
export interface PutUse<I, K extends string = string> {
  readonly kind: K;
  /** The figure that is shown at the pointer. */
  readonly figure: string;
  /** Whether its facing matters. */
  readonly turns: boolean;
  /** Whether the player may take up another figure instead, as in a set-up: a step back then only lifts this one. */
  readonly settles: boolean;
  /** Whether a second tap on the same spot selects what lies below. */
  readonly yields: boolean;
  /** The figure that it must touch: the pointer slides along its rim. */
  readonly beside: string | null;
  /** The circle in which it must be; it is shown. */
  readonly within: { readonly at: Point; readonly radiusCi: number } | null;
  intent(at: Point, facing: number): I;
}

/** The answers of a game to the tool that puts something down. */
export interface PutHands<S> {
  size(state: Frozen<S>): { readonly widthCi: number; readonly heightCi: number };
  place(state: Frozen<S>, figure: string): Point | null;
  /** The radius of a base, whether or not the figure is on the table. */
  radius(state: Frozen<S>, figure: string): number;
  owner(state: Frozen<S>, figure: string): Seat | null;
}

/** Something to put down on the desk. `U` is the game's own form of it. */
export interface PutPlan<U> {
  readonly kind: 'put';
  readonly task: U;
  readonly at: Point | null;
  readonly facing: number;
  readonly refusal: Refusal | null;
}
