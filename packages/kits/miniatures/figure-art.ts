/** How a table's figures are drawn: a game brings them, so that the table knows none. */
import type { Point } from '@dwo/kernel';
import type { Tone } from '../art/palette';

/** The parts of a drawing that depend on the moment. */
export interface DrawingOptions {
  readonly state?: 'normal' | 'dead';
  /** Drawing units; how heavy the outline is. */
  readonly outline?: number;
  /** Name of a player's plastic. */
  readonly plastic?: string;
  /** Degrees by which a gun is turned in the drawing. */
  readonly gun?: number;
  /** Pixels. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Measures of a drawing, in its own units. */
export interface DrawingMetrics {
  readonly width: number;
  readonly height: number;
  /** The feet. */
  readonly anchor: Point;
  readonly head: Point;
  readonly muzzle: Point;
  /** From the feet to the highest point. */
  readonly tall: number;
  readonly length: number;
  /** Pixels of one unit at the reference zoom, for figures of one size; null for those that are as long as their model. */
  readonly unit: number | null;
}

/** The drawings of a game's figures. */
export interface FigureArt {
  /** The drawing for a name, or what stands for a name without one. */
  known(name: string): string;
  metrics(name: string, options: DrawingOptions): DrawingMetrics;
  /** SVG markup. */
  svg(name: string, options: DrawingOptions): string;
  /** Weight of an outline for a figure that is shown with so many pixels a unit. */
  outline(pixelsPerUnit: number): number;
  /** How a gun turned by so many degrees is drawn on a figure that looks to the left or to the right. */
  gun(facing: number, left: boolean): number;
  /** An open parachute over the place where its lines meet. */
  readonly canopy: {
    readonly width: number;
    readonly height: number;
    markup(tone: Tone, outline: number): string;
  };
}
