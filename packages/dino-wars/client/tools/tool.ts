/** One class per interaction. A tool reads the state and lays plans on the desk; only `Bench.wish` reaches the referee. */
import type { FigureId, Intent, State } from '@dwo/dino-wars';
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { Notice } from '@dwo/kits/shell/store';
import type { Plan } from './plan';

/** The parts of the match that a tool may see and use. */
export interface Bench {
  /** The referee's newest state, never the one that is still being told. */
  state(): Frozen<State>;
  seat(): Seat | null;
  plan(): Plan;
  lay(plan: Plan): void;
  say(notice: Notice | null): void;
  /** Selects a figure, or none; the fitting tool takes over. */
  select(figure: FigureId | null): void;
  /** Returns to the tool that fits the selected figure. */
  rest(): void;
  /** Sends an intent; false if it was refused, which the player was told. */
  wish(intent: Intent): Promise<boolean>;
  /** The direction on the table of an arrow key, as the table is seen; a vector of length 1. */
  heading(arrow: Arrow): Point;
}

import type { Arrow } from '@dwo/kits/miniatures/heading';

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
}
