/** One class per interaction. A tool reads the state and lays plans on the desk; only `Bench.wish` reaches the referee. */
import type { Frozen, Point, Point3, Refusal, Seat } from '@dwo/kernel';
import type { Notice } from '../../shell/store';
import type { Arrow } from '../heading';
import type { Pointing } from '../model';

/** The parts of the match that a tool may see and use. `P` is what lies on the desk: the plans of all tools of the game. */
export interface Bench<S, I, P> {
  /** The referee's newest state, never the one that is still being told. */
  state(): Frozen<S>;
  seat(): Seat | null;
  plan(): P;
  lay(plan: P): void;
  say(notice: Notice | null): void;
  /** Selects a figure, or none; the fitting tool takes over. */
  select(figure: string | null): void;
  /** Tells a player who has nobody selected to choose a figure; false if none is selected because none can act. */
  astray(): boolean;
  /** Returns to the tool that fits the selected figure. */
  rest(): void;
  /** Why the rules would refuse an intent; null if they would not. */
  whyNot(intent: I): Refusal | null;
  /** The notice for a refusal. */
  explain(refusal: Refusal): Notice;
  /** Sends an intent; false if it was refused, which the player was told. */
  wish(intent: I): Promise<boolean>;
  /** The direction on the table of an arrow key, as the table is seen; a vector of length 1. */
  heading(arrow: Arrow): Point;
}

/** A tool answers for itself: an act that it leaves out does nothing while it is in use. */
export interface Tool {
  readonly name: string;
  /** Called when the tool becomes active. */
  enter(): void;
  /** A gesture of the pointer; true from `down` keeps the drag for this tool. */
  point(pointing: Pointing): boolean;
  /** Enter, F, or the red button. */
  confirm(): void;
  /** Escape or Back: one step back; true if there was one. */
  cancel(): boolean;
  /** An arrow key: the next target, corner or degree. */
  arrow(arrow: Arrow): void;
  /** Called when the state has changed. */
  refresh(): void;

  /** Whether nothing is planned with it: a confirmation then means the figure's first ability. */
  readonly rests?: boolean;
  /** Whether it takes every press: one on another figure does not select that. */
  readonly holds?: boolean;
  /** Whether a tap on an own figure is for this tool, and does not select that figure. */
  means?(figure: string): boolean;
  /** Whether a second tap on the same spot selects what lies below, although it holds. */
  readonly yields?: boolean;
  /** Whether a press on the selected figure's notch begins to turn that figure. */
  readonly notched?: boolean;
  /** The part of a figure that it turns; another tool that turns anything turns what it puts down, and keeps doing that. */
  readonly of?: string;
  /** Aims at, charges or goes to a figure. */
  goFor?(target: string): void;
  /** Aims at a figure that is proposed to the player; left out by a tool to which that is the same. */
  propose?(target: string): void;
  goToPoint?(to: Point): void;
  /** Plans a whole path, up to a figure if one is named. */
  follow?(path: readonly (Point | Point3)[], stopAt: string | null): void;
  /** Makes the end of the path a waypoint. */
  pin?(): void;
  /** Undoes the last waypoint; false if there is none. */
  unpin?(): boolean;
  /** Changes the height of the next corner of a flight. */
  climb?(byCi: number): void;
  climbTo?(z: number): void;
  turn?(degrees: number): void;
  /** Turns to a facing, in degrees on the table. */
  turnTo?(degrees: number): void;
  /** False while its `turn` has nothing to turn, so that another tool may. */
  readonly turns?: boolean;
  takeWeapon?(weapon: string): void;
  /** Chooses the third party of an attack, such as a spotter. */
  takeThird?(figure: string): void;
  /** Adds a figure to a group, or removes it: only a tool of several figures has it. */
  toggle?(figure: string): void;
  /** The next figure of a group, or the one before; false if there is none. */
  step?(step: 1 | -1): boolean;
}
