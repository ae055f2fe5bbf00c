import type { FigureArt } from './figure-art';

/** How the eye looks: the game's drawings, pixels per Ci, of drawings, and the step that textures are drawn for. */
export interface Look {
  readonly art: FigureArt;
  readonly scale: number;
  readonly drawing: number;
  readonly step: number;
  readonly pixelRatio: number;
  readonly heightCi: number;
}
