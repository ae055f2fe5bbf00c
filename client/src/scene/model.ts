/**
 * What the board is told to show. The scene knows no rules: it gets figures, marks and effects in scale hundredths of an
 * inch and says where somebody pointed.
 */
import type { Point } from '@dwo/kernel';

/** A name of `art/figures`, e.g. `tyrannosaurus`, `soldier-rifle`, `soldier-nco`. */
export type ArtId = string;

export interface Token {
  readonly id: string;
  readonly art: ArtId;
  /** Spoken and shown on hover: "Sgt. Orr, NCO, rifle". */
  readonly name: string;
  readonly side: 'army' | 'dinosaurs';
  /** Which player of that side, 0 to 2: emblem and plate colour. */
  readonly player: number;
  readonly rank: 'enlisted' | 'nco' | 'leader' | 'hero' | null;
  readonly x: number;
  readonly y: number;
  readonly radiusCi: number;
  /** Length of the model, for the size of the drawing; null for soldiers. */
  readonly lengthCi: number | null;
  readonly facing: number;
  /** Life points left and at most; null for soldiers. */
  readonly life: { readonly now: number; readonly max: number } | null;
  readonly alive: boolean;
  /** `ready` can still act in this phase, `acted` has, `idle` is not asked. */
  readonly readiness: 'ready' | 'acted' | 'idle';
}

/** A straight or bent way with what it costs: the tape measure of the mock-up. */
export interface PathMark {
  /** Where it stands, corners, end. */
  readonly points: readonly Point[];
  readonly radiusCi: number;
  readonly legal: boolean;
  /** Shown at the end: `6.0" of 6"`. */
  readonly label: string;
  /** Ids of figures it will touch at its end. */
  readonly touches: readonly string[];
}

/** A line of sight or fire from figure to figure with its length. */
export interface AimMark {
  readonly from: string;
  readonly to: string;
  readonly label: string;
  readonly legal: boolean;
}

/** A disc round a base's edge: weapon range or movement reach. */
export interface RangeMark {
  readonly figure: string;
  /** From the edge of the figure's base. */
  readonly rangeCi: number;
  readonly tone: 'range' | 'reach';
}

/** A front arc, drawn while aiming. */
export interface ArcMark {
  readonly figure: string;
  /** Either side of the facing. */
  readonly halfAngle: number;
}

export interface SceneModel {
  readonly table: {
    readonly widthCi: number;
    readonly heightCi: number;
    readonly terrain: readonly {
      readonly id: string;
      readonly kind: string;
      readonly outline: readonly Point[];
      /** Printed on it: `HILL 4"`. */
      readonly label?: string;
    }[];
  };
  readonly tokens: readonly Token[];
  readonly selected: string | null;
  /** The figure aimed at or about to be overrun. */
  readonly target: string | null;
  /** Figures that may be chosen as target now. */
  readonly candidates: readonly string[];
  readonly path: PathMark | null;
  readonly aim: AimMark | null;
  readonly ranges: readonly RangeMark[];
  readonly arcs: readonly ArcMark[];
}

/** Something to see once. Effects play in order; the model already shows what comes after them. */
export type Effect =
  | { readonly type: 'glide'; readonly figure: string; readonly path: readonly Point[] }
  | { readonly type: 'tracer'; readonly from: string; readonly to: string; readonly hit: boolean }
  | {
      readonly type: 'burst';
      readonly figure: string;
      readonly word: string;
      readonly tone: 'bang' | 'bite' | 'miss' | 'luck' | 'auto';
    }
  | { readonly type: 'number'; readonly figure: string; readonly text: string }
  | { readonly type: 'death'; readonly figure: string };

/**
 * Where somebody pointed, already in table units; `figure` is what was hit, generously. Every `down` is followed by
 * exactly one of `up` (it was dragged and taken), `tap` (it stayed in place, taken or not) and `cancel` (it became a
 * pan or a pinch, or the system took it away). `move` comes only between a taken `down` and its end, `hover` only with
 * no button down; leaving the table is a `hover` with no figure.
 */
export interface Pointing {
  readonly type: 'down' | 'move' | 'up' | 'tap' | 'hover' | 'cancel';
  readonly at: Point;
  readonly figure: string | null;
  /** True from the first `move` of a taken drag to its end: the camera stays still meanwhile. */
  readonly dragging: boolean;
  readonly pointer: 'mouse' | 'touch' | 'pen';
}

/** The board as `tools` and `screens` see it. */
export interface Scene {
  /** Draws what changed since the last model. */
  show(model: SceneModel): void;
  /**
   * Resolves when the last effect has been seen or skipped. Call `show` with what comes after them first, in the same
   * turn of the event loop: a mover is held at its path's start, a killed figure upright and a life ring full until
   * their effect has come.
   */
  play(effects: readonly Effect[]): Promise<void>;
  skip(): void;
  /** Every pointer gesture that is not a pan or a zoom; return true from `down` to take the drag. */
  onPointing(listener: (pointing: Pointing) => boolean): () => void;
  /** Eases the camera to these figures; whole table with none. */
  focus(figures: readonly string[]): void;
  zoom(factor: number): void;
  /** Called after the camera or the view's size has changed, for cards that stand beside a figure. */
  onView(listener: () => void): () => void;
  /** Position of a figure in CSS pixels from the host's upper left and its base's radius; null if outside the view. */
  screenOf(figure: string): { readonly x: number; readonly y: number; readonly radius: number } | null;
  setMotion(motion: 'full' | 'reduced'): void;
  /** How many times faster than designed effects play; 1 at first. */
  setPace(factor: number): void;
  destroy(): void;
}
