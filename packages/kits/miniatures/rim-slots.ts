/** The slots for small signs on the rim of a base, so that none covers another. Angles in radians, clockwise on screen. */

const TURN = 2 * Math.PI;

/** The smaller angle between two directions. */
export function apart(a: number, b: number): number {
  const off = (((a - b) % TURN) + TURN) % TURN;
  return Math.min(off, TURN - off);
}

/**
 * The angles of up to `count` slots on a circle of `radius`, from the lower right counter-clockwise. Each is `width` wide, and
 * none overlaps a taken angle. Fewer if the circle is full.
 */
export function rimSlots(count: number, radius: number, width: number, taken: readonly number[]): readonly number[] {
  const step = Math.min(Math.PI, 2 * Math.asin(Math.min(1, width / 2 / Math.max(radius, 1))));
  const slots: number[] = [];
  const start = Math.PI / 4;
  for (let turned = 0; turned < TURN - 1e-6 && slots.length < count; turned += step / 6) {
    const angle = start - turned;
    const free = [...taken, ...slots].every((other) => apart(angle, other) >= step - 1e-6);
    if (free) slots.push(angle);
  }
  return slots;
}
