/** A path that a figure goes: what the game tells of it, and what lies on the desk. The kit owns gestures, search and preview. */
import type { Frozen, Point, Point3, Refusal, Seat } from '@dwo/kernel';
import type { Pointing } from '../model';

/** A smaller rest of movement reads 0" and does not count. */
export const CRUMB_CI = 5;

/** A path along corners, as the referee would play it. */
export interface Walk<I> {
  readonly asked: readonly Point[];
  readonly stopAt: string | null;
  readonly path: readonly Point[];
  /** Height above the table at each point; null on the ground. */
  readonly heights: readonly number[] | null;
  readonly costCi: number;
  /** The highest cost allowed for this path. */
  readonly mayCi: number;
  readonly touches: readonly string[];
  readonly refusal: Refusal | null;
  readonly intent: I;
  readonly facing?: number;
  readonly note?: PlanNote | null;
  /** The figure that goes, if it is another than the selected one: a rider who gets off. */
  readonly goer?: string;
}

/** The cost of an act, said before it is confirmed, with its rule. */
export interface PlanNote {
  readonly text: string;
  readonly rule: string;
  /** The verb for the red button, if the act is another than the tool's. */
  readonly verb?: string;
}

/** The path of a move, as it would be played. */
export interface MovePreview<I> {
  /** From its present place over all corners to its final place. */
  readonly points: readonly Point[];
  /** Height above the table at each point; null on the ground. */
  readonly heights: readonly number[] | null;
  readonly costCi: number;
  /** The movement that it may spend on this path. */
  readonly leftCi: number;
  readonly touches: readonly string[];
  readonly refusal: Refusal | null;
  readonly intent: I;
  /** Degrees that the figure will look to at the end; left out if the player has no say in it. */
  readonly facing?: number;
  readonly note?: PlanNote | null;
  /** The figure that goes, if it is another than the selected one. */
  readonly goer?: string;
}

/** A row of facts about a plan, with the rule that it follows from; null for none. */
export interface PlanRow {
  readonly label: string;
  readonly value: string;
  readonly rule: string | null;
}

/** A move on the desk. */
export interface MovePlan<I, Mode extends string> {
  readonly kind: 'move';
  readonly mode: Mode;
  readonly figure: string;
  /** Waypoints so far. */
  readonly corners: readonly Point[];
  /** Whether the destination is fixed and waits for confirmation. */
  readonly fixed: boolean;
  /** The pointer that drags the figure; null while it is not dragged. */
  readonly drag: Pointing['pointer'] | null;
  /** Height above the table of the next corner; null on the ground. */
  readonly z: number | null;
  /** The figure at which the path is to end, in contact. */
  readonly aim: string | null;
  readonly preview: MovePreview<I> | null;
  /** The movement that is left, and that for a path into contact if it is another; empty for nobody's plan. */
  readonly reachesCi?: readonly number[];
}

/** Whether a path merely follows the pointer, and nothing of it is decided. */
export const followsPointer = ({
  fixed,
  drag,
  corners,
}: Pick<MovePlan<unknown, string>, 'fixed' | 'drag' | 'corners'>) => !fixed && drag === null && corners.length === 0;

/** The figure that goes, the state, and its player's seat. */
export interface Walker<S, Mode extends string = string> {
  readonly state: Frozen<S>;
  readonly seat: Seat;
  readonly figure: string;
  readonly mode: Mode;
  /** Degrees that the player wants it to look to at the end; null or left out for the game's own proposal. */
  readonly facing?: number | null;
}

/** A way of going in one game: on foot, through the air, as a load. */
export interface GoUse<S, I, Mode extends string = string> {
  /** The path along these corners, from the rules' own plan; the corners of a flight have heights. */
  along(walker: Walker<S, Mode>, corners: readonly (Point | Point3)[], stopAt: string | null): Walk<I>;
  /** The movement left for it; with `contact`, that for a path into contact, if the game has more for that. */
  left(walker: Walker<S, Mode>, contact: boolean): number;
  /** The cost of one leg on the ground. */
  cost(walker: Walker<S, Mode>, from: Point, to: Point): number;
  /** Whether one leg is free of obstacles, whatever it costs. */
  isFree(walker: Walker<S, Mode>, from: Point, to: Point): boolean;
  /** Whether a refusal is about an obstacle, which a way round may avoid. */
  isObstacle(refusal: Refusal): boolean;
  /** Whether a way round obstacles is searched. */
  readonly goesRound: boolean;
  /** Whether a path is cut where the movement ends. */
  readonly isCut: boolean;
  size(state: Frozen<S>): { readonly widthCi: number; readonly heightCi: number };
  place(state: Frozen<S>, figure: string): Point | null;
  radius(state: Frozen<S>, figure: string): number;
  /** The figures that a pointer near them means: enemies, mounts. */
  snaps(walker: Walker<S, Mode>): readonly string[];
}

/** Heights of a flight. */
export interface Flight<S> {
  readonly ceilingCi: number;
  readonly stepCi: number;
  /** The first height of a figure. */
  first(state: Frozen<S>, figure: string): number;
  /** The height at which a flight to a figure here ends. */
  endAt(state: Frozen<S>, at: Point): number;
}

/** The act that follows a move into contact, or that a figure in contact does instead of a move. */
export interface Next<S> {
  targets(state: Frozen<S>, figure: string): readonly string[];
  use(target: string): void;
}

/** The answers of a game, besides the way itself, to a tool that moves a figure. */
export interface GoHands<S, I, Mode extends string> {
  readonly way: GoUse<S, I, Mode>;
  readonly mode: Mode;
  /** The destination that is planned as soon as the tool is taken; null or left out for none. */
  first?(walker: Walker<S, Mode>): Point | null;
  /** Whether a figure that was dragged with the mouse goes as soon as it is released. */
  readonly atOnce: boolean;
  readonly flight: Flight<S> | null;
  readonly next: Next<S> | null;
  /** Enemies, the nearest first. */
  enemies(state: Frozen<S>, figure: string): readonly string[];
  isOwn(state: Frozen<S>, seat: Seat | null, figure: string): boolean;
  /** Whether a tap on this own figure plans a path to it instead of selecting it. */
  lifts(walker: Walker<S, Mode>, figure: string): boolean;
  /** Whether a path was meant to end at a figure and does not reach it: then it is not sent at once. */
  misses(walker: Walker<S, Mode>, plan: MovePlan<I, Mode>): boolean;
  /** Notes for the player before this move: who would see its end, what it provokes. */
  notes?(walker: Walker<S, Mode>, preview: MovePreview<I>): readonly PlanRow[];
}
