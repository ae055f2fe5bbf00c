import type { FigureArt } from './figure-art';

/**
 * How the camera looks at drawings: px per ci, the size of drawings (`figureScale`), and the step that textures are drawn for
 * (`densityStep`).
 */
export interface Look {
  readonly art: FigureArt;
  readonly scale: number;
  readonly drawing: number;
  readonly step: number;
  readonly pixelRatio: number;
  readonly heightCi: number;
}

/** Radius of the smallest base disc, in px at the reference zoom. */
export const LEAST_DISC = 11;
