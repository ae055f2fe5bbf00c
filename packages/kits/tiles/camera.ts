/** The camera over a table of tiles: how large a tile is, and what lies in the middle of the window. */
import type { Box } from './grid';

export interface Window {
  readonly width: number;
  readonly height: number;
}

/** `size` is the side of a tile in pixels; `x` and `y` is the corner of the box in the window. */
export interface Camera {
  readonly size: number;
  readonly x: number;
  readonly y: number;
}

export const SMALLEST = 34;
export const LARGEST = 220;

const within = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value));

/** The whole box as large as the window holds it, in its middle. */
export function fitted({ columns, rows }: Box, { width, height }: Window, largest = LARGEST): Camera {
  const size = Math.floor(within(Math.min(width / columns, height / rows), SMALLEST, largest));
  return { size, x: Math.round((width - size * columns) / 2), y: Math.round((height - size * rows) / 2) };
}

/** Nearer or farther by a factor, with the point of the window at rest; never so far that a tile is smaller than `SMALLEST`. */
export function zoomed({ size, x, y }: Camera, factor: number, at: { readonly x: number; readonly y: number }): Camera {
  const next = within(size * factor, SMALLEST, LARGEST);
  const by = next / size;
  return { size: next, x: at.x - (at.x - x) * by, y: at.y - (at.y - y) * by };
}

/** Moved by so many pixels; at least one tile of the box stays in the window. */
export function panned(camera: Camera, dx: number, dy: number, box: Box, window: Window): Camera {
  const { size } = camera;
  return {
    size,
    x: within(camera.x + dx, size - size * box.columns, window.width - size),
    y: within(camera.y + dy, size - size * box.rows, window.height - size),
  };
}
