/** What a player may wish. Shapes only; `check` says whether a wish is allowed. */
import type { Point } from '@dwo/kernel';
import type { HandWeapon } from './data/weapons';
import type { FigureId, StandingOrder } from './state';

export type Intent =
  | Move
  | Overrun
  | Face
  | EndMove
  | ClosingFire
  | TimeOut
  | Fire
  | Attack
  | Order
  | Done
  | Resume
  | AgreeEnd
  | Resign;

/** Move a dinosaur (phase 1) or a soldier (phase 4) along `path`, corner by corner from where it stands. */
export interface Move {
  readonly type: 'move';
  readonly figure: FigureId;
  readonly path: readonly Point[];
  /** Stop the last leg at gap 0 to this figure (DW-R-3). */
  readonly stopAt: FigureId | null;
}

/** A dinosaur attacks a figure it touches, in the middle of its move (DW-OVER-1). */
export interface Overrun {
  readonly type: 'overrun';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** Turn a dinosaur in phase 1 (DW-R-9). */
export interface Face {
  readonly type: 'face';
  readonly figure: FigureId;
  readonly facing: number;
}

/** End a dinosaur's move (DW-MOVE-8). */
export interface EndMove {
  readonly type: 'endMove';
  readonly figure: FigureId;
}

/** Answer an overrun: fire `weapon`, or hold with null (DW-CLOSE-4). */
export interface ClosingFire {
  readonly type: 'closingFire';
  readonly figure: FigureId;
  readonly weapon: HandWeapon | null;
}

/** The clock answers an overrun: fire best, and remember that nobody did (DW-R-17). */
export interface TimeOut {
  readonly type: 'timeOut';
  readonly figure: FigureId;
}

/** An army attack in phase 2 or 5. */
export interface Fire {
  readonly type: 'fire';
  readonly figure: FigureId;
  readonly weapon: HandWeapon;
  readonly target: FigureId;
}

/** A dinosaur's attack of phase 3 (DW-DATK-1). */
export interface Attack {
  readonly type: 'attack';
  readonly figure: FigureId;
  readonly target: FigureId;
}

/** A standing order for one soldier, or with null for all of the seat's (DW-R-17). Allowed at any time. */
export interface Order {
  readonly type: 'order';
  readonly figure: FigureId | null;
  readonly order: StandingOrder;
}

/** This seat has finished the phase. */
export interface Done {
  readonly type: 'done';
}

/** Take `done` back while the phase lasts. */
export interface Resume {
  readonly type: 'resume';
}

/** Agree, or no longer agree, to end a stalled game by points (DW-R-97). */
export interface AgreeEnd {
  readonly type: 'agreeEnd';
  readonly agreed: boolean;
}

/** Want to give up, or no longer; a side resigns when all its players want to (DW-R-100). */
export interface Resign {
  readonly type: 'resign';
  readonly agreed: boolean;
}
