/** The direction of an arrow key on the table. */
import type { Point } from '@dwo/kernel';

/** An arrow key. */
export type Arrow = 'left' | 'right' | 'up' | 'down';

const HEADINGS: Readonly<Record<Arrow, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: 1 },
  down: { x: 0, y: -1 },
};

/** The table direction of an arrow key, for a table that is seen upright or sideways with its lower edge at the left. */
export function headingOf(arrow: Arrow, sideways: boolean): Point {
  const { x, y } = HEADINGS[arrow];
  return sideways ? { x: 0 - y, y: x } : { x, y };
}
