/** How the eye looks: pixels per Ci, of drawings, and the step that textures are drawn for. */
export interface Look {
  readonly scale: number;
  readonly drawing: number;
  readonly step: number;
  readonly pixelRatio: number;
  readonly heightCi: number;
}
