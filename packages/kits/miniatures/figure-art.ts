/** How the figures of a table are drawn. Each game provides its own, so that the table knows none. */
import type { Point } from '@dwo/kernel';
import type { Tone } from '../art/palette';

/** The parts of a drawing that depend on the moment. */
export interface DrawingOptions {
  readonly state?: 'normal' | 'dead';
  /** Weight of the outline, in units of the drawing. */
  readonly outline?: number;
  /** Name of a player's plastic colour. */
  readonly plastic?: string;
  /** Degrees by which a gun is turned within the drawing. */
  readonly gun?: number;
  /** Size in px. */
  readonly size?: { readonly width: number; readonly height: number };
}

/** Measures of a drawing, in its own units. */
export interface DrawingMetrics {
  readonly width: number;
  readonly height: number;
  /** The point between the feet. */
  readonly anchor: Point;
  readonly head: Point;
  readonly muzzle: Point;
  /** Height from the feet to the highest point. */
  readonly tall: number;
  readonly length: number;
  /**
   * Px of one unit at the reference zoom, for figures that are all drawn at one size; null for figures that are as long as
   * their model.
   */
  readonly unit: number | null;
}

/** The drawings of a game's figures. */
export interface FigureArt {
  /** The drawing's name, or the name of a stand-in if there is no such drawing. */
  known(name: string): string;
  metrics(name: string, options: DrawingOptions): DrawingMetrics;
  /** SVG markup. */
  svg(name: string, options: DrawingOptions): string;
  /** The weight of an outline for a figure that is shown with this many px per unit. */
  outline(pixelsPerUnit: number): number;
  /** The degrees at which a turned gun is drawn on a figure that looks left or right. */
  gun(facing: number, left: boolean): number;
  /** An open parachute above the point where its lines meet. */
  readonly canopy: {
    readonly width: number;
    readonly height: number;
    markup(tone: Tone, outline: number): string;
  };
}
