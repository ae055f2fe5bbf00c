/** How far drawings of people step aside on their bases, so that two in contact do not hide each other. */

/** A person as it is drawn: the middle of the base in px of the screen, and the px that it may step aside. */
export interface Standee {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly most: number;
}

/** The room of one drawing, in px of the screen. */
export interface Room {
  readonly width: number;
  readonly height: number;
}

/**
 * The px to the right (or left, if negative) by person: of two whose drawings would overlap, each takes half of what is
 * missing. Those who stand free, or between two others, stay.
 */
export function asides(people: readonly Standee[], { width, height }: Room): ReadonlyMap<string, number> {
  const row = [...people].sort((a, b) => a.x - b.x || (a.id < b.id ? -1 : 1));
  const steps = new Map<string, number>();
  const push = ({ id }: Standee, by: number) => steps.set(id, (steps.get(id) ?? 0) + by);
  for (const [at, left] of row.entries()) {
    for (let next = at + 1; next < row.length; next++) {
      const right = row[next];
      if (right === undefined || right.x - left.x >= width) break;
      if (Math.abs(right.y - left.y) >= height) continue;
      const missing = (width - (right.x - left.x)) / 2;
      push(left, -missing);
      push(right, missing);
    }
  }
  const most = new Map(people.map((each) => [each.id, each.most]));
  return new Map([...steps].map(([id, by]) => [id, Math.max(-(most.get(id) ?? 0), Math.min(most.get(id) ?? 0, by))]));
}
