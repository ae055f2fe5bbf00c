/** A hint at a table of miniatures: what a strong player would do, what it gains and risks, and what the next best is. */

import type { Advice, Frozen, Point, Point3, Seat, Tagged } from '@dwo/kernel';
import type { Stand, Threat } from '../danger/contract';
import type { Mark } from '../mark-model';
import type { AimMark, WayMark } from '../model';

/** A question to the worker: a view, and the seat that decides. */
export interface HintQuestion<S = object> {
  readonly view: Frozen<S>;
  readonly seat: Seat;
  /** The figure that the player has chosen, if it can still act: the hint is about it. Left out for none. */
  readonly figure?: string | null;
  /** Notes of the player that the view does not hold, in the game's own text. Left out for none. */
  readonly notes?: readonly string[];
}

/** An answer of the worker. */
export interface Hinted<I = Tagged> {
  readonly advice: Advice<I>;
  /** The enemies that could harm the acting figure once it has acted, the highest chance first; null for an act of no figure. */
  readonly risks: readonly Threat[] | null;
  /** Whether no better answer follows. */
  readonly final: boolean;
  /** The chosen figure, if nothing that it could do is worth a hint: the advice is about another one. Left out for none. */
  readonly stays?: string;
  /** The figure that did something instead, in a review: it is better left alone where the choice ends the step. Default: none. */
  readonly instead?: string | null;
}

/** The figure that acts, and its place afterwards; null for where it stands. */
export interface Acting {
  readonly figure: string;
  readonly at: Stand | null;
}

/** An intent as a player would plan it with the tools of the table, in the units of the scene. Nothing is sent by it. */
export interface Laying {
  readonly figure: string;
  /** The tool, by the id of its use; the one that opens first if left out. */
  readonly use?: string;
  readonly path?: readonly (Point | Point3)[];
  readonly stopAt?: string | null;
  readonly weapon?: string;
  readonly target?: string;
  readonly third?: string | null;
  /** The facing at the end, in degrees on the table; as the tool has it if left out. */
  readonly facing?: number | null;
}

/** A hint in words, at most three lines. */
export interface HintWords {
  /** The act with its exact odds. */
  readonly does: string;
  /** Its gain and its risk; empty for none. */
  readonly worth: string;
  /** The next best; empty for none. */
  readonly next: string;
}

/** The part of a scene that shows a plan before it is made. */
export interface Ghost {
  readonly way: WayMark | null;
  readonly aim: AimMark | null;
  /** The figures that it puts down, at their places; left out for none. */
  readonly stands?: readonly Mark[];
}

/** A hint as it is shown. */
export interface HintShow extends HintWords {
  readonly ghost: Ghost | null;
  /** Lays the act out as a plan; null for an act that needs none. */
  readonly plan: (() => void) | null;
}
