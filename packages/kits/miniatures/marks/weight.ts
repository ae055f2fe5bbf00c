/** How heavy lines are drawn at a drawing scale: they grow and shrink with the toys, but less. */
export function lineWeight(drawing: number): number {
  return Math.min(2, Math.max(0.75, drawing));
}
