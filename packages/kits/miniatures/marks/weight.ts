/** The weight of lines at a drawing scale: grows and shrinks with the figures, but less. */
export function lineWeight(drawing: number): number {
  return Math.min(2, Math.max(0.75, drawing));
}
