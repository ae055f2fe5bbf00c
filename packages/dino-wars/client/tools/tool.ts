/** One class per interaction. A tool reads the state, lays plans on the desk, and only `Bench.wish` reaches the referee. */
import type { FigureId, Intent, State } from '@dwo/dino-wars';
import type { Frozen, Point, Seat } from '@dwo/kernel';
import type { Pointing } from '@dwo/kits/miniatures/model';
import type { Notice } from '@dwo/kits/shell/store';
import type { Plan } from './plan';

/** The parts of the world that a tool may see and use. */
export interface Bench {
  /** The referee's state, never the one that is still being told. */
  state(): Frozen<State>;
  seat(): Seat | null;
  plan(): Plan;
  lay(plan: Plan): void;
  say(notice: Notice | null): void;
  /** Chooses a figure, or none; the tool that fits it takes over. */
  select(figure: FigureId | null): void;
  /** Goes back to the tool that fits the selected figure. */
  rest(): void;
  /** Asks the referee; false if it was refused, which the player has been told then. */
  wish(intent: Intent): Promise<boolean>;
  /** The direction on the table, of length 1, in which an arrow key points as the table is seen. */
  heading(arrow: Arrow): Point;
}

import type { Arrow } from '@dwo/kits/miniatures/heading';

export interface Tool {
  readonly name: string;
  /** Taken into the hand. */
  enter(): void;
  /** The pointer did something; true from `down` keeps the drag for this tool. */
  point(pointing: Pointing): boolean;
  /** Enter, F, or the red button. */
  confirm(): void;
  /** Escape or Back: one step back; true if there was one. */
  cancel(): boolean;
  /** An arrow key: the next target, corner or degree. */
  arrow(arrow: Arrow): void;
  /** The state changed under it. */
  refresh(): void;
}
